import { readInPieces } from '../../adapters/dayFiles/index.ts';
import { codeOf } from '../../adapters/systemError/index.ts';
import { dayFileDamage, type DayFileDamage } from '../../core/dayFile/index.ts';
import { type CostQuestion, type EnergyCost, energyCostOf } from '../../core/cost/index.ts';
import {
  type ChannelSums,
  dayChannelSums,
  daySums,
  energyCollector,
  flowCollector,
  joinedRecords,
  type PlacedSums,
  type SummedChannel,
} from '../../core/totals/index.ts';
import {
  joinedLeakEvidence,
  leakAlarm,
  type Leakage,
  type LeakChange,
  leakageOf,
  type LeakEstimate,
  type LeakKnowledge,
  leakOfQuarters,
  type LeakQuestion,
} from '../../core/leakage/index.ts';
import {
  type LoadProfile,
  loadProfileOf,
  type PressureSeconds,
  pressureSeconds,
  type ProfileQuestion,
} from '../../core/loadProfile/index.ts';
import { heatDataText, type HeatQuestion, type HeatReport, heatReportOf } from '../../core/heatReport/index.ts';
import {
  type MachineCycles,
  machineCycles,
  type MeasureReplayQuestion,
  type ReplayedChange,
  replayedMeasures,
} from '../../core/measures/index.ts';
import { joinedEvidence, machinesOf, type MachinesPicture, type MachinesQuestion } from '../../core/machines/index.ts';
import { type LoggedControl, loggedControl, whatIf, type WhatIf, type WhatIfQuestion } from '../../core/replay/index.ts';
import { rangeOf, type SampleTable, joinedRows } from '../../core/samples/index.ts';
import type { PlantDay, TimeRange } from '../../core/time/index.ts';
import type { DayDetailBytes, DayTotalsBytes } from '../../core/ports/index.ts';
import { type StoredSums, storedSums } from './channelSumsBytes.ts';
import { decodeEnergies, decodeFlows, encodeDayRecord, encodeQuarters } from './dayRecordBytes.ts';
import {
  dayDetailBytes,
  decodeEvents,
  decodeLeaks,
  decodeMachines,
  decodePlantDay,
  decodeSlots,
  type ReplayBytes,
} from './dayDetailBytes.ts';

/** A file, and the span of time whose rows count. */
interface FileSpan {
  readonly path: string;
  readonly span: TimeRange;
}

/** A day of the plant, by the clock of its zone. */
interface FileDay extends FileSpan {
  readonly day: PlantDay;
  readonly zone: string;
}

/** What a run of samples says of leaks, or of energy: sums, or such as they were packed; undefined without any. */
export type PlacedOfRun = PlacedSums | Uint8Array | undefined;

/** What runs of samples and the seams between them say, and what is asked. */
interface PlacedOfRuns<Question> {
  readonly sums: readonly PlacedOfRun[];
  readonly question: Question;
}

/** What details of days say of leaks, as they are kept. */
interface LeaksOfDays {
  readonly leaks: readonly Uint8Array[];
  /** That was asked for. */
  readonly range: TimeRange;
  readonly known: LeakKnowledge;
  /** Of the days around a test. */
  readonly aroundTest: readonly Uint8Array[];
}

/** The same of all days that count, for the alarm. */
interface AlarmOfDays extends Pick<LeaksOfDays, 'leaks' | 'range'> {
  readonly comparedFrom: PlantDay;
  readonly leftOut: readonly PlantDay[];
}

/** What details of days say of the machines, as they are kept. */
interface MachinesOfDays {
  readonly machines: readonly Uint8Array[];
  readonly question: MachinesQuestion;
}

/** Days that are replayed, as they are kept. */
interface ReplayOfDays {
  readonly days: readonly ReplayBytes[];
  readonly question: WhatIfQuestion;
}

interface MeasureReplaysOfDays {
  readonly days: readonly ReplayBytes[];
  readonly question: MeasureReplayQuestion;
}

/** What the machines did on days, as it is kept. */
interface EventsOfDays {
  readonly events: readonly Uint8Array[];
}

/** Quarter hours that a profile is made of, and the slots of 10 s of its days as they are kept. */
interface ProfileOfQuarters {
  readonly found: ReadonlyMap<SummedChannel, ChannelSums>;
  readonly question: ProfileQuestion;
  readonly slots: readonly Uint8Array[];
  readonly range: TimeRange;
}

/** What both of them say. */
export interface ReadProfile {
  readonly profile: LoadProfile;
  readonly seconds: PressureSeconds | undefined;
}

/** The waste heat of quarter hours, and the text of these. */
export interface EvaluatedHeat {
  readonly report: HeatReport;
  readonly dataText: string;
}

interface DayFileTasks {
  readonly totals: FileSpan;
  readonly quarters: FileSpan;
  readonly channels: FileSpan;
  readonly day: FileDay;
  readonly rows: FileSpan;
  readonly leak: PlacedOfRuns<Omit<LeakQuestion, 'periodS'>>;
  readonly cost: PlacedOfRuns<CostQuestion>;
  readonly heat: PlacedOfRuns<HeatQuestion>;
  readonly leakage: LeaksOfDays;
  readonly leakAlarm: AlarmOfDays;
  readonly machines: MachinesOfDays;
  readonly cycles: EventsOfDays;
  readonly control: EventsOfDays;
  readonly profile: ProfileOfQuarters;
  readonly whatIf: ReplayOfDays;
  readonly measures: MeasureReplaysOfDays;
}

/** What takes long, and so is done in a process of its own. */
export type DayFileTask<W extends keyof DayFileTasks = keyof DayFileTasks> = {
  readonly [K in W]: { readonly wanted: K } & DayFileTasks[K];
}[W];

/** The sums of a file's rows, and what is wrong with the file. */
export interface ReadTotals {
  readonly bytes: DayTotalsBytes;
  /** Of the whole file, whatever the span. */
  readonly damage: DayFileDamage | undefined;
}

/** What is answered; undefined when there is no such file. */
export interface DayFileAnswers {
  readonly totals: ReadTotals | undefined;
  readonly quarters: Uint8Array | undefined;
  /** The quarter hours of each channel. */
  readonly channels: StoredSums | undefined;
  /** What is kept of a day that is over. */
  readonly day: { readonly sums: StoredSums; readonly details: DayDetailBytes } | undefined;
  readonly rows: SampleTable | undefined;
  readonly leak: LeakEstimate;
  readonly cost: EnergyCost;
  readonly heat: EvaluatedHeat;
  readonly leakage: Leakage;
  readonly leakAlarm: LeakChange | undefined;
  readonly machines: MachinesPicture;
  readonly cycles: readonly MachineCycles[];
  readonly control: LoggedControl;
  readonly profile: ReadProfile;
  readonly whatIf: WhatIf;
  readonly measures: readonly ReplayedChange[];
}

/** The file as far as it can be read, in memory that the next one uses again. */
function logOf(path: string) {
  try {
    return readInPieces(path).log;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** What is answered step by step: replays. */
type Stepwise = 'whatIf' | 'measures';
type AtOnce = Exclude<keyof DayFileTasks, Stepwise>;

interface Collector {
  readonly add: (sums: PlacedSums) => void;
}

function addAll(all: readonly PlacedOfRun[], decode: (bytes: Uint8Array) => PlacedSums | undefined, collector: Collector): void {
  for (const each of all) {
    const sums = each instanceof Uint8Array ? decode(each) : each;
    if (sums !== undefined) collector.add(sums);
  }
}

const leaksOf = (all: readonly Uint8Array[], none: TimeRange) =>
  joinedLeakEvidence(
    all.flatMap((bytes) => decodeLeaks(bytes) ?? []),
    none,
  );

const tasks: { readonly [W in AtOnce]: (task: DayFileTasks[W]) => DayFileAnswers[W] } = {
  totals({ path, span }) {
    const log = logOf(path);
    if (log === undefined) return undefined;
    const { summary, parts } = daySums(log, span);
    const bytes = encodeDayRecord({ summary, quarters: joinedRecords(parts) });
    return { bytes, damage: dayFileDamage(log) };
  },
  quarters({ path, span }) {
    const log = logOf(path);
    return log && encodeQuarters(joinedRecords(daySums(log, span).parts));
  },
  channels({ path, span }) {
    const log = logOf(path);
    return log && storedSums(dayChannelSums(log, span));
  },
  day({ path, span, day, zone }) {
    const log = logOf(path);
    return log && { sums: storedSums(dayChannelSums(log, span)), details: dayDetailBytes(log, day, zone) };
  },
  rows({ path, span }) {
    const log = logOf(path);
    return log && joinedRows([rangeOf(log.samples, span.fromMs, span.untilMs)]);
  },
  leak({ sums, question }) {
    const collector = flowCollector(question);
    addAll(sums, decodeFlows, collector);
    return leakOfQuarters(collector.totals, question);
  },
  cost({ sums, question }) {
    const collector = energyCollector(question.range);
    addAll(sums, decodeEnergies, collector);
    return energyCostOf(collector, question);
  },
  heat({ sums, question }) {
    const collector = energyCollector(question.range);
    addAll(sums, decodeEnergies, collector);
    return { report: heatReportOf(collector, question), dataText: heatDataText(collector, question.machines) };
  },
  profile: ({ found, question, slots, range }) => ({
    profile: loadProfileOf(found, question),
    seconds: pressureSeconds(
      slots.flatMap((bytes) => decodeSlots(bytes) ?? []),
      question.band,
      range,
    ),
  }),
  leakage({ leaks, aroundTest, range, known }) {
    const test = known.test && { ...known.test, nights: leaksOf(aroundTest, range).nights };
    return leakageOf(leaksOf(leaks, range), { ...known, test });
  },
  machines: ({ machines, question }) => machinesOf(joinedEvidence(machines.flatMap((bytes) => decodeMachines(bytes) ?? [])), question),
  cycles: ({ events }) => machineCycles(events.flatMap((bytes) => decodeEvents(bytes) ?? [])),
  control: ({ events }) => loggedControl(events.flatMap((bytes) => decodeEvents(bytes) ?? [])),
  leakAlarm({ leaks, range, comparedFrom, leftOut }) {
    const all = leaksOf(leaks, range);
    return leakAlarm({ ...all, nights: all.nights.filter(({ day }) => !leftOut.includes(day)), comparedFrom });
  },
};

const plantDays = (days: readonly ReplayBytes[]) => days.flatMap((bytes) => decodePlantDay(bytes) ?? []);

/** Replays days step by step, each with the share that is done, 0..1; days whose bytes are damaged don't count. */
export const stepsOf = (task: DayFileTask<Stepwise>): Generator<number, DayFileAnswers[Stepwise]> =>
  task.wanted === 'whatIf' ? whatIf(plantDays(task.days), task.question) : replayedMeasures(plantDays(task.days), task.question);

/** Does a task, and throws the system's error. */
export function runDayFileTask<W extends AtOnce>(task: DayFileTask<W>): DayFileAnswers[W] {
  return (tasks[task.wanted] as (task: DayFileTask<W>) => DayFileAnswers[W])(task);
}
