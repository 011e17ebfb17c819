import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { type HeatSource, type EnteredHeatField, enteredHeatFields } from '../../../../core/plantData/index.ts';
import type { HeatReportAnswer } from '../../../../core/ports/index.ts';
import { isPlantDay, type PlantDay } from '../../../../core/time/index.ts';
import { parseNumber } from '../../../../i18n/format/index.ts';
import { heatFieldWords, settingsText } from '../../../../i18n/index.ts';
import { TypedDay } from '../../../dates/index.ts';
import { Alert, Dialog, Field } from '../../../kit/index.ts';
import { useFormat, useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { type HeatNumber, heatNumbers, readSource } from './readSource.ts';

const longestText = 500;

/** Text ids. */
const numberWords: Readonly<Record<HeatNumber, string>> = {
  temperatureDegC: /*i18n*/ 'Mittlere Temperatur des Mediums in °C',
  recoverablePercent: /*i18n*/ 'Anteil der elektrischen Energie in %',
  usedPercent: /*i18n*/ 'Davon schon genutzt in %',
  seasonMonths: /*i18n*/ 'Monate der Heizzeit',
  companyGWh: /*i18n*/ 'Endenergie des Unternehmens in GWh im Jahr',
};

interface Props {
  readonly answer: HeatReportAnswer;
  /** That a first entry holds from. */
  readonly since: PlantDay;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const percent = 100;

/** What the log can't say of the waste heat of a circuit. */
export const SourceDialog = observer(function SourceDialog({ answer: { report, source }, since, onSaved, onClose }: Props) {
  const { i18n } = useLingui();
  const { region, number } = useFormat();
  const edit = usePlantEdit();
  const failure = useOutcomeText()(edit.outcome);
  const shown = (value: number | undefined, digits = 1) => (value === undefined ? '' : number(value, digits));
  const [numbers, setNumbers] = useState<Readonly<Record<HeatNumber, string>>>({
    temperatureDegC: shown(source?.temperatureDegC),
    recoverablePercent: shown(source?.recoverableShare === undefined ? undefined : source.recoverableShare * percent),
    usedPercent: shown((source?.usedShare ?? 0) * percent),
    seasonMonths: shown(source?.seasonMonths, 0),
    companyGWh: shown(source?.companyGWh),
  });
  const [machines, setMachines] = useState((source?.machines ?? []).join(', '));
  const [form, setForm] = useState<Readonly<Partial<Record<EnteredHeatField, string>>>>(source?.form ?? {});
  const [day, setDay] = useState(source?.since ?? since);
  const { entry, wrong } = readSource({ numbers, machines, form }, (text) => parseNumber(text, region));
  const [isTried, setTried] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (entry === undefined || !isPlantDay(day)) return;
    const saved: HeatSource = { since: day, circuit: report.circuit, ...entry };
    const isKept = await edit.change((plant) => ({
      ...plant,
      heat: { rows: [...plant.heat.rows.filter((row) => row.circuit !== saved.circuit || row.since !== saved.since), saved] },
    }));
    if (isKept) onSaved();
  };
  const noteOf = (isWrong: boolean) =>
    isTried && isWrong
      ? ({ icon: 'i-error', tone: 's-error', text: i18n._('Bitte geben Sie eine passende Zahl ein.') } as const)
      : undefined;
  const problem = edit.problem === undefined ? failure : settingsText(i18n, edit.problem.message);
  const text = (label: string, value: string, onChange: (value: string) => void, isWrong = false, maxLength = longestText) => (
    <Field key={label} label={label} isInvalid={isTried && isWrong} note={noteOf(isWrong)}>
      {(control) => (
        <input
          {...control}
          className="in"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => {
            edit.forget();
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
  return (
    <Dialog title={i18n._('Angaben zur Abwärme')} onClose={onClose} hasClose>
      <form className="lq-form" onSubmit={(event) => void save(event)} noValidate>
        <TypedDay
          label={i18n._('Gilt ab')}
          day={day}
          problem={isTried && !isPlantDay(day) ? settingsText(i18n, { code: 'noDay' }) : undefined}
          onType={setDay}
        />
        {text(i18n._('Verdichter des Kreislaufs, etwa 1, 3; leer für alle'), machines, setMachines, wrong.includes('machines'))}
        {heatNumbers.map((name) =>
          text(i18n._(numberWords[name]), numbers[name], (value) => setNumbers({ ...numbers, [name]: value }), wrong.includes(name)),
        )}
        {enteredHeatFields.map((name) =>
          text(i18n._(heatFieldWords[name]), form[name] ?? '', (value) => setForm({ ...form, [name]: value })),
        )}
        {problem !== undefined && <Alert>{problem}</Alert>}
        <div className="dg-answers">
          <button type="submit" className="btn pri" aria-busy={edit.isSaving}>
            {i18n._('Speichern')}
          </button>
        </div>
      </form>
    </Dialog>
  );
});
