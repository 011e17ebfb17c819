import {
  type KnownNightUse,
  type KnownVolume,
  type LeakChange,
  type LeakFinding,
  type LeftOutNight,
  leakMethods,
  noLeakFlowReasons,
  type NightFlow,
  type TestedLeak,
  type WeekFlow,
} from '../../core/leakage/index.ts';
import type { LeakCost } from '../../core/leakCost/index.ts';
import { type NightUse, windowKinds } from '../../core/plantData/index.ts';
import type { LeakageAnswer } from '../../core/ports/index.ts';
import { channels } from '../../core/samples/index.ts';
import { type TimeRange, weekdays } from '../../core/time/index.ts';
import { decodeFinding, encodeFinding } from './findingWire.ts';
import type { WireLeakage } from './leakageSchemas.ts';
import { plantEntriesOr } from './plantEntriesOr.ts';
import { decodeLeakCost, encodeLeakCost } from './leakCostWire.ts';
import { isPresent, type Json, listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';

const encodeRange = ({ fromMs, untilMs }: TimeRange) => ({ from_ms: fromMs, until_ms: untilMs });

const encodeVolume = (volume: KnownVolume): WireLeakage['volume'] => ({
  kind: volume.kind,
  volume_m3: volume.volumeM3,
  low: volume.low,
  high: volume.high,
  r2: volume.kind === 'fitted' ? volume.r2 : null,
  windows: volume.kind === 'fitted' ? volume.windows : null,
});

const encodeTest = ({ range, findings, nightUseM3min, isOld }: TestedLeak): WireLeakage['test'] => ({
  ...encodeRange(range),
  methods: findings.map(encodeFinding),
  night_use_m3min: orNull(nightUseM3min),
  is_old: isOld,
});

const encodeNight = ({ day, flowM3min, meanM3min, pressureBar, coverage }: NightFlow): WireLeakage['nights'][number] => ({
  day,
  flow_m3min: flowM3min,
  mean_m3min: meanM3min,
  pressure_bar: orNull(Number.isNaN(pressureBar) ? undefined : pressureBar),
  coverage,
});

const encodeChange = (of: LeakChange | undefined): WireLeakage['change'] =>
  of === undefined ? null : { since: of.since, found_on: of.foundOn, change: encodeFinding<'cusum', never>(of.change) };

/** As the station answers. */
export function encodeLeakage({
  leakage,
  alarm,
  seen,
  cost,
  consumers,
  recordedDays,
  evaluatedDays,
  estimated,
}: LeakageAnswer & { readonly cost: LeakCost }): WireLeakage {
  const { range, days, nights, findings, disagree, volume, nightUse, trend, test, leftOut } = leakage;
  const { change } = trend;
  return {
    range: encodeRange(range),
    recorded_days: recordedDays,
    evaluated_days: evaluatedDays,
    days,
    nights: nights.map(encodeNight),
    methods: findings.map(encodeFinding),
    disagree,
    volume: volume === undefined ? null : encodeVolume(volume),
    night_use: nightUse === undefined ? null : { flow_m3min: nightUse.flowM3min, source: nightUse.source },
    consumers: consumers.map(({ since, name, flowM3min, days: on, fromHour, untilHour }) => ({
      since,
      name,
      flow_m3min: flowM3min,
      days: [...on],
      from_hour: fromHour,
      until_hour: untilHour,
    })),
    weeks: trend.weeks.map(({ firstDay, flowM3min, nights: count }) => ({ first_day: firstDay, flow_m3min: flowM3min, nights: count })),
    per_week: encodeFinding(trend.perWeek),
    watched: trend.watched,
    change: encodeChange(change),
    alarm: encodeChange(alarm),
    seen: seen.map((each) => ({ ...each })),
    test: test === undefined ? null : encodeTest(test),
    cost: encodeLeakCost(cost),
    left_out: leftOut.map(({ day, kind, note, night, ...of }) => ({
      day,
      ...encodeRange(of),
      kind,
      note,
      night: night === undefined ? null : encodeNight(night),
    })),
    ...(estimated.length > 0 && { estimated: [...estimated] }),
  };
}

/** What can be read of each item. */
const each = <T>(wire: unknown, read: (item: Json) => T | undefined): readonly T[] =>
  listOr(wire)
    .map((item) => read(recordOr(item)))
    .filter(isPresent);

function rangeOf(wire: Json): TimeRange | undefined {
  const [fromMs, untilMs] = [numberOr(wire['from_ms']), numberOr(wire['until_ms'])];
  return fromMs === undefined || untilMs === undefined ? undefined : { fromMs, untilMs };
}

function nightOf({ day, flow_m3min, mean_m3min, pressure_bar, coverage }: Json): NightFlow | undefined {
  const [of, flowM3min] = [textOr(day), numberOr(flow_m3min)];
  if (of === undefined || flowM3min === undefined) return undefined;
  const meanM3min = numberOr(mean_m3min) ?? flowM3min;
  return { day: of, flowM3min, meanM3min, pressureBar: numberOr(pressure_bar) ?? NaN, coverage: numberOr(coverage) ?? 0 };
}

function leftOutOf(wire: Json): LeftOutNight | undefined {
  const [day, range, kind] = [textOr(wire['day']), rangeOf(wire), oneOf(windowKinds)(wire['kind'])];
  if (day === undefined || range === undefined || kind === undefined) return undefined;
  return { day, ...range, kind, note: textOr(wire['note']) ?? '', night: nightOf(recordOr(wire['night'])) };
}

function weekOf({ first_day, flow_m3min, nights }: Json): WeekFlow | undefined {
  const [firstDay, flowM3min] = [textOr(first_day), numberOr(flow_m3min)];
  return firstDay === undefined || flowM3min === undefined ? undefined : { firstDay, flowM3min, nights: numberOr(nights) ?? 0 };
}

function consumerOf({ since, name, flow_m3min, days, from_hour, until_hour }: Json): NightUse | undefined {
  const [from, called, flowM3min] = [textOr(since), textOr(name), numberOr(flow_m3min)];
  const [fromHour, untilHour] = [numberOr(from_hour), numberOr(until_hour)];
  if (from === undefined || called === undefined || flowM3min === undefined || fromHour === undefined || untilHour === undefined)
    return undefined;
  return { since: from, name: called, flowM3min, days: listOr(days).map(oneOf(weekdays)).filter(isPresent), fromHour, untilHour };
}

function volumeOf(wire: unknown): KnownVolume | undefined {
  const { kind, volume_m3, low, high, r2, windows } = recordOr(wire);
  const [volumeM3, from, until] = [numberOr(volume_m3), numberOr(low), numberOr(high)];
  if (volumeM3 === undefined || from === undefined || until === undefined) return undefined;
  const known = { volumeM3, low: from, high: until };
  const [share, count] = [numberOr(r2), numberOr(windows)];
  if (kind === 'entered') return { kind, ...known };
  return share === undefined || count === undefined ? undefined : { kind: 'fitted', ...known, r2: share, windows: count };
}

function nightUseOf(wire: unknown): KnownNightUse | undefined {
  const { flow_m3min, source } = recordOr(wire);
  const [flowM3min, from] = [numberOr(flow_m3min), oneOf(['entered', 'default', 'fitted'])(source)];
  return flowM3min === undefined || from === undefined ? undefined : { flowM3min, source: from };
}

const leaksOf = (wire: unknown): readonly LeakFinding[] => each(wire, (item) => decodeFinding(item, leakMethods, noLeakFlowReasons));

function testOf(wire: unknown): TestedLeak | undefined {
  const sent = recordOr(wire);
  const range = rangeOf(sent);
  return (
    range && { range, findings: leaksOf(sent['methods']), nightUseM3min: numberOr(sent['night_use_m3min']), isOld: sent['is_old'] === true }
  );
}

function changeOf(wire: unknown): LeakChange | undefined {
  const { since, found_on, change } = recordOr(wire);
  const [from, foundOn] = [textOr(since), textOr(found_on)];
  const found = decodeFinding(change, ['cusum'], []);
  return from === undefined || foundOn === undefined || found === undefined || found.kind === 'none'
    ? undefined
    : { since: from, foundOn, change: found };
}

/** Undefined for what is no such answer; what can't be read of it is left out. */
export function decodeLeakage(wire: unknown): LeakageAnswer | undefined {
  const sent = recordOr(wire);
  const range = rangeOf(recordOr(sent['range']));
  if (range === undefined) return undefined;
  const perWeek = decodeFinding(sent['per_week'], ['weeklyMedians'], ['fewWeeks']);
  return {
    estimated: channels.filter((channel) => listOr(sent['estimated']).includes(channel)),
    recordedDays: numberOr(sent['recorded_days']) ?? 0,
    evaluatedDays: numberOr(sent['evaluated_days']) ?? 0,
    consumers: each(sent['consumers'], consumerOf),
    alarm: changeOf(sent['alarm']),
    seen: plantEntriesOr('leakChanges', sent['seen']),
    cost: decodeLeakCost(sent['cost']),
    leakage: {
      range,
      days: numberOr(sent['days']) ?? 0,
      nights: each(sent['nights'], nightOf),
      findings: leaksOf(sent['methods']),
      disagree: sent['disagree'] === true,
      volume: volumeOf(sent['volume']),
      nightUse: nightUseOf(sent['night_use']),
      trend: {
        weeks: each(sent['weeks'], weekOf),
        perWeek: perWeek ?? { kind: 'none', method: 'weeklyMedians', reason: 'fewWeeks', coverage: 0 },
        watched: numberOr(sent['watched']) ?? 0,
        change: changeOf(sent['change']),
      },
      test: testOf(sent['test']),
      leftOut: each(sent['left_out'], leftOutOf),
    },
  };
}
