// Before anything is drawn: the theme and the language that were chosen, and the menu put away, so that nothing jumps; in another language
// than English the page waits for its texts. Never throws.
(function () {
  var root = document.documentElement;
  root.classList.add("ready");
  try {
    var theme = localStorage.getItem("buddhibala-theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    var lang = localStorage.getItem("buddhibala-language");
    if (lang === "te" || lang === "hi" || lang === "ur" || lang === "kn") {
      root.lang = lang;
      root.classList.add("untold");
    }
    if (lang === "ur") root.dir = "rtl";
  } catch (_) {
    // A browser may forbid storage: then the page is as the system has it.
  }
})();
