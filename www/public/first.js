// Before anything is drawn: the theme and the language that were chosen, or else the first language of the browser that the site speaks,
// and the menu put away, so that nothing jumps; in another language than English the page waits for its texts. Never throws.
(function () {
  var root = document.documentElement;
  root.classList.add("ready");
  function kept(key) {
    try {
      return localStorage.getItem("buddhibala-" + key);
    } catch (_) {
      return null; // a browser may forbid storage: then the page is as the system has it
    }
  }
  function spoken(tag) {
    var first = String(tag).toLowerCase().split("-")[0];
    return /^(en|te|hi|ur|kn)$/.test(first) ? first : "";
  }
  var theme = kept("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  var wished = [kept("language")].concat(navigator.languages || [navigator.language]);
  var lang = wished.map(spoken).filter(Boolean)[0] || "en";
  if (lang === "en") return;
  root.lang = lang;
  root.classList.add("untold");
  if (lang === "ur") root.dir = "rtl";
})();
