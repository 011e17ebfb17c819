import { stores, useService } from '../../di/index.ts';
import { shownTheme } from '../applyTheme.ts';

/** Changes to the theme that is not shown. */
export function useThemeToggle(): () => void {
  const preferences = useService(stores.preferences);
  return () => preferences.setTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}
