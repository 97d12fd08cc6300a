// Keeps what the boards of the page tell, and what the policy of the page forbids.
globalThis.log = [];
globalThis.forbidden = [];
for (const type of ["beforemove", "move", "turn", "gameover", "error", "change", "puzzle-solved", "puzzle-failed", "puzzle-hint"]) {
  document.addEventListener(type, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { move, error, by, turn, fen } = event.detail;
    const stands = event.target.model?.snapshot.fen;
    globalThis.log.push({ type, move: move?.uci, code: error?.code, message: error?.message, by, turn, fen, stands });
  });
}
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  globalThis.forbidden.push(`${violatedDirective} ${blockedURI}`);
});
