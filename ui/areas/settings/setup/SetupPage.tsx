import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { languageFacts, languages } from '../../../../i18n/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Headline, Icon, Link, Panel } from '../../../kit/index.ts';
import { RegionButton } from '../../../station/index.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { settingsTitles } from '../settingsTitles.ts';
import '../form/form.css';
import './setup.css';
import { setupPath, setupSteps, stepWords } from './setupSteps.ts';

/** Leads a station's first start through what should be set once; nothing of it has to be. */
export const SetupPage = observer(function SetupPage() {
  const { i18n } = useLingui();
  const preferences = useService(stores.preferences);
  const navigate = useNavigate();
  const later = () => {
    preferences.skipSetup();
    void navigate('/overview/master');
  };
  return (
    <SettingsPage slug="start">
      <Headline
        title={i18n._('Erste Einrichtung')}
        note={i18n._('Sechs Seiten, jede lässt sich überspringen. Alles steht auch später unter seinem Namen in den Einstellungen.')}
      >
        <div className="su-ways">
          <button type="button" className="btn" onClick={later}>
            {i18n._('Später')}
          </button>
          <Link className="btn pri" to={setupPath(setupSteps[0])}>
            {i18n._('Beginnen')}
            <Icon name="g-right" />
          </Link>
        </div>
      </Headline>
      <Panel title={i18n._('Sprache')} bare>
        <div className="fm-line">
          <span className="seg" role="group" aria-label={i18n._('Sprache')}>
            {languages.map((language) => (
              <button
                key={language}
                type="button"
                lang={language}
                aria-pressed={preferences.language === language}
                onClick={() => preferences.setLanguage(language)}
              >
                {languageFacts(language).name}
              </button>
            ))}
          </span>
          <p className="t14 dim">{i18n._('Gilt für diesen Browser und lässt sich oben jederzeit wechseln.')}</p>
        </div>
        <div className="fm-line">
          <RegionButton className="btn" />
          <p className="t14 dim">{i18n._('Wie Zahlen, Beträge, Datum und Uhrzeit in diesem Browser geschrieben werden.')}</p>
        </div>
      </Panel>
      <Panel label={i18n._('Schritte')} bare>
        <ol className="su-steps">
          {setupSteps.map((step, i) => (
            <li key={step}>
              <Link to={setupPath(step)}>
                <span aria-hidden className="fm-number">
                  {i + 1}
                </span>
                <span>
                  <b>{i18n._(settingsTitles[step])}</b>
                  <span className="t14 dim">{i18n._(stepWords[step])}</span>
                </span>
                <Icon name="g-right" />
              </Link>
            </li>
          ))}
        </ol>
      </Panel>
    </SettingsPage>
  );
});
