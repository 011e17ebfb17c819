import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Page } from '../../shell/index.ts';
import { settingsPath, settingsRoot, type SettingsSlug } from './settingsPages.ts';
import { settingsTitles } from './settingsTitles.ts';
import { SetupBar } from './setup/SetupBar.tsx';
import { SettingsRail } from './SettingsRail.tsx';

interface Props {
  readonly slug: SettingsSlug;
  /** What of the page is shown, where it has parts with names. */
  readonly part?: string | undefined;
  readonly children: ReactNode;
}

/** A page of the area, with breadcrumbs and rail. */
export function SettingsPage({ slug, part, children }: Props) {
  const { i18n } = useLingui();
  const crumbs = [
    { label: i18n._('Einstellungen'), to: settingsRoot },
    { label: i18n._(settingsTitles[slug]), to: part === undefined ? undefined : settingsPath(slug) },
  ];
  return (
    <Page crumbs={part === undefined ? crumbs : [...crumbs, { label: part }]} place={settingsPath(slug)} rail={<SettingsRail />}>
      <SetupBar slug={slug} />
      {children}
    </Page>
  );
}
