import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router';
import { Icon, Link } from '../../../kit/index.ts';
import { type SettingsSlug } from '../settingsPages.ts';
import { settingsTitles } from '../settingsTitles.ts';
import './setup.css';
import { setupField, setupPath, setupSteps } from './setupSteps.ts';

/** The way on through a first start, on each of its pages. */
export function SetupBar({ slug }: { readonly slug: SettingsSlug }) {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const index = setupSteps.findIndex((step) => step === slug);
  if (!query.has(setupField) || index === -1) return null;
  const next = setupSteps[index + 1];
  const before = setupSteps[index - 1];
  return (
    <nav className="panel su-bar" aria-label={i18n._('Erste Einrichtung')}>
      <p>
        <b>{i18n._('Erste Einrichtung')}</b>{' '}
        {i18n._('Schritt {number} von {count}: {title}', {
          number: index + 1,
          count: setupSteps.length,
          title: i18n._(settingsTitles[slug]),
        })}
      </p>
      <div className="su-ways">
        <Link className="btn sm" to={setupPath(before)}>
          <Icon name="g-left" />
          {i18n._('Zurück')}
        </Link>
        <Link className="btn sm" to={setupPath(next)}>
          {next === undefined ? i18n._('Fertig') : i18n._('Weiter')}
          <Icon name="g-right" />
        </Link>
      </div>
    </nav>
  );
}
