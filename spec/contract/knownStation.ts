import { decodeBacklog, encodeBacklogLine } from '../../adapters/contract/index.ts';
import { dayFileDamage, dayFileHead, dayFileName, dayFileRow, latestLayout, readDayFile } from '../../core/dayFile/index.ts';
import { inputFileHead, inputFileName, inputFileRows, type InputMinute } from '../../core/inputFile/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import { demoPlant, plantSnapshot } from '../../core/plant/index.ts';
import { plantStates } from '../../core/plant/model/plantStates.ts';
import type { BacklogDay } from '../../core/ports/index.ts';
import { samplePeriodS, sampleRowOf, type SampleTable, joinedRows } from '../../core/samples/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';
import { type TimeRange, msPerMinute, msPerSecond, type PlantDay, plantDayRange } from '../../core/time/index.ts';

const zone = 'Europe/Berlin';
/** Days that are long over, when the demo plant's machines run. */
const days: readonly PlantDay[] = ['2026-03-02', '2026-03-03'];
const beginsAfterMs = 9 * 60 * msPerMinute;
const lastsMs = 5 * msPerMinute;

const spanOf = (day: PlantDay): TimeRange => {
  const fromMs = plantDayRange(day, zone).fromMs + beginsAfterMs;
  return { fromMs, untilMs: fromMs + lastsMs };
};

function dayFile(day: PlantDay): string {
  const { fromMs, untilMs } = spanOf(day);
  const header = { date: day, schematicNumber: 'S-1', softwareVersion: latestLayout.version, periodS: samplePeriodS };
  const lines = [dayFileHead(latestLayout, header)];
  for (const state of plantStates({ config: demoPlant, seed: 5, fromMs, untilMs: untilMs - 1, stepS: samplePeriodS })) {
    if (state.atMs % (samplePeriodS * msPerSecond) === 0)
      lines.push(dayFileRow(latestLayout, sampleRowOf(plantSnapshot(demoPlant, state))));
  }
  return lines.join('');
}

/** The day files on the card of every station of the contract, by path. */
export const knownDayFiles: ReadonlyMap<string, string> = new Map(
  days.map((day) => [`${day.slice(0, 4)}/${day.slice(5, 7)}/${dayFileName(day)}`, dayFile(day)]),
);
export const knownDays = days;

/** One of the day before that is none, with what is listed of it. */
export const knownDamagedFile = {
  path: `2026/03/${dayFileName('2026-03-01')}`,
  text: 'no day file\n',
  listed: { name: dayFileName('2026-03-01'), ...dayFileDamage(readDayFile(new TextEncoder().encode('no day file\n')))! },
};

/** All their samples, as anybody reads them. */
export const knownSamples: SampleTable = joinedRows(
  [...knownDayFiles.values()].map((text) => readDayFile(new TextEncoder().encode(text)).samples),
);

/** From amidst the first day's samples to amidst the second's. */
export const knownRange: TimeRange = {
  fromMs: spanOf(days[0]!).fromMs + msPerMinute,
  untilMs: spanOf(days[1]!).untilMs - msPerMinute,
};

/** The same in whole quarter hours. */
export const knownQuarters: TimeRange = {
  fromMs: Math.floor(knownRange.fromMs / quarterHourMs) * quarterHourMs,
  untilMs: Math.ceil(knownRange.untilMs / quarterHourMs) * quarterHourMs,
};

/** The archives by name; the umlauts take two bytes each. */
export const knownArchives = {
  master: new Map([['GLW_2026-02.csv', 'Monat;Energie\n2026-02;1234\n']]),
  compressors: new Map([['Comp3_2026-02.csv', 'Gerät;Störung\nSüd;Öl\n']]),
} as const;

/** What is archived of the analog inputs, by name. */
export const knownInputArchives = () => new Map([...knownInputFiles].map(([path, text]) => [path.split('/').at(-1)!, text]));

const minuteOf = (atMs: number, n: number): InputMinute => ({
  atMs,
  inputs: [
    { channel: { slot: 0, name: 'DEW_POINT', function: 'temperature' }, seconds: 60, mean: 3 + n / 10, min: 2.5, max: 4.125 },
    {
      channel: { slot: 3, name: 'INTERNAL_PRESS', function: 'pressure' },
      seconds: n === 0 ? 0 : 30,
      ...(n === 0 ? { mean: undefined, min: undefined, max: undefined } : { mean: 7, min: 6.9, max: 7.1 }),
    },
  ],
  faults: [{ slot: 3, seconds: 10, codes: ['E165'] }],
});

/** Minutes of the analog inputs on either side of the midnight between the known days. */
export const knownInputMinutes: readonly InputMinute[] = Array.from({ length: 10 }, (_, n) =>
  minuteOf(plantDayRange(days[1]!, zone).fromMs + (n - 5) * msPerMinute, n),
);
export const knownInputRange: TimeRange = { fromMs: knownInputMinutes[2]!.atMs, untilMs: knownInputMinutes[8]!.atMs };

/** Their files by path. */
export const knownInputFiles: ReadonlyMap<string, string> = new Map(
  days.map((day) => {
    const { fromMs, untilMs } = plantDayRange(day, zone);
    const rows = knownInputMinutes.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs).map(inputFileRows);
    return [
      `${day.slice(0, 4)}/${day.slice(5, 7)}/${inputFileName(day)}`,
      [inputFileHead({ date: day, schematicNumber: 'S-1', zone }), ...rows].join(''),
    ];
  }),
);

const entry = (atMs: number, source: FaultLogEntry['source'], bitIndex: number): FaultLogEntry => ({
  atMs,
  source,
  bitIndex,
  deliveryVolumeM3min: 20.5,
  volumeFlowM3min: undefined,
  systemPressureBar: 7.125,
  loadRatio: 0.75,
  masterStatus: 3,
  machines: Array.from({ length: 10 }, (_, slot) => ({ status: slot === 0 ? 7 : 0, technology: slot === 0 ? 4 : 0 })),
});

/** The log of faults, newest first. */
export const knownFaults: readonly FaultLogEntry[] = [
  entry(Date.UTC(2026, 2, 3, 9), 'master', 64),
  entry(Date.UTC(2026, 2, 2, 9), 1, 16),
  entry(Date.UTC(2026, 2, 1, 9), 10, 3),
];

/** A backlog of one sample. */
export const backlogOf = (sample: Parameters<typeof sampleRowOf>[0]): BacklogDay => decodeBacklog(encodeBacklogLine(sampleRowOf(sample)));
