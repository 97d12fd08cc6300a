use super::GameResult;

/// A piece of a PGN text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag(&'a str, String),
    /// `{…}`, or `;` to the end of the line.
    Comment(String),
    /// `$1`, or `!` and the like after a move.
    Nag(u8),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `1-0` and the like.
    Result(GameResult),
    /// A move. Its number is left out.
    Move(&'a str),
    /// What is none of these, with what would be.
    Wrong(&'a str, &'static str),
}

/// Cuts a text into tokens, each with the number of its line, from 1.
pub(super) struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    at_line_start: bool,
}

/// The traditional signs after a move, in the order of their numbers from 1.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            line: 1,
            at_line_start: true,
        }
    }

    /// Takes `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.at_line_start = taken.ends_with('\n') || (taken.is_empty() && self.at_line_start);
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|sign| !wanted(sign));
        self.take(end.unwrap_or(self.rest.len()))
    }

    /// Takes up to and with `end`; without it if the text ends before.
    fn take_through(&mut self, end: char) -> Option<&'a str> {
        let length = self.rest.find(end)?;
        let taken = self.take(length);
        self.take(end.len_utf8());
        Some(taken)
    }

    fn comment(&mut self) -> Token<'a> {
        self.take(1);
        match self.take_through('}') {
            Some(text) => Token::Comment(words(text)),
            None => Token::Wrong(
                self.take(self.rest.len()),
                "a comment that is closed with }",
            ),
        }
    }

    fn tag(&mut self) -> Token<'a> {
        const EXPECTED: &str = "a tag like [White \"A. Player\"] on one line";
        if let Some((name, value, length)) = read_tag(self.rest) {
            self.take(length);
            Token::Tag(name, value)
        } else {
            let line = self.rest.lines().next().unwrap_or_default();
            Token::Wrong(self.take(line.len()), EXPECTED)
        }
    }

    fn nag(&mut self) -> Token<'a> {
        let text = self.rest;
        self.take(1);
        let digits = self.take_while(|sign| sign.is_ascii_digit());
        let whole = &text[..=digits.len()];
        digits.parse().map_or(
            Token::Wrong(whole, "$ and a number from 0 to 255"),
            Token::Nag,
        )
    }

    fn word(&mut self) -> Option<Token<'a>> {
        let word = self.take_while(|sign| !sign.is_whitespace() && !"{}()[];$!?".contains(sign));
        if let Some(result) = GameResult::from_text(word) {
            return Some(Token::Result(result));
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let number = word[digits..].starts_with('.') || digits == word.len();
        let text = if number {
            word[digits..].trim_start_matches('.')
        } else {
            word
        };
        (!text.is_empty()).then_some(Token::Move(text))
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = (Token<'a>, usize);

    fn next(&mut self) -> Option<(Token<'a>, usize)> {
        loop {
            self.take_while(char::is_whitespace);
            let line = self.line;
            let token = match self.rest.chars().next()? {
                '%' if self.at_line_start => {
                    self.take_while(|sign| sign != '\n');
                    continue;
                }
                '{' => self.comment(),
                ';' => {
                    self.take(1);
                    Token::Comment(words(self.take_while(|sign| !['\n', '\r'].contains(&sign))))
                }
                '[' => self.tag(),
                '(' => {
                    self.take(1);
                    Token::Open
                }
                ')' => {
                    self.take(1);
                    Token::Close
                }
                '$' => self.nag(),
                '!' | '?' => {
                    let signs = self.take_while(|sign| sign == '!' || sign == '?');
                    (1..)
                        .zip(SIGNS)
                        .find_map(|(nag, known)| (known == signs).then_some(Token::Nag(nag)))
                        .unwrap_or(Token::Wrong(signs, "one of ! ? !! ?? !? ?!"))
                }
                '}' | ']' => {
                    Token::Wrong(self.take(1), "a move, a comment, a variation or a result")
                }
                _ => match self.word() {
                    Some(token) => token,
                    None => continue,
                },
            };
            if token == Token::Comment(String::new()) {
                continue;
            }
            return Some((token, line));
        }
    }
}

/// Name, value and length of the tag that a text begins with, all on one line. No more of the text is looked at.
fn read_tag(text: &str) -> Option<(&str, String, usize)> {
    let blank = |sign: char| sign.is_whitespace() && sign != '\n';
    let inside = text.strip_prefix('[')?.trim_start_matches(blank);
    let end = inside.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_')?;
    let (name, rest) = inside.split_at(end);
    let mut signs = rest.trim_start_matches(blank).strip_prefix('"')?.chars();
    let mut value = String::new();
    loop {
        let sign = match signs.next()? {
            '"' => break,
            '\\' => signs.next()?,
            sign => sign,
        };
        if sign == '\n' {
            return None;
        }
        value.push(sign);
    }
    let after = signs.as_str().trim_start_matches(blank);
    let after = after.strip_prefix(']')?;
    (!name.is_empty()).then_some((name, value, text.len() - after.len()))
}

/// A comment's words with single blanks between them. A brace that closes could not be written again.
fn words(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").replace('}', ")")
}
