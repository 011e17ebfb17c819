import { dayFileHead, dayFileRow, latestLayout, readDayFile } from '../../core/dayFile/index.ts';
import { joinedLeakEvidence, leakageOf, type NightFlow } from '../../core/leakage/index.ts';
import { plantSnapshot } from '../../core/plant/index.ts';
import { plantStates } from '../../core/plant/model/plantStates.ts';
import { sampleRowOf } from '../../core/samples/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import { dayChannelSums, possibleSpan } from '../../core/totals/index.ts';
import { storedSums } from '../../station/figures/channelSumsBytes.ts';
import { dayDetailBytes, decodeLeaks, encodeLeaks } from '../../station/figures/dayDetailBytes.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';
import { dayFile } from './readDayFileInput.ts';
import { tenMachinePlant } from './tenMachinePlant.ts';

const [day, zone, yearDays, rounds] = ['2026-11-20', 'Europe/Berlin', 365, 60];
/** A year of days is made in one go: the first of them, whose code is not optimized yet, are few. */
const warmRounds = 40;
const periodS = 2;

/** Processor time of one piece of work, ms. */
function timesOf(work: () => unknown): readonly number[] {
  for (let warm = 0; warm < warmRounds; warm++) work();
  return Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

/** Of a year in which each day has a night and ten load cycles. */
function yearOfLeaks(): readonly Uint8Array[] {
  return Array.from({ length: yearDays }, (_, i) => {
    const of = shiftDay('2026-01-01', i);
    const range = plantDayRange(of, zone);
    const night: NightFlow = { day: of, flowM3min: 6 + ((i * 7) % 11) / 50, meanM3min: 6.1, pressureBar: 7, coverage: 1 };
    const cycle = { slot: 1, fromMs: range.fromMs, untilMs: range.fromMs + 480_000, airM3: 14, pressureBar: 7 };
    const sums = { windows: 1000, pp: 1, pq: 0, qq: 1, pn: 12, qn: 0, nn: 145 };
    const cycles = Array.from({ length: 10 }, () => cycle);
    return encodeLeaks({ nights: [night], cycles, decays: { decays: [], longEnough: 0, farEnough: 0 }, volume: sums, days: 1, range });
  });
}

/** The file of a simulated working day. */
function simulatedFile(): Uint8Array {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  const head = { date: day, schematicNumber: 'PL 1200', softwareVersion: latestLayout.version, periodS };
  const parts = [dayFileHead(latestLayout, head)];
  for (const state of plantStates({ config: tenMachinePlant, seed: 1, fromMs, untilMs: untilMs - 1, stepS: periodS })) {
    parts.push(dayFileRow(latestLayout, sampleRowOf(plantSnapshot(tenMachinePlant, state))));
  }
  return new TextEncoder().encode(parts.join(''));
}

/** Processor time of the details of a file's day, of one or the other, and of the pass that reads it and sums it up. */
function detailsOf(bytes: Uint8Array) {
  const log = readDayFile(bytes);
  const pass = median(timesOf(() => storedSums(dayChannelSums(readDayFile(bytes), possibleSpan(day)))));
  return { pass, times: timesOf(() => dayDetailBytes(log, day, zone)) };
}

/** What the details of a day cost on top of the pass that they are made in, and what a year's answer takes from them. */
export function measure(name: string, machine: string): Promise<BenchReport> {
  const [simulated, restless] = [detailsOf(simulatedFile()), detailsOf(dayFile(latestLayout))];
  const besides = ({ pass, times }: ReturnType<typeof detailsOf>, of: string): Verdict => ({
    name: `a tenth of the pass that they are made in, ${pass.toFixed(1)} ms`,
    ours: { name: `details of ${of}`, medianMs: median(times), minMs: Math.min(...times) },
    ratio: median(times) / (pass / 10),
    ...{ reach: 1, aim: 0.5, better: 'less' },
  });
  const leaks = yearOfLeaks();
  const year = { fromMs: plantDayRange('2026-01-01', zone).fromMs, untilMs: plantDayRange('2026-12-31', zone).untilMs };
  const answer = median(timesOf(() => leakageOf(joinedLeakEvidence(leaks.map((of) => decodeLeaks(of)!), year), { nightUseM3min: 2 }))); // prettier-ignore
  return Promise.resolve({
    bench: name,
    work: 'the details of a day (slots of 10 s, events, leaks) of 10 machines, 43 200 rows, processor time',
    machine,
    at: new Date().toISOString(),
    rounds,
    verdicts: [
      besides(simulated, 'a simulated working day'),
      besides(restless, 'a day in which every state and value changes all the time'),
      {
        name: 'what a year says of leaks, in 300 ms',
        ours: { name: `${answer.toFixed(1)} ms` },
        ratio: answer / 300,
        reach: 1,
        aim: 0.5,
        better: 'less',
      },
    ],
  });
}
