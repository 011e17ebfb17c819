import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { CsvRows } from '../../../../core/csv/index.ts';
import { medianWeek, weekRows } from '../../../../core/loadProfile/index.ts';
import { valueTicks } from '../../../../core/plot/index.ts';
import { instantsOf, msPerHour, type PlantDay, shiftDay } from '../../../../core/time/index.ts';
import { formatDay, formatDayAndMonth, missing } from '../../../../i18n/format/index.ts';
import { weekdayNames } from '../../../dates/index.ts';
import { HeatMap, type HeatCell, HeatMark } from '../../../charts/heatMap/index.ts';
import { Panel } from '../../../kit/index.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { trendPath } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { ProfileVm } from './profile.vm.ts';
import { seriesWords, trendSeries } from './profileViews.ts';
import { SaveTable } from './SaveTable.tsx';
import { shownSeries } from './shownSeries.ts';

type Answer = NonNullable<ProfileVm['answer']>;

const hoursPerDay = 24;
const maxLimits = 6;
const [weekPx, dayPx] = [14, 26];
/** Wider ranges have lower rows. */
const maxHeightPx = 620;
const smallestRowPx = 6;
/** Monday first. */
const order = [1, 2, 3, 4, 5, 6, 0];

/** Every hour of every week in the steps of one scale; on a phone the hours of the median week. */
export const HeatMapPanel = observer(function HeatMapPanel({ answer }: { readonly answer: Answer }) {
  const { i18n } = useLingui();
  const { region, units, zone, number } = useFormat();
  const navigate = useNavigate();
  const isPhone = usePhone();
  const { of, range, profile } = answer;
  const shown = shownSeries(of, units);
  const names = weekdayNames(region);
  const weeks = weekRows(profile.days, range.from, range.until);
  const rows = isPhone ? medianWeek(profile.days) : weeks.map(({ hours }) => hours);
  const inUnit = rows.map((row) => row.map((value) => (typeof value === 'number' ? shown.of(value) : value)));
  const known = profile.days.flatMap(({ means }) => means.flatMap((mean) => mean ?? [])).map(shown.of);
  const least = known.reduce((a, b) => Math.min(a, b), Infinity);
  const greatest = known.reduce((a, b) => Math.max(a, b), -Infinity);
  const ticks = valueTicks(known.length === 0 ? [0, 1] : [least, greatest], maxLimits - 1);
  const limits = ticks.values.filter((value) => value > least).slice(0, maxLimits);
  const limitText = (value: number) => number(value, ticks.digits);
  const whole = (value: number | undefined) => (value === undefined ? missing : `${number(value, shown.digits)}\u00a0${shown.unit}`);
  const legend = [
    ...limits.map((limit, i) =>
      i === 0 ? i18n._('unter {value}', { value: limitText(limit) }) : i18n._('bis {value}', { value: limitText(limit) }),
    ),
    i18n._('ab {value} {unit}', { value: limitText(limits.at(-1) ?? 0), unit: shown.unit }),
  ];
  const dayOf = ({ row, column }: HeatCell): PlantDay => shiftDay(weeks[row]!.monday, Math.floor(column / hoursPerDay));
  const hourText = (hour: number) => i18n._('{from} bis {until} Uhr', { from: hour, until: hour + 1 });
  const spoken = (cell: HeatCell) => {
    const value = inUnit[cell.row]?.[cell.column];
    const text = value === 'outside' ? i18n._('nicht im Zeitraum') : value === undefined ? i18n._('keine Daten') : whole(value);
    if (isPhone) return `${names[order[cell.row]!]!}, ${hourText(cell.column)}: ${text}`;
    const day = dayOf(cell);
    return `${names[order[Math.floor(cell.column / hoursPerDay)]!]!} ${formatDay(day, region)}, ${hourText(cell.column % hoursPerDay)}: ${text}`;
  };
  const open = (cell: HeatCell) => {
    const [fromMs] = instantsOf(dayOf(cell), { hour: cell.column % hoursPerDay, minute: 0, second: 0 }, zone);
    if (fromMs !== undefined) void navigate(trendPath(fromMs, fromMs + msPerHour, trendSeries[of]));
  };
  const csv = (): CsvRows => [
    [i18n._('Tag'), ...Array.from({ length: hoursPerDay }, (_, hour) => `${hour} [${shown.unit}]`)].map((text) => ({ text })),
    ...profile.days.map(({ day, means }) => [
      { text: day },
      ...means.map((mean) => ({ number: mean === undefined ? undefined : shown.of(mean), digits: shown.digits + 2 })),
    ]),
  ];
  const rowPx = isPhone ? dayPx : Math.max(smallestRowPx, Math.min(weekPx, maxHeightPx / Math.max(1, weeks.length)));
  return (
    <Panel title={i18n._('Wochenbild')} className="pf-panel" actions={<SaveTable name={`heatmap_${of}`} range={range} rows={csv} />}>
      <p className="t14 dim">
        {isPhone
          ? i18n._('{name}: Median aller Wochen, jede Spalte eine Stunde des Tages', { name: i18n._(seriesWords[of]) })
          : i18n._('{name}: jede Zeile eine Woche, jede Spalte eine Stunde', { name: i18n._(seriesWords[of]) })}
      </p>
      <HeatMap
        key={`${range.from} ${range.until}`}
        rows={inUnit}
        limits={limits}
        rowNames={isPhone ? order.map((day) => names[day]!) : weeks.map(({ monday }) => formatDayAndMonth(monday, region))}
        columnNames={
          isPhone
            ? [0, 6, 12, 18].map((hour) => [(hour + 0.5) / hoursPerDay, String(hour)])
            : order.map((day, i) => [(i + 0.5) / order.length, names[day]!])
        }
        rowPx={rowPx}
        label={i18n._('{name} je Woche und Stunde', { name: i18n._(seriesWords[of]) })}
        spoken={spoken}
        {...(isPhone ? {} : { onOpen: open })}
      />
      <ul className="legend pf-legend">
        {legend.map((text, level) => (
          <li key={text}>
            <HeatMark level={level} />
            {text}
          </li>
        ))}
        <li>
          <HeatMark level={undefined} />
          {i18n._('keine Daten')}
        </li>
      </ul>
    </Panel>
  );
});
