import { autorun } from 'mobx';
import type { PreferencesStore } from '../stores/PreferencesStore.ts';

/** Changes to the theme that is not shown. */
export const toggleTheme = (preferences: PreferencesStore): void =>
  preferences.setTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');

/** Sets the page's theme: the chosen one, or the system's as it changes. */
export function applyTheme(preferences: PreferencesStore): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset['theme'] = preferences.theme ?? (system.matches ? 'dark' : 'light');
  };
  system.addEventListener('change', apply);
  autorun(apply);
}
