import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { savedSums } from '../../../../core/performance/index.ts';
import { extentOf, timeTicks } from '../../../../core/plot/index.ts';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { msPerDay, plantDayOf, plantDayRange } from '../../../../core/time/index.ts';
import { displayUnit, displayValue } from '../../../../core/units/index.ts';
import { formatDay, formatDayAndMonth, signedText, unitSymbol } from '../../../../i18n/format/index.ts';
import { XyChart, type XyMark } from '../../../charts/xyChart/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { usePerformanceText } from './usePerformanceText.ts';

const chartPx = 260;
const tickCount = 5;
const longestNote = 40;
const shortened = (note: string) => (note.length > longestNote ? `${note.slice(0, longestNote).trimEnd()} …` : note);

/** What was saved until each day, and since when something changed. */
export const SavingsPanel = observer(function SavingsPanel({ answer }: { readonly answer: PerformanceAnswer }) {
  const { i18n } = useLingui();
  const { region, units, zone, number } = useFormat();
  const text = usePerformanceText();
  const { performance, adjustments, exchanges, report } = answer;
  const { change, figures } = performance;
  const energy = (kWh: number) => displayValue('energy', kWh, units).value ?? NaN;
  const sums = savedSums(performance, zone).map(({ atMs, sumKWh, low, high }) => ({
    x: atMs,
    y: energy(sumKWh),
    low: energy(low),
    high: energy(high),
  }));
  const [begin, end] = [sums[0]?.x ?? 0, sums.at(-1)?.x ?? 0];
  const startOf = (day: string) => plantDayRange(day, zone).fromMs;
  const isShown = ({ x }: XyMark) => x >= begin && x <= end;
  const marks: readonly XyMark[] = [
    ...adjustments.map(({ from, note }) => ({
      x: startOf(from),
      kind: 'note' as const,
      name: `${formatDayAndMonth(from, region)}, ${shortened(note)}`,
    })),
    ...exchanges.map(({ day, slot }) => ({
      x: startOf(day),
      kind: 'exchange' as const,
      name: i18n._('{day}, K{slot} getauscht', { day: formatDayAndMonth(day, region), slot }),
    })),
    ...(change === undefined
      ? []
      : [
          {
            x: startOf(change.since),
            kind: 'change' as const,
            name: i18n._('seit {day}', { day: formatDayAndMonth(change.since, region) }),
          },
        ]),
  ].filter(isShown);
  const ticks = timeTicks({ fromMs: begin, toMs: end }, tickCount, zone, msPerDay);
  const unit = unitSymbol(displayUnit('energy', units));
  const title = i18n._('Aufsummierte Einsparung');
  return (
    <Panel title={title} className="pe-savings">
      <p className="label">
        {i18n._('Einsparung gegenüber der Basis, aufsummiert, in {unit}. Steigt die Linie, wird gespart; Band: 90 %', { unit })}
      </p>
      <XyChart
        label={i18n._('{title}, {days}', { title, days: text.days(report) })}
        x={{
          from: begin,
          until: end,
          ticks: ticks.ticksMs.map((at) => ({ at, name: formatDayAndMonth(plantDayOf(at, zone), region) })),
        }}
        y={extentOf(Float64Array.from(sums.flatMap(({ low, high }) => [low, high])))}
        yText={number}
        line={{ points: sums, band: sums, isObserved: true }}
        marks={marks}
        end={[text.value('energy', figures.saving).text, text.between('energy', figures.saving)]}
        heightPx={chartPx}
      />
      {change !== undefined && change.perDay.kind !== 'none' && (
        <p className="pe-change">
          {i18n._('Seit {day} braucht ein Tag {value} kWh gegenüber der Basis ({low} bis {high}); gefunden am {found}.', {
            day: formatDay(change.since, region),
            value: signedText(number(change.perDay.value, 0)),
            low: number(change.perDay.low, 0),
            high: number(change.perDay.high, 0),
            found: formatDay(change.foundOn, region),
          })}
        </p>
      )}
    </Panel>
  );
});
