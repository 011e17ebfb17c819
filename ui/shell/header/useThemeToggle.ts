import { stores, useService } from '../../di/index.ts';
import { toggleTheme } from '../applyTheme.ts';

/** Changes to the theme that is not shown. */
export function useThemeToggle(): () => void {
  const preferences = useService(stores.preferences);
  return () => toggleTheme(preferences);
}
