import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { longestSeriesName } from '../../../../core/tariff/index.ts';
import { dateAndTime } from '../../../dates/index.ts';
import { Alert, Dialog, Locked } from '../../../kit/index.ts';
import { useFormat, useLockReason, useOutcomeText } from '../../../station/index.ts';
import { FileButton, FormSection, EntryText } from '../form/index.ts';
import { type PriceSeriesVm, maxSeriesFileBytes } from './priceSeries.vm.ts';
import { SeriesPreview } from './SeriesPreview.tsx';

const textOf = async (file: File) => (file.size > maxSeriesFileBytes ? undefined : file.text());

/** The series of prices, of CO2 and of the site's power: those that there are, and a file to import. */
export const SeriesPanel = observer(function SeriesPanel({ vm }: { readonly vm: PriceSeriesVm }) {
  const { i18n } = useLingui();
  const reason = useLockReason();
  const problem = useOutcomeText()(vm.outcome);
  if (!vm.canWrite || vm.state === 'notOffered') return null;
  return (
    <Locked isLocked={!vm.canWrite} reason={reason}>
      <FormSection
        title={i18n._('Reihen je Viertelstunde')}
        note={i18n._(
          'Preise oder CO₂-Faktoren je Viertelstunde oder Stunde aus einer CSV-Datei mit den Spalten start;price, je kWh, oder die Leistung des Werks mit den Spalten start;power, in kW. Ein Strompreis aus einer Reihe rechnet damit; Zeiten ohne Preis bleiben ohne Kosten. Die Station holt keine Preise aus dem Netz.',
        )}
        bare
      >
        <SeriesRows vm={vm} />
        <div className="pd-import">
          <FileButton
            label={i18n._('Datei mit einer Reihe')}
            accept=".csv,text/csv"
            onFile={(file) => void textOf(file).then((text) => vm.choose(file.name, text))}
          >
            {i18n._('CSV-Datei wählen')}
          </FileButton>
          {vm.isTooLarge && <Alert>{i18n._('Die Datei {name} ist zu groß für eine Reihe.', { name: vm.fileName })}</Alert>}
          {vm.fileName !== undefined && !vm.isTooLarge && (
            <>
              <SeriesPreview vm={vm} />
              <div className="fm-fields pd-flush">
                <EntryText
                  label={i18n._('Name der Reihe')}
                  span={3}
                  value={vm.name}
                  maxLength={longestSeriesName}
                  hint={i18n._('Ein vorhandener Name verlängert diese Reihe.')}
                  onChange={(name) => vm.setName(name)}
                />
              </div>
              {vm.overlapped !== undefined && <OverlapChoice vm={vm} />}
              <p className="pd-acts">
                <button type="button" className="btn" onClick={() => vm.drop()}>
                  {i18n._('Abbrechen')}
                </button>
                <button type="button" className="btn pri" disabled={!vm.canSave} aria-busy={vm.isSaving} onClick={() => void vm.save()}>
                  {vm.isSaving ? i18n._('Wird gespeichert') : i18n._('Importieren')}
                </button>
              </p>
            </>
          )}
          {problem !== undefined && <Alert>{problem}</Alert>}
        </div>
      </FormSection>
      {vm.removing !== undefined && (
        <Dialog
          title={i18n._('Reihe {name} löschen?', { name: vm.removing.name })}
          role="alertdialog"
          onClose={() => vm.askToRemove(undefined)}
        >
          <p>{i18n._('Alle ihre Werte gehen verloren.')}</p>
          <div className="dg-answers">
            <button type="button" className="btn pri" autoFocus onClick={() => vm.askToRemove(undefined)}>
              {i18n._('Abbrechen')}
            </button>
            <button type="button" className="btn grave" onClick={() => void vm.remove()}>
              {i18n._('Löschen')}
            </button>
          </div>
        </Dialog>
      )}
    </Locked>
  );
});

const SeriesRows = observer(function SeriesRows({ vm }: { readonly vm: PriceSeriesVm }) {
  const { i18n } = useLingui();
  const { date, minute, number } = useFormat();
  const moment = (atMs: number) => dateAndTime(date(atMs), minute(atMs));
  if (vm.state === 'failed')
    return (
      <p className="fm-note t14">
        {i18n._('Die Reihen ließen sich nicht lesen.')}{' '}
        <button type="button" className="btn sm" onClick={() => void vm.list()}>
          {i18n._('Erneut versuchen')}
        </button>
      </p>
    );
  if (vm.all.length === 0) return <p className="fm-note t14 dim">{i18n._('Es gibt noch keine Reihe.')}</p>;
  return (
    <ul className="pd-series">
      {vm.all.map((series) => (
        <li key={series.name}>
          <div>
            <h3>{series.name}</h3>
            <p className="t14 dim">
              {i18n._('{from} bis {until}, {count} Viertelstunden', {
                from: moment(series.range.fromMs),
                until: moment(series.range.untilMs),
                count: number(series.quarters, 0),
              })}
            </p>
          </div>
          <button type="button" className="btn sm" onClick={() => vm.askToRemove(series)}>
            {i18n._('Löschen')}
            <span className="vh"> {series.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});

/** Text ids. */
const overlapWords = { replace: /*i18n*/ 'Die neuen Werte gelten', keep: /*i18n*/ 'Die vorhandenen Werte bleiben' } as const;

const OverlapChoice = observer(function OverlapChoice({ vm }: { readonly vm: PriceSeriesVm }) {
  const { i18n } = useLingui();
  return (
    <fieldset className="pd-overlap">
      <legend>{i18n._('Diese Reihe hat schon Werte für einen Teil der Zeit. Wo beide einen haben:')}</legend>
      {(['replace', 'keep'] as const).map((overlap) => (
        <label key={overlap} className="fm-tick">
          <input type="radio" name="overlap" checked={vm.overlap === overlap} onChange={() => vm.setOverlap(overlap)} />
          <span className="fm-tick-name">{i18n._(overlapWords[overlap])}</span>
        </label>
      ))}
    </fieldset>
  );
});
