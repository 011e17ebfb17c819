import type { CsvValue } from '../../core/csv/index.ts';
import { classEdges, type PressureClasses, type PressureQuality, type ShareBounds } from '../../core/loadProfile/index.ts';
import { msPerMinute, textInZone } from '../../core/time/index.ts';
import { displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatNumber, missing, unitSymbol } from '../../i18n/format/index.ts';
import { textTable } from '../output/textTable.ts';
import type { ProfileTable } from './profileTables.ts';

const percent = 100;
const moreDigits = 2;
const shares = ['inside', 'below', 'above'] as const;
const values = ['p1', 'p50', 'p99', 'least', 'greatest'] as const;
const names: Readonly<Record<(typeof values)[number], string>> = {
  p1: '1 % of the time below',
  p50: '50 % of the time below',
  p99: '99 % of the time below',
  least: 'least',
  greatest: 'greatest',
};

const boundsText = (bounds: ShareBounds | undefined) =>
  bounds === undefined ? missing : `${(bounds.least * percent).toFixed(1)} to ${(bounds.most * percent).toFixed(1)} %`;

/** A line for each class of pressure, and for what lies below and above all of them. */
function classRows(classes: PressureClasses | undefined, text: (bar: number) => string): readonly (readonly string[])[] {
  if (classes === undefined) return [];
  const { shares: within, beneath, beyond } = classes;
  const edges = classEdges(classes).map(text);
  const shareText = (share: number) => (share * percent).toFixed(1);
  return [
    ...(beneath > 0 ? [['', edges[0]!, shareText(beneath)]] : []),
    ...within.map((share, i) => [edges[i]!, edges[i + 1]!, shareText(share)]),
    ...(beyond > 0 ? [[edges.at(-1)!, '', shareText(beyond)]] : []),
  ];
}

/** Shares of the time, the pressure's extent, and when it was below its limit; a file has a line for each time that it was. */
export function pressureTable(pressure: PressureQuality | undefined, zone: string, units: UnitChoice): ProfileTable {
  const unit = unitSymbol(displayUnit('pressure', units));
  const shown = (bar: number | undefined) => displayValue('pressure', bar, units);
  const text = (bar: number | undefined) => formatNumber(shown(bar).value, shown(bar).digits, 'en-GB').replaceAll(',', '');
  // classes are narrower than a pressure is shown
  const finer = (bar: number) => formatNumber(shown(bar).value, shown(bar).digits + moreDigits, 'en-GB').replaceAll(',', '');
  const moment = (atMs: number) => textInZone(atMs, zone, 'yyyy-MM-dd HH:mm:ss');
  const events = pressure?.low ?? [];
  const heads = ['low from', 'until', 'at most [min]', `least [${unit}]`, 'machines on load'];
  const minutes = (fromMs: number, untilMs: number) => (untilMs - fromMs) / msPerMinute;
  const rows = events.map(({ fromMs, untilMs, least, ran }) => [
    moment(fromMs),
    moment(untilMs),
    String(minutes(fromMs, untilMs)),
    text(least),
    ran.join(' '),
  ]);
  return {
    text: [
      textTable(
        ['share of the time', ''],
        shares.map((share) => [share, boundsText(pressure?.[share])]),
      ),
      textTable(
        ['pressure', unit],
        values.map((value) => [names[value], text(pressure?.[value])]),
      ),
      textTable([`from [${unit}]`, `to [${unit}]`, 'share of the time [percent]'], classRows(pressure?.classes, finer), []),
      'fastest fall: not known, quarter hours have no seconds\n',
      rows.length === 0 ? '' : textTable(heads, rows, [0, 1, 4]),
    ].join('\n'),
    csv: [
      heads.map((head) => ({ text: head })),
      ...events.map(({ fromMs, untilMs, least, ran }): readonly CsvValue[] => [
        { text: moment(fromMs) },
        { text: moment(untilMs) },
        { number: minutes(fromMs, untilMs), digits: 0 },
        { number: shown(least).value, digits: shown(least).digits + moreDigits },
        { text: ran.join(' ') },
      ]),
    ],
  };
}
