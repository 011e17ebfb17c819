import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type Area, areas } from '../../../../core/access/index.ts';
import { Icon } from '../../../kit/index.ts';
import { FormPage, FormSection, type FieldWords, type FormWords, Tick, useGroupForm } from '../form/index.ts';
import './rights.css';

/** What the areas are called, and what else than their pages comes with them; text ids. */
const areaWords: Readonly<Record<Area, { readonly name: string; readonly note?: string }>> = {
  overview: { name: /*i18n*/ 'Übersicht' },
  analytics: { name: /*i18n*/ 'Analyse' },
  energyBalancing: { name: /*i18n*/ 'Energiebilanz', note: /*i18n*/ 'mit Bilanzbericht, Datenarchiv und ihren Störmeldungen' },
  maintenance: { name: /*i18n*/ 'Wartung' },
  errors: { name: /*i18n*/ 'Störmeldungen' },
  settings: { name: /*i18n*/ 'Einstellungen', note: /*i18n*/ 'nur ansehen; Netzwerk, E-Mail, SMS und Freigabe bleiben verborgen' },
};

const levels = ['demo', 'read'] as const;
const levelNames = { demo: /*i18n*/ 'Demo', read: /*i18n*/ 'Lesen' } as const;

const word = (level: keyof typeof levelNames, area: Area): FieldWords => ({ label: areaWords[area].name, item: levelNames[level] });

const words: FormWords<'rights'> = {
  'demo.overview': word('demo', 'overview'),
  'demo.analytics': word('demo', 'analytics'),
  'demo.energyBalancing': word('demo', 'energyBalancing'),
  'demo.maintenance': word('demo', 'maintenance'),
  'demo.errors': word('demo', 'errors'),
  'demo.settings': word('demo', 'settings'),
  'read.overview': word('read', 'overview'),
  'read.analytics': word('read', 'analytics'),
  'read.energyBalancing': word('read', 'energyBalancing'),
  'read.maintenance': word('read', 'maintenance'),
  'read.errors': word('read', 'errors'),
  'read.settings': word('read', 'settings'),
};

/** Which areas the levels without write access may open. */
export const RightsPage = observer(function RightsPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('rights', words);
  return (
    <FormPage
      slug="rights"
      form={form}
      note={i18n._('Welche Bereiche sich mit dem Demo- und dem Lesepasswort öffnen lassen. Das Schreibpasswort öffnet alle.')}
    >
      <FormSection title={i18n._('Zugang')} bare>
        <table className="tb rt-table">
          <thead>
            <tr>
              <th scope="col">{i18n._('Bereich')}</th>
              {levels.map((level) => (
                <th key={level} scope="col">
                  {i18n._(levelNames[level])}
                </th>
              ))}
              <th scope="col">{i18n._('Schreiben')}</th>
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => {
              const { name, note } = areaWords[area];
              return (
                <tr key={area}>
                  <th scope="row">
                    {i18n._(name)}
                    {note !== undefined && <span className="rt-note t12 dim">{i18n._(note)}</span>}
                  </th>
                  {levels.map((level) => (
                    <td key={level}>
                      <Tick form={form} path={`${level}.${area}`} isInTable />
                    </td>
                  ))}
                  <td>
                    <span className="rt-always">
                      <Icon name="g-check" />
                      <span className="rt-word">{i18n._('immer')}</span>
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </FormSection>
    </FormPage>
  );
});
