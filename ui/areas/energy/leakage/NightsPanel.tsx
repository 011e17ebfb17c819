import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type CsvRows, csvText } from '../../../../core/csv/index.ts';
import type { NightPicture } from '../../../../core/leakage/index.ts';
import { minLeakTestMs } from '../../../../core/leakage/index.ts';
import type { LeakageAnswer } from '../../../../core/ports/index.ts';
import { plantDayRange, timeRangeMs } from '../../../../core/time/index.ts';
import { displayValue, displayUnit } from '../../../../core/units/index.ts';
import { formatDay, formatDayAndMonth, unitSymbol } from '../../../../i18n/format/index.ts';
import { PointChart, type PointMark } from '../../../charts/pointChart/index.ts';
import { Icon, Panel, SaveCsv, saveFile } from '../../../kit/index.ts';
import { Explain, type Explanation, useFormat } from '../../../station/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { leftOutText } from './leftOutText.ts';
import { NightsTable } from './NightsTable.tsx';
import { useLeakText } from './useLeakText.ts';
import { useNightRows } from './useNightRows.ts';

interface NightsPanelProps {
  readonly answer: Pick<LeakageAnswer, 'leakage' | 'seen'>;
  readonly picture: NightPicture;
  readonly explanation: Explanation;
}

const chartPx = 300;

/** Each night's flow at one pressure, its level, what is used of it, and what happened. */
export const NightsPanel = observer(function NightsPanel({ answer: { leakage, seen }, picture, explanation }: NightsPanelProps) {
  const { i18n } = useLingui();
  const { region, zone, units, number, quantity } = useFormat();
  const text = useLeakText();
  const { nights, trend, nightUse, test, days } = leakage;
  const { change } = trend;
  const shown = (m3min: number) => displayValue('volumeFlow', m3min, units).value!;
  const dayText = (atMs: number) => formatDayAndMonth(plantDayOf(atMs, zone), region);
  const period = i18n._('{from} bis {until}', {
    from: formatDay(plantDayOf(picture.range.fromMs, zone), region),
    until: formatDay(plantDayOf(picture.range.untilMs - 1, zone), region),
  });
  const usable = i18n._('{known} von {days} Nächten brauchbar', { known: nights.length, days });
  const isIn = test !== undefined && test.range.fromMs >= picture.range.fromMs && test.range.fromMs < picture.range.untilMs;
  const marks: readonly PointMark[] = [
    ...(change === undefined || picture.changeMs === undefined
      ? []
      : [
          {
            atMs: picture.changeMs,
            kind: 'alarm' as const,
            text:
              change.change.value > 0
                ? i18n._('Anstieg seit {day}: {value}', { day: dayText(picture.changeMs), value: text.signed(change.change.value) })
                : i18n._('Rückgang seit {day}: {value}', { day: dayText(picture.changeMs), value: text.signed(change.change.value) }),
          },
        ]),
    ...seen
      .map(({ since }) => plantDayRange(since, zone).fromMs)
      .filter((atMs) => atMs >= picture.range.fromMs && atMs < picture.range.untilMs)
      .map((atMs) => ({ atMs, kind: 'void' as const, text: i18n._('gesehene Änderung {day}', { day: dayText(atMs) }) })),
    ...(isIn
      ? [
          {
            atMs: test.range.fromMs,
            kind:
              timeRangeMs(test.range) >= minLeakTestMs && test.findings.some(({ kind }) => kind !== 'none')
                ? ('test' as const)
                : ('void' as const),
            text: i18n._('Leckagetest {day}', { day: dayText(test.range.fromMs) }),
          },
        ]
      : []),
  ];
  const rows = useNightRows(leakage, picture);
  const atBar = Number.isNaN(picture.atBar) ? undefined : quantity('pressure', picture.atBar).text;
  const csv = (): CsvRows => [
    [
      i18n._('Nacht'),
      `${i18n._('Grundfluss')} [${text.unit}]`,
      `${i18n._('bezogen auf den mittleren Druck')} [${text.unit}]`,
      `${i18n._('Druck')} [${unitSymbol(displayUnit('pressure', units))}]`,
      i18n._('Abdeckung'),
      i18n._('Zählt'),
    ].map((head) => ({ text: head })),
    ...rows.map(({ day, night, normalM3min, why }) => [
      { text: day },
      ...[night?.flowM3min, normalM3min].map((of) => {
        const { value, digits } = displayValue('volumeFlow', of, units);
        return { number: value, digits: digits + 2 };
      }),
      {
        number: displayValue('pressure', night?.pressureBar, units).value,
        digits: displayValue('pressure', night?.pressureBar, units).digits + 1,
      },
      { number: night?.coverage, digits: 3 },
      { text: why },
    ]),
  ];
  const levels = picture.levels.map((level) => ({
    ...level,
    value: shown(level.value),
    low: shown(level.low),
    high: shown(level.high),
    name: i18n._('Niveau {value}', { value: text.fine(level.value) }),
  }));
  return (
    <Panel
      title={i18n._('Nächte')}
      className="et-panel"
      actions={
        <SaveCsv
          region={region}
          isDisabled={nights.length === 0}
          onSave={(dialect, ending) => saveFile(`leakage_nights${ending}`, csvText(csv(), dialect, zone), 'text/csv;charset=utf-8')}
        />
      }
    >
      <p className="label lq-above">
        {change !== undefined && (
          <span className="st fill s-warn">
            <Icon name="i-warn" />
            {change.change.value > 0 ? i18n._('Grundfluss gestiegen') : i18n._('Grundfluss gesunken')}
          </span>
        )}
        <span>
          {i18n._('Grundfluss der Nacht in {unit}', { unit: text.unit })}
          {atBar !== undefined && `, ${i18n._('bezogen auf {bar}', { bar: atBar })}`}
        </span>
        <span>
          {period}, {usable}
        </span>
      </p>
      <PointChart
        label={`${i18n._('Nächte')}: ${period}, ${usable}. ${levels.map(({ name }) => name).join(', ')}. ${marks.map((mark) => mark.text).join(', ')}`}
        range={picture.range}
        points={picture.nights.map(({ atMs, flowM3min }) => ({ atMs, value: shown(flowM3min) }))}
        leftOut={picture.leftOut.map(({ atMs, flowM3min, day, ...marked }) => ({
          atMs,
          value: shown(flowM3min),
          text: `${formatDay(day, region)}: ${leftOutText(i18n, marked)}`,
        }))}
        levels={levels}
        base={
          nightUse === undefined || nightUse.flowM3min === 0
            ? undefined
            : { value: shown(nightUse.flowM3min), name: i18n._('Nachtverbrauch {value}', { value: text.fine(nightUse.flowM3min) }) }
        }
        marks={marks}
        missing={picture.missing}
        greatest={shown(picture.greatestM3min)}
        zone={zone}
        tickText={number}
        dayText={dayText}
        heightPx={chartPx}
      />
      <ul className="legend lq-legend">
        <li>
          <svg viewBox="0 0 24 12" aria-hidden>
            <circle className="pc-point" cx="12" cy="6" r="3" />
          </svg>
          {i18n._('Nacht')}
        </li>
        <li className="pc">
          <svg viewBox="0 0 24 12" aria-hidden>
            <path className="pc-band" d="M0 1h24v10H0z" />
            <path className="pc-level" d="M0 6h24" />
          </svg>
          {i18n._('Niveau und sein Intervall')}
          {levels.length > 0 && (
            <Explain
              figure="nightLevel"
              name={i18n._('Niveau der Nächte')}
              value={`${text.fine(picture.levels.at(-1)?.value)} ${text.unit}`}
              of={explanation}
            />
          )}
        </li>
        {picture.leftOut.length > 0 && (
          <li>
            <svg viewBox="0 0 24 12" aria-hidden>
              <circle className="pc-out" cx="12" cy="6" r="3" />
            </svg>
            {i18n._('ausgenommen')}
          </li>
        )}
        {picture.missing.length > 0 && (
          <li>
            <svg viewBox="0 0 24 12" aria-hidden>
              <path className="pc-hatch" d="M2 12L12 0M10 12L20 0M18 12L28 0" />
            </svg>
            {i18n._('ohne Daten')}
          </li>
        )}
      </ul>
      <NightsTable rows={rows} />
    </Panel>
  );
});
