import { useLingui } from '@lingui/react';
import { RailGroup, RailLink } from '../../shell/index.ts';
import { settingsPath, settingsSlugs } from './settingsPages.ts';
import { settingsTitles } from './settingsTitles.ts';

/** The pages of the area. */
export function SettingsRail() {
  const { i18n } = useLingui();
  return (
    <RailGroup>
      {settingsSlugs.map((slug) => (
        <RailLink key={slug} to={settingsPath(slug)}>
          {i18n._(settingsTitles[slug])}
        </RailLink>
      ))}
    </RailGroup>
  );
}
