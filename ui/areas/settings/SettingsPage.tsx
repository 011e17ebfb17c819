import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Page } from '../../shell/index.ts';
import { settingsRoot, type SettingsSlug, settingsTitles } from './settingsPages.ts';
import { SettingsRail } from './SettingsRail.tsx';

/** A page of the area, with breadcrumbs and rail. */
export function SettingsPage({ slug, children }: { readonly slug: SettingsSlug; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Page crumbs={[{ label: i18n._('Einstellungen'), to: settingsRoot }, { label: i18n._(settingsTitles[slug]) }]} rail={<SettingsRail />}>
      {children}
    </Page>
  );
}
