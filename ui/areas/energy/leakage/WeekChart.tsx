import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { LeakTrend } from '../../../../core/leakage/index.ts';
import { plantDayOf, plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import { displayValue } from '../../../../core/units/index.ts';
import { formatDayAndMonth, missing } from '../../../../i18n/format/index.ts';
import { PointChart } from '../../../charts/pointChart/index.ts';
import { useFormat } from '../../../station/index.ts';

const daysOfWeek = 7;
const middleDay = 3;
const chartPx = 200;

/** The middle nights of weeks. */
export const WeekChart = observer(function WeekChart({ trend: { weeks, change } }: { readonly trend: LeakTrend }) {
  const { i18n } = useLingui();
  const { region, zone, units, number } = useFormat();
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return <p role="status">{i18n._('Keine Daten')}</p>;
  const points = weeks.map(({ firstDay, flowM3min }) => ({
    atMs: plantDayRange(shiftDay(firstDay, middleDay), zone).fromMs,
    value: displayValue('volumeFlow', flowM3min, units).value!,
  }));
  const values = points.map(({ value }) => value);
  return (
    <PointChart
      label={i18n._('Verlauf, {count} Wochen, {low} bis {high}', {
        count: weeks.length,
        low: values.length === 0 ? missing : number(Math.min(...values), 2),
        high: number(Math.max(...values), 2),
      })}
      range={{
        fromMs: plantDayRange(first.firstDay, zone).fromMs,
        untilMs: plantDayRange(shiftDay(last.firstDay, daysOfWeek), zone).fromMs,
      }}
      points={points}
      marks={
        change === undefined
          ? []
          : [
              {
                atMs: plantDayRange(change.since, zone).fromMs,
                kind: 'alarm',
                text: i18n._('geändert seit {day}', { day: formatDayAndMonth(change.since, region) }),
              },
            ]
      }
      greatest={Math.max(...values)}
      least={Math.min(...values)}
      zone={zone}
      tickText={number}
      dayText={(atMs) => formatDayAndMonth(plantDayOf(atMs, zone), region)}
      heightPx={chartPx}
    />
  );
});
