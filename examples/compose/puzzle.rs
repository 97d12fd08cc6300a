use crate::setting::Setting;

/// A position with one solution.
pub struct Puzzle {
    pub variant: &'static str,
    pub options: Vec<(String, String)>,
    pub fen: String,
    pub goal: &'static str,
    /// The letter of the man who is gained.
    pub man: Option<char>,
    pub turns: Option<u32>,
    /// The main line in coordinates, or a square.
    pub solution: Vec<String>,
    pub clauses: Vec<&'static str>,
    pub themes: Vec<&'static str>,
    /// From 1, easy, to 5.
    pub difficulty: u32,
    /// Where it is from, if not out of nothing.
    pub source: Option<String>,
}

impl Puzzle {
    /// About a setting, with nothing asked yet.
    pub fn about(setting: &Setting) -> Puzzle {
        Puzzle {
            variant: setting.arguments.rules.ruleset().id,
            options: setting.arguments.options.clone(),
            fen: setting.fen.clone(),
            goal: "",
            man: None,
            turns: None,
            solution: Vec::new(),
            clauses: Vec::new(),
            themes: Vec::new(),
            difficulty: 1,
            source: setting.source.clone(),
        }
    }

    /// Equal for puzzles that are much alike: the same men, the same key from the same kind of square.
    pub fn likeness(&self) -> String {
        let mut men: Vec<char> = self
            .fen
            .split(' ')
            .next()
            .unwrap_or_default()
            .chars()
            .filter(char::is_ascii_alphabetic)
            .collect();
        men.sort_unstable();
        let men: String = men.into_iter().collect();
        let key = self.solution.first().map_or("", |key| &**key);
        let to: String = key.chars().skip(2).collect();
        format!("{men} {to} {:?}", self.turns)
    }

    pub fn json(&self) -> String {
        let options: serde_json::Map<String, serde_json::Value> = self
            .options
            .iter()
            .map(|(name, value)| (name.clone(), value.clone().into()))
            .collect();
        let mut goal = serde_json::Map::new();
        goal.insert("kind".to_owned(), self.goal.into());
        if let Some(man) = self.man {
            goal.insert("man".to_owned(), man.to_string().into());
        }
        if let Some(turns) = self.turns {
            goal.insert("in".to_owned(), turns.into());
        }
        let mut line = serde_json::json!({
            "variant": self.variant,
            "options": options,
            "fen": self.fen,
            "goal": goal,
            "solution": self.solution,
            "clauses": self.clauses,
            "themes": self.themes,
            "difficulty": self.difficulty,
        });
        if let Some(source) = &self.source {
            line["source"] = source.clone().into();
        }
        line.to_string()
    }
}
