import { useLingui } from '@lingui/react';
import { stores, useService } from '../../di/index.ts';
import { IconButton } from '../../kit/index.ts';
import { shownTheme } from '../applyTheme.ts';

/** Changes to the theme that is not shown. */
export function ThemeToggle() {
  const { i18n } = useLingui();
  const preferences = useService(stores.preferences);
  const toggle = () => {
    preferences.setTheme(shownTheme() === 'dark' ? 'light' : 'dark');
  };
  return <IconButton icon="g-theme" label={i18n._('Helles oder dunkles Farbschema')} onPress={toggle} />;
}
