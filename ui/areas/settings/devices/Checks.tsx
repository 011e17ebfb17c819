import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type FieldCheck, type FieldCheckName, fieldChecks, type FieldDevice } from '../../../../core/field/index.ts';
import { Icon } from '../../../kit/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import type { TrialVm } from './trial.vm.ts';
import { type MeasuredAs, useMeasured } from './useMeasured.ts';

/** Text ids, with what the figure is of. */
const words: Readonly<Record<FieldCheckName, readonly [name: string, of: MeasuredAs]>> = {
  linePressure: [/*i18n*/ 'Netzdruck im möglichen Bereich', { quantity: 'pressure' }],
  linePressureToSystem: [/*i18n*/ 'Druck gegen den Netzdruck der Station', { quantity: 'pressure' }],
  pressure: [/*i18n*/ 'Druck im möglichen Bereich', { quantity: 'pressure' }],
  pressureToSystem: [/*i18n*/ 'Druck gegen den Netzdruck der Station', { quantity: 'pressure' }],
  powerOnLoad: [/*i18n*/ 'Leistung unter Last, Anteil der Nennleistung', { unit: '1' }],
  powerWithoutLoad: [/*i18n*/ 'Leistung im Leerlauf, Anteil der Nennleistung', { unit: '1' }],
  powerAtStandstill: [/*i18n*/ 'Leistung im Stillstand, Anteil der Nennleistung', { unit: '1' }],
  powerSign: [/*i18n*/ 'Leistung ist nicht negativ', { quantity: 'power' }],
  counterToPower: [/*i18n*/ 'Zähler gegen summierte Leistung', { unit: '1' }],
  counterStep: [/*i18n*/ 'Zähler auf 1 ‰ genau nach', { unit: 'min' }],
  loadedWithinRunning: [/*i18n*/ 'Betriebsstunden über Laststunden', { unit: 'h' }],
  hoursToClock: [/*i18n*/ 'Stundenzähler gegen die Uhr', { unit: '1' }],
  flow: [/*i18n*/ 'Volumenstrom, Anteil der Nennliefermengen', { unit: '1' }],
  flowAtStandstill: [/*i18n*/ 'Volumenstrom im Stillstand, Anteil der Nennliefermengen', { unit: '1' }],
  specificPower: [/*i18n*/ 'Spezifische Leistung', { quantity: 'specificPower' }],
  dewPoint: [/*i18n*/ 'Taupunkt im möglichen Bereich', { quantity: 'temperature' }],
  moves: [/*i18n*/ 'Messwerte, die sich nie ändern', { unit: '1' }],
};

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly trial: TrialVm;
}

/** What can be said of a device by what it said so far: passed, failed, or not seen yet. */
export const Checks = observer(function Checks({ vm, device, trial }: Props) {
  const { i18n } = useLingui();
  const checks = fieldChecks({ serves: device.serves, machines: vm.config?.machines ?? [], observations: trial.samples });
  if (checks.length === 0) return null;
  return (
    <div className="fd-checks">
      <h3>{i18n._('Prüfungen')}</h3>
      <ul>
        {checks.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </ul>
    </div>
  );
});

const CheckLine = observer(function CheckLine({ check: { name, outcome, figure, low, high } }: { readonly check: FieldCheck }) {
  const { i18n } = useLingui();
  const measured = useMeasured(3);
  const [label, of] = words[name];
  const text = (value: number | undefined) => {
    const { text: number, symbol } = measured(value, of);
    return [number, value !== undefined && symbol].filter(Boolean).join(' ');
  };
  const limits =
    low === undefined
      ? i18n._('höchstens {high}', { high: text(high) })
      : high === undefined
        ? i18n._('mindestens {low}', { low: text(low) })
        : i18n._('{low} bis {high}', { low: measured(low, of).text, high: text(high) });
  return (
    <li className={outcome === 'failed' ? 's-warn' : undefined}>
      {outcome === 'notSeenYet' ? <i aria-hidden className="fd-ring" /> : <Icon name={outcome === 'passed' ? 'g-check' : 'i-warn'} />}
      <span>{i18n._(label)}</span>
      <b>{text(figure)}</b>
      <span className="fd-cap">
        {outcome === 'notSeenYet' ? i18n._('noch nicht gesehen') : limits}
        {outcome === 'failed' && <span className="vh">, {i18n._('außerhalb der Grenzen')}</span>}
      </span>
    </li>
  );
});
