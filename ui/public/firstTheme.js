// Before the first paint: the theme that was chosen in this browser, as ui/shell/applyTheme.ts keeps it.
try {
  const theme = localStorage.getItem('pressluft.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that refuses storage keeps no choice.
}
