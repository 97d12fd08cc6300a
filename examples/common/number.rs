/// Reads an argument that is a number.
pub fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse()
        .map_err(|_| format!("{text:?} is no such number"))
}
