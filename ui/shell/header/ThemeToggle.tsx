import { useLingui } from '@lingui/react';
import { stores, useService } from '../../di/index.ts';
import { Icon } from '../../kit/index.ts';
import { shownTheme } from '../applyTheme.ts';

/** Changes to the theme that is not shown. */
export function ThemeToggle() {
  const { i18n } = useLingui();
  const preferences = useService(stores.preferences);
  const label = i18n._('Helles oder dunkles Farbschema');
  return (
    <button
      type="button"
      className="ib"
      aria-label={label}
      title={label}
      onClick={() => {
        preferences.setTheme(shownTheme() === 'dark' ? 'light' : 'dark');
      }}
    >
      <Icon name="g-theme" />
    </button>
  );
}
