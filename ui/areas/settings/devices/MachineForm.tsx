import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TechnologyCode } from '../../../../core/compressor/index.ts';
import { changed, type CurvePoint, type FieldMachine, withMachine } from '../../../../core/field/index.ts';
import { Icon, Panel } from '../../../kit/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { DraftNumber, DraftSelect, DraftText, DraftTick } from './DraftFields.tsx';
import { problemText } from './fieldWords.ts';

/** Text ids. */
const technologyNames: Readonly<Record<Exclude<TechnologyCode, 0>, string>> = {
  1: /*i18n*/ 'Schraube, anderer Hersteller',
  2: /*i18n*/ 'Kolben, anderer Hersteller',
  3: /*i18n*/ 'Turbo, anderer Hersteller',
  4: /*i18n*/ 'Schraube',
  5: /*i18n*/ 'Kolben',
  6: /*i18n*/ 'Turbo',
};

const ratedFields = [
  ['flowM3min', /*i18n*/ 'Nennliefermenge', 'm³/min', /*i18n*/ 'nach ISO 1217, vom Typenschild'],
  ['loadKW', /*i18n*/ 'Leistung unter Last', 'kW', /*i18n*/ 'elektrisch aufgenommen'],
  ['noLoadKW', /*i18n*/ 'Leistung im Leerlauf', 'kW', /*i18n*/ 'elektrisch aufgenommen'],
  ['pressureBar', /*i18n*/ 'Nenndruck', 'bar', /*i18n*/ 'Überdruck'],
] as const;
type RatedValues = NonNullable<FieldMachine['rated']>;
const unknownRated: RatedValues = { flowM3min: NaN, loadKW: NaN, noLoadKW: NaN, pressureBar: NaN };

interface Props {
  readonly vm: DevicesVm;
  readonly slot: number;
  readonly actions?: ReactNode;
}

/** A compressor as its type plate says. */
export const MachineForm = observer(function MachineForm({ vm, slot, actions }: Props) {
  const { i18n } = useLingui();
  const machine = vm.config?.machines.find((each) => each.slot === slot);
  if (machine === undefined) return null;
  const set = (next: FieldMachine) => vm.edit((config) => withMachine(config, next));
  const problemOf = (field: string) =>
    vm.problems.find((problem) => problem.part === 'machine' && problem.id === String(slot) && problem.field === field);
  const { name, technology, variableSpeed = false, rated } = machine;
  const setRated = (next: RatedValues) => {
    const isEmpty = next.speedRpm === undefined && ratedFields.every(([each]) => Number.isNaN(next[each]));
    set(changed(machine, { rated: isEmpty ? undefined : next }));
  };
  const values = { ...unknownRated, ...rated };
  const { speedRpm, ...plate } = values;
  const setVariable = (isOn: boolean) =>
    set(changed(machine, { variableSpeed: isOn || undefined, ...(!isOn && { curve: undefined, rated: rated && plate }) }));
  return (
    <Panel title={i18n._('Maschine auf Platz {slot}', { slot })} bare actions={actions}>
      <div className="fm-fields">
        <DraftText
          label={i18n._('Name')}
          span={2}
          value={name}
          problem={problemOf('name')}
          onChange={(text) => set({ ...machine, name: text })}
        />
        <DraftSelect
          label={i18n._('Bauart')}
          span={4}
          value={String(technology)}
          choices={Object.entries(technologyNames).map(([code, words]) => [code, i18n._(words)] as const)}
          onChange={(code) => set({ ...machine, technology: Number(code) as Exclude<TechnologyCode, 0> })}
        />
        {ratedFields.map(([field, label, unit, hint]) => (
          <DraftNumber
            key={field}
            label={i18n._(label)}
            hint={i18n._(hint)}
            span={3}
            unit={unit}
            value={rated === undefined || Number.isNaN(rated[field]) ? undefined : rated[field]}
            problem={rated === undefined ? undefined : problemOf(`rated.${field}`)}
            onChange={(value) => setRated({ ...values, [field]: value ?? NaN })}
          />
        ))}
        <div className="fm-span-6">
          <DraftTick label={i18n._('Drehzahlgeregelt')} isOn={variableSpeed} onChange={setVariable} />
        </div>
        {variableSpeed && (
          <DraftNumber
            label={i18n._('Höchste Drehzahl')}
            hint={i18n._('Die des Messwerts „Drehzahl“ bei voller Leistung; leer, wenn die Steuerung keine Drehzahl meldet')}
            span={3}
            unit="1/min"
            value={speedRpm}
            problem={problemOf('rated.speedRpm')}
            onChange={(value) => setRated(changed<RatedValues>(values, { speedRpm: value }))}
          />
        )}
      </div>
      {variableSpeed && <Curve vm={vm} machine={machine} set={set} />}
    </Panel>
  );
});

interface CurveProps {
  readonly vm: DevicesVm;
  readonly machine: FieldMachine;
  readonly set: (next: FieldMachine) => void;
}

/** Text ids of the three numbers of a line, with their units. */
const curveFields = [
  [/*i18n*/ 'Drehzahlanteil', ''],
  [/*i18n*/ 'Liefermenge', 'm³/min'],
  [/*i18n*/ 'Leistung', 'kW'],
] as const;

/** What a speed-controlled compressor delivers and takes at several speeds. */
const Curve = observer(function Curve({ vm, machine, set }: CurveProps) {
  const { i18n } = useLingui();
  const { curve = [], slot } = machine;
  const problem = vm.problems.find(({ part, id, field }) => part === 'machine' && id === String(slot) && field === 'curve');
  const setCurve = (next: readonly CurvePoint[]) => set(changed(machine, { curve: next.length === 0 ? undefined : next }));
  const setAt = (row: number, column: number, value: number | undefined) =>
    setCurve(curve.map((point, i) => (i === row ? withNumber(point, column, value ?? NaN) : point)));
  return (
    <div className="fd-curve">
      <h3>{i18n._('Kennlinie')}</h3>
      <p className="fd-cap">
        {i18n._(
          'Aus dem Datenblatt; der Drehzahlanteil 1 ist die höchste Drehzahl. Ohne höchste Drehzahl zählt statt der Drehzahl der Anteil der Liefermenge, den die Steuerung meldet. Ohne Kennlinie wird nur die Liefermenge aus diesem Anteil geschätzt, und die Leistung fehlt, solange weder Steuerung noch Zähler sie messen.',
        )}
      </p>
      {curve.map((point, row) => (
        <fieldset key={row} className="fm-fields fd-curverow">
          <legend className="vh">{i18n._('Zeile {number}', { number: row + 1 })}</legend>
          {curveFields.map(([label, unit], column) => (
            <DraftNumber
              key={label}
              label={i18n._(label)}
              span={1}
              unit={unit}
              value={Number.isNaN(point[column]) ? undefined : point[column]}
              onChange={(value) => setAt(row, column, value)}
            />
          ))}
          <button type="button" className="btn sm fd-drop" onClick={() => setCurve(curve.filter((_, i) => i !== row))}>
            {i18n._('Entfernen')}
          </button>
        </fieldset>
      ))}
      {problem !== undefined && (
        <p className="fd-lost t14">
          <Icon name="i-error" className="s-error" /> {problemText(i18n, problem)}
        </p>
      )}
      <button type="button" className="btn sm" onClick={() => setCurve([...curve, curve.length === 0 ? [0.3, NaN, NaN] : [1, NaN, NaN]])}>
        {i18n._('Zeile hinzufügen')}
      </button>
    </div>
  );
});

const withNumber = ([share, flow, power]: CurvePoint, column: number, value: number): CurvePoint =>
  column === 0 ? [value, flow, power] : column === 1 ? [share, value, power] : [share, flow, value];
