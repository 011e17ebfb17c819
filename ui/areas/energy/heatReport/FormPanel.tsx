import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { csvText } from '../../../../core/csv/index.ts';
import { formCsv, type HeatField } from '../../../../core/heatReport/index.ts';
import type { HeatReportAnswer } from '../../../../core/ports/index.ts';
import { sheetDialectOf } from '../../../../i18n/index.ts';
import { CopyButton, Icon, Panel, saveFile } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { HeatReportVm } from './heatReport.vm.ts';
import { SaveHeatReport } from './SaveHeatReport.tsx';

/** Text ids, each with its first field; the order is the platform's. */
const groups: readonly (readonly [first: number, title: string])[] = [
  [0, /*i18n*/ 'Unternehmen'],
  [3, /*i18n*/ 'Standort'],
  [7, /*i18n*/ 'Potential'],
  [12, /*i18n*/ 'Verfügbarkeit'],
  [17, /*i18n*/ 'Leistungsprofil'],
  [29, /*i18n*/ 'Ergänzung und Kontakt'],
];

/** Text ids. */
const sourceWords = { log: /*i18n*/ 'Protokoll', entered: /*i18n*/ 'eingegeben', missing: /*i18n*/ 'einzugeben' } as const;

interface Props {
  readonly vm: HeatReportVm;
  readonly answer: HeatReportAnswer;
}

/** The fields in the platform's order, to be copied one by one. */
export const FormPanel = observer(function FormPanel({ vm, answer }: Props) {
  const { i18n } = useLingui();
  const { zone } = useFormat();
  const { fields, days } = vm;
  const saveCsv = () =>
    saveFile(`abwaerme_${days.from}_${days.until}.csv`, csvText(formCsv(fields), sheetDialectOf('de-DE'), zone), 'text/csv;charset=utf-8');
  return (
    <Panel
      title={i18n._('Felder der Plattform')}
      className="wh-form"
      actions={
        <>
          {fields.length > 0 && (
            <button type="button" className="btn" onClick={saveCsv}>
              <Icon name="g-down" />
              {i18n._('CSV')}
            </button>
          )}
          <SaveHeatReport answer={answer} days={days} />
        </>
      }
    >
      {fields.length === 0 ? (
        <p role="status">{i18n._('Die Felder gelten für ein ganzes Jahr von 365 oder 366 Tagen.')}</p>
      ) : (
        groups.map(([first, title], i) => (
          <section key={title} aria-label={i18n._(title)}>
            <h3 className="label">{i18n._(title)}</h3>
            <dl>
              {fields.slice(first, groups[i + 1]?.[0]).map((field, at) => (
                <FieldRow key={field.label} place={first + at + 1} field={field} />
              ))}
            </dl>
          </section>
        ))
      )}
      <p className="label">{i18n._('Die Plattform ist deutsch: Namen und Werte stehen hier, wie sie dort eingetragen werden.')}</p>
    </Panel>
  );
});

function FieldRow({ place, field: { label, value, source } }: { readonly place: number; readonly field: HeatField }) {
  const { i18n } = useLingui();
  return (
    <div className="wh-field">
      <dt lang="de">
        <span className="dim">{place}</span> {label}
      </dt>
      <dd>
        {value === '' ? <span className="s-warn">{i18n._('fehlt noch')}</span> : <b lang="de">{value}</b>}
        <span className="label">
          {i18n._(source === 'log' ? sourceWords.log : value === '' ? sourceWords.missing : sourceWords.entered)}
        </span>
        {value !== '' && <CopyButton text={value} isSmall />}
      </dd>
    </div>
  );
}
