import { createHash } from 'node:crypto';
import { encodePerformanceAsked, performanceQuery } from '../../adapters/contract/index.ts';
import {
  askedRanges,
  comparedPerformance,
  type ComparedRanges,
  isProposed,
  type PerformanceAsked,
  performanceChannels,
  performanceDataText,
  prolongedRanges,
  proposedSpan,
  type StoredVariable,
  variableFile,
  variablesOfFile,
} from '../../core/performance/index.ts';
import type { PerformanceAnswer, Performances, PriceSeriesRepository } from '../../core/ports/index.ts';
import { samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { ratesInForce } from '../../core/tariff/index.ts';
import { plantDayOf, shiftDay } from '../../core/time/index.ts';
import { sumChannels } from '../../core/totals/index.ts';
import { variableText } from '../../i18n/index.ts';
import type { MemoryGate } from './memoryGate.ts';

function answerOf(
  samples: SampleTable,
  { units, plant, time: { zone } }: Settings,
  stored: readonly StoredVariable[],
  asked: PerformanceAsked,
  nowMs: number,
  series: Pick<PriceSeriesRepository, 'read'>,
): PerformanceAnswer {
  const days = [...new Set(Array.from(samples.timesMs.subarray(0, samples.length), (atMs) => plantDayOf(atMs, zone)))];
  const lastOver = shiftDay(plantDayOf(nowMs, zone), -1);
  const all = sumChannels(samples, samplePeriodS);
  const found = new Map(performanceChannels.flatMap((channel) => (all.has(channel) ? [[channel, all.get(channel)!] as const] : [])));
  const always = { fromMs: -Infinity, untilMs: Infinity };
  const seriesOf = (name: string) => series.read(name, always);
  const rates = {
    prices: ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, seriesOf),
    co2: ratesInForce(units.electricityCo2KgPerKWh, plant.co2.rows, seriesOf),
  };
  const compare = (of: ComparedRanges) => comparedPerformance({ found, zone, ...rates }, of, plantDataOf(plant), stored);
  const { rows } = plant.baselines;
  const first = askedRanges(asked, rows, { first: days[0], lastOver });
  const known = () => compare({ ...first, baseline: proposedSpan(first.baseline, lastOver) }).performance.baseline;
  const ranges = isProposed(asked, rows) ? prolongedRanges(asked, first, { known: known(), lastOver }) : first;
  const compared = compare(ranges);
  const isIn = (day: string) => [ranges.baseline, ranges.report].some(({ first, last }) => day >= first && day <= last);
  const recordedDays = days.filter(isIn).length;
  const dataSha256 = createHash('sha256').update(performanceDataText(compared.performance)).digest('hex');
  return { ...compared, recordedDays, summedDays: recordedDays, dataSha256 };
}

/** The energy of the samples of a fake against a baseline, and the variables that are imported into it. */
export function memoryPerformances(
  gate: MemoryGate,
  samples: SampleTable,
  settings: () => Settings,
  nowMs: () => number,
  series: Pick<PriceSeriesRepository, 'read'>,
): Performances {
  let stored: readonly StoredVariable[] = [];
  const merged = (next: StoredVariable): StoredVariable => {
    const before = stored.find(({ name }) => name === next.name);
    return { ...next, days: new Map([...(before?.days ?? []), ...next.days]) };
  };
  return {
    read: (asked, token, waiting) =>
      gate.ask({ call: 'performance', sent: asked, token, signal: waiting?.signal }, () =>
        performanceQuery.safeParse(Object.fromEntries(new URLSearchParams(encodePerformanceAsked(asked)))).success
          ? answerOf(samples, settings(), stored, asked, nowMs(), series)
          : undefined,
      ),
    importVariables: (text, author, token, language) =>
      gate.save({ call: 'changeVariables', sent: { text, author }, token }, language, (i18n) => {
        if (author.trim() === '') return variableText(i18n, { code: 'noAuthor' });
        const file = variableFile(text, settings().time.zone);
        if (file.problem !== undefined) return variableText(i18n, file.problem);
        const next = variablesOfFile(file, { importedMs: nowMs(), author: author.trim() });
        if (next.some(({ name, unit }) => stored.some((of) => of.name === name && of.unit !== unit)))
          return variableText(i18n, { code: 'otherUnitThanKept' });
        const others = stored.filter(({ name }) => !next.some((of) => of.name === name));
        stored = [...others, ...next.map(merged)].sort((a, b) => (a.name < b.name ? -1 : 1));
        return undefined;
      }),
    removeVariable: (name, token, language) =>
      gate.save({ call: 'changeVariables', sent: name, token }, language, (i18n) => {
        if (!stored.some((of) => of.name === name)) return i18n._('Diese Werte gibt es nicht mehr.');
        stored = stored.filter((of) => of.name !== name);
        return undefined;
      }),
  };
}
