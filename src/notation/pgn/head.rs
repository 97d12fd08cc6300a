use super::error::{MOST_TAGS, syntax};
use super::lexer::Token;
use super::{PgnError, PgnFault, PgnGame, Tag};
use crate::rules::{self, Rules};

/// The tags of a game.
#[derive(Default)]
pub(super) struct Head {
    pub tags: Vec<Tag>,
    /// The line of the last one.
    pub line: usize,
    /// The first thing in them that is wrong.
    pub error: Option<PgnError>,
}

/// The tags that say what is played. Of two of them nobody knows which is meant.
const DECISIVE: [&str; 3] = ["Variant", "Options", "FEN"];

impl Head {
    /// Whether it goes on with that token, or a line that should have been a tag.
    ///
    /// A name that is there already, on a line that does not follow, is one of the next game.
    pub fn takes(&self, token: &Token, line: usize) -> bool {
        match token {
            Token::Tag(name, _) => !self.has(name) || line <= self.line + 1,
            Token::Wrong(text, _) => text.starts_with('['),
            _ => false,
        }
    }

    pub fn note(&mut self, token: Token, line: usize) {
        match token {
            Token::Tag(name, value) => {
                if self.tags.len() == MOST_TAGS {
                    let (things, most) = ("tags of a game", MOST_TAGS);
                    self.refuse(line, PgnFault::TooMuch { things, most });
                } else {
                    if DECISIVE.contains(&name) && self.has(name) {
                        self.refuse(line, syntax(name, "one tag of that name"));
                    }
                    let name = name.to_owned();
                    self.tags.push(Tag { name, value });
                }
            }
            Token::Wrong(text, expected) => self.refuse(line, syntax(text, expected)),
            _ => {}
        }
        self.line = line;
    }

    fn has(&self, name: &str) -> bool {
        self.tags.iter().any(|tag| tag.name == name)
    }

    fn refuse(&mut self, line: usize, fault: PgnFault) {
        self.error.get_or_insert(PgnError {
            line,
            turn: None,
            fault,
        });
    }
}

/// What the tags say is played.
pub(super) fn rules_of(game: &PgnGame) -> Result<Rules, PgnFault> {
    let variant = game.tag("Variant").ok_or(PgnFault::NoVariant)?;
    let named = rules::all().iter().find(|ruleset| {
        let names = [ruleset.id, ruleset.name];
        names.iter().any(|name| name.eq_ignore_ascii_case(variant))
    });
    let id = named.map_or(variant, |ruleset| ruleset.id);
    let text = game.tag("Options").unwrap_or_default();
    let mut options = Vec::new();
    for option in text.split_whitespace() {
        let pair = option.split_once('=').ok_or_else(|| PgnFault::Options {
            text: crate::excerpt(text),
        })?;
        options.push(pair);
    }
    Ok(Rules::new(id, options)?)
}
