import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReplayOutcome } from '../../../../core/replay/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { displayUnit, displayValue } from '../../../../core/units/index.ts';
import { quarterHourMs } from '../../../../core/totals/index.ts';
import { formatDayAndMonth, unitSymbol } from '../../../../i18n/format/index.ts';
import { Curve, shareNames } from '../../../charts/curve/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';

const chartPx = { power: 220, pressure: 150, duration: 220 } as const;
const quartersOfDay = 96;
const noon = quartersOfDay / 2;

interface Props {
  readonly baseline: ReplayOutcome;
  /** Undefined before anything was changed. */
  readonly changed: ReplayOutcome | undefined;
}

const present = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined);

/** A week of the demand, as it is and changed, and for how long the power was reached. */
export const CurvesPanel = observer(function CurvesPanel({ baseline, changed }: Props) {
  const { i18n } = useLingui();
  const { units, number, region, zone } = useFormat();
  const unitOf = (quantity: 'power' | 'pressure') => unitSymbol(displayUnit(quantity, units));
  const shown = (quantity: 'power' | 'pressure', values: Iterable<number> | undefined) =>
    values && Array.from(values, (value) => (Number.isNaN(value) ? undefined : displayValue(quantity, value, units).value));
  const pair = (quantity: 'power' | 'pressure', of: (outcome: ReplayOutcome) => Iterable<number>) => {
    const [before, after] = [shown(quantity, of(baseline))!, shown(quantity, changed && of(changed))];
    const all = present([...before, ...(after ?? [])]);
    return { values: after ?? before, beside: after && before, greatest: Math.max(...all), least: Math.min(...all) };
  };
  const power = pair('power', ({ week }) => week.powerKW);
  const pressure = pair('pressure', ({ week }) => week.pressureBar);
  const duration = pair('power', ({ durationKW }) => durationKW);
  const { fromMs, powerKW } = baseline.week;
  const dayNames = Array.from({ length: Math.floor(powerKW.length / quartersOfDay) }, (_, day) => {
    const quarter = day * quartersOfDay + noon;
    return [quarter / powerKW.length, formatDayAndMonth(plantDayOf(fromMs + quarter * quarterHourMs, zone), region)] as const;
  });
  const legend = changed !== undefined && (
    <p className="wi-legend label">
      <span className="wi-line">{i18n._('geändert')}</span>
      <span className="wi-line wi-dashed">{i18n._('wie heute')}</span>
    </p>
  );
  return (
    <>
      <Panel title={i18n._('Eine Woche mit demselben Bedarf')} className="wi-curves" actions={legend}>
        <p className="label">{i18n._('Leistung in {unit}', { unit: unitOf('power') })}</p>
        <Curve
          label={i18n._('Leistung der Woche')}
          values={power.values}
          beside={power.beside}
          greatest={power.greatest}
          xNames={dayNames}
          tickText={number}
          heightPx={chartPx.power}
        />
        <p className="label">{i18n._('Druck in {unit}', { unit: unitOf('pressure') })}</p>
        <Curve
          label={i18n._('Druck der Woche')}
          values={pressure.values}
          beside={pressure.beside}
          greatest={pressure.greatest}
          least={pressure.least}
          xNames={dayNames}
          tickText={number}
          heightPx={chartPx.pressure}
        />
      </Panel>
      {duration.values.length > 0 && (
        <Panel title={i18n._('Dauerlinie')} className="wi-curves" actions={legend}>
          <p className="label">{i18n._('Leistung in {unit}, Stunden der Größe nach', { unit: unitOf('power') })}</p>
          <Curve
            label={i18n._('Dauerlinie der Leistung')}
            values={duration.values}
            beside={duration.beside}
            greatest={duration.greatest}
            xNames={shareNames(region)}
            tickText={number}
            heightPx={chartPx.duration}
          />
        </Panel>
      )}
    </>
  );
});
