import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Figure } from '../../../../core/figures/index.ts';
import { changeOf, type ControlWhatIf, type ReplayOutcome } from '../../../../core/replay/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { type AnyQuantity, displayUnit, displayValue } from '../../../../core/units/index.ts';
import { formatDay, unitSymbol } from '../../../../i18n/format/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { useWhatIfText } from './useWhatIfText.ts';

const secondsPerHour = 3600;

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly digits: number;
  readonly before: Figure;
  readonly after: Figure;
}

/** Both replays side by side. */
export const ComparePanel = observer(function ComparePanel({ of }: { readonly of: ControlWhatIf }) {
  const { i18n } = useLingui();
  const { number, region, zone } = useFormat();
  const text = useWhatIfText();
  const rows = useRows(of);
  const { gate, jitterKWh, fromMs, untilMs } = of;
  return (
    <Panel title={i18n._('Beide Rechnungen im Vergleich')} bare className="wi-compare">
      <table className="tb">
        <thead>
          <tr>
            <th scope="col">{i18n._('Kennzahl')}</th>
            <th scope="col" className="r">
              {i18n._('Wie heute')}
            </th>
            <th scope="col" className="r">
              {i18n._('Geändert')}
            </th>
            <th scope="col" className="r">
              {i18n._('Unterschied')}
            </th>
            <th scope="col">{i18n._('Einheit')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, unit, digits, before, after }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {unit !== '' && <span className="unit wi-unit">{unit}</span>}
              </th>
              <td className="r dim">{number(before, digits)}</td>
              <td className="r">{number(after, digits)}</td>
              <td className="r strong">{text.signed(changeOf(before, after), digits)}</td>
              <td className="dim">{unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="label wi-foot">
        {i18n._(
          '{from} bis {until}, gemessen {measured} {unit}. Die Ersparnis ist Modell gegen Modell, nie Messung gegen Modell. Startfehler der Rechnung {jitter} {unit}.',
          {
            from: formatDay(plantDayOf(fromMs, zone), region),
            until: formatDay(plantDayOf(untilMs - 1, zone), region),
            measured: text.rough(gate.measuredKWh),
            jitter: number(jitterKWh, 0),
            unit: text.energyUnit,
          },
        )}
      </p>
    </Panel>
  );
});

function useRows({ baseline, changed, cost }: ControlWhatIf): readonly Row[] {
  const { i18n } = useLingui();
  const { units } = useFormat();
  const row = (name: string, unit: string, digits: number, valueOf: (outcome: ReplayOutcome) => Figure): Row => ({
    ...{ name, unit, digits },
    before: valueOf(baseline),
    after: valueOf(changed),
  });
  const measured = (
    name: string,
    quantity: AnyQuantity & ('energy' | 'pressure'),
    digits: number,
    valueOf: (outcome: ReplayOutcome) => Figure,
  ) => row(name, unitSymbol(displayUnit(quantity, units)), digits, (outcome) => displayValue(quantity, valueOf(outcome), units).value);
  const hours = (of: 'loadS' | 'noLoadS') => (outcome: ReplayOutcome) =>
    outcome.machines.reduce((all, machine) => all + machine[of], 0) / secondsPerHour;
  return [
    measured(i18n._('Energie'), 'energy', 0, ({ energyKWh }) => energyKWh),
    { name: i18n._('Kosten'), unit: unitSymbol(units.currency), digits: 0, before: cost?.baseline, after: cost?.changed },
    row(i18n._('Motorstarts'), '', 0, ({ starts }) => starts),
    row(i18n._('Laststunden'), 'h', 0, hours('loadS')),
    row(i18n._('Leerlaufstunden'), 'h', 0, hours('noLoadS')),
    measured(i18n._('Niedrigster Druck'), 'pressure', displayValue('pressure', undefined, units).digits, ({ lowestBar }) => lowestBar),
    row(i18n._('Zeit unter der Grenze'), 's', 0, ({ belowLimitS }) => belowLimitS),
  ];
}
