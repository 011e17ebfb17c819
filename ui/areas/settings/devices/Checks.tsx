import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type FieldCheck, type FieldCheckName, fieldChecks, type FieldDevice } from '../../../../core/field/index.ts';
import { formatMeasured } from '../../../../i18n/format/index.ts';
import { Icon } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import type { TrialVm } from './trial.vm.ts';

/** Text ids, with the unit of the figure. */
const words: Readonly<Record<FieldCheckName, readonly [name: string, unit: string]>> = {
  linePressure: [/*i18n*/ 'Netzdruck im möglichen Bereich', 'bar'],
  linePressureToSystem: [/*i18n*/ 'Druck gegen den Netzdruck der Station', 'bar'],
  powerOnLoad: [/*i18n*/ 'Leistung unter Last, Anteil der Nennleistung', ''],
  powerWithoutLoad: [/*i18n*/ 'Leistung im Leerlauf, Anteil der Nennleistung', ''],
  powerAtStandstill: [/*i18n*/ 'Leistung im Stillstand, Anteil der Nennleistung', ''],
  powerSign: [/*i18n*/ 'Leistung ist nicht negativ', 'kW'],
  counterToPower: [/*i18n*/ 'Zähler gegen summierte Leistung', ''],
  loadedWithinRunning: [/*i18n*/ 'Betriebsstunden über Laststunden', 'h'],
  hoursToClock: [/*i18n*/ 'Stundenzähler gegen die Uhr', ''],
  flow: [/*i18n*/ 'Volumenstrom, Anteil der Nennliefermengen', ''],
  flowAtStandstill: [/*i18n*/ 'Volumenstrom im Stillstand, Anteil der Nennliefermengen', ''],
  specificPower: [/*i18n*/ 'Spezifische Leistung', 'kW/(m³/min)'],
  dewPoint: [/*i18n*/ 'Taupunkt im möglichen Bereich', '°C'],
  moves: [/*i18n*/ 'Messwerte, die sich nie ändern', ''],
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
  const { language } = useFormat();
  const [label, unit] = words[name];
  const text = (value: number | undefined) => [formatMeasured(value, language), value !== undefined && unit].filter(Boolean).join(' ');
  const limits =
    low === undefined
      ? i18n._('höchstens {high}', { high: text(high) })
      : high === undefined
        ? i18n._('mindestens {low}', { low: text(low) })
        : i18n._('{low} bis {high}', { low: formatMeasured(low, language), high: text(high) });
  return (
    <li className={outcome === 'failed' ? 's-warn' : undefined}>
      {outcome === 'notSeenYet' ? <i aria-hidden className="fd-ring" /> : <Icon name={outcome === 'passed' ? 'g-check' : 'i-warn'} />}
      <span>{i18n._(label)}</span>
      <b>{text(figure === undefined ? undefined : Number(figure.toPrecision(3)))}</b>
      <span className="fd-cap">
        {outcome === 'notSeenYet' ? i18n._('noch nicht gesehen') : limits}
        {outcome === 'failed' && <span className="vh">, {i18n._('außerhalb der Grenzen')}</span>}
      </span>
    </li>
  );
});
