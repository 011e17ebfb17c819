import { slotCount } from '../../core/compressor/index.ts';
import { eventDay } from '../../core/dayDetail/index.ts';
import type { DayFile } from '../../core/dayFile/index.ts';
import {
  compressorChannel,
  compressorQuantities,
  rangeOf,
  samplePeriodS,
  type SampleTable,
  medianSpacingMs,
  joinedRows,
} from '../../core/samples/index.ts';
import { leakEvidenceOf, leakFlowChannel } from '../../core/leakage/index.ts';
import { loggedPlantDay } from '../../core/replay/index.ts';
import { machineEvidenceOf } from '../../core/machines/index.ts';
import { plantDayRange, type TimeRange, msPerSecond } from '../../core/time/index.ts';
import { countedMs, dayChannelSums, energySumsOf, flowSumsOf, daySums, joinedRecords, overlapOf } from '../../core/totals/index.ts';
import { systemReason } from '../systemError/index.ts';
import type { FileAnswer, FileAnswers, FileFacts, FileProblems, FileTask, Gaps } from './FileTask.ts';
import { readInPieces } from './readInPieces.ts';

function gapsOf({ timesMs, length }: SampleTable, periodS: number): Gaps {
  let [count, missingMs, longestMs] = [0, 0, 0];
  for (let row = 1; row < length; row++) {
    const untilNextMs = timesMs[row]! - timesMs[row - 1]!;
    const gapMs = untilNextMs - countedMs(untilNextMs, periodS * msPerSecond);
    if (gapMs === 0) continue;
    count++;
    missingMs += gapMs;
    longestMs = Math.max(longestMs, gapMs);
  }
  return { count, missingS: missingMs / msPerSecond, longestS: longestMs / msPerSecond };
}

function machinesIn({ columns }: SampleTable): readonly number[] {
  const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
  const hasValue = (slot: number) =>
    compressorQuantities.some((quantity) => columns.get(compressorChannel(quantity, slot))?.some((value) => !Number.isNaN(value)));
  return slots.filter(hasValue);
}

function factsOf({ layoutVersion, header, samples, lines, units }: DayFile): Omit<FileFacts, keyof FileProblems> {
  const { length, timesMs } = samples;
  const spacingMs = medianSpacingMs(samples);
  return {
    layoutVersion,
    header,
    lines,
    rows: length,
    firstMs: timesMs[0],
    latestMs: timesMs[length - 1],
    spacingS: Number.isNaN(spacingMs) ? undefined : spacingMs / msPerSecond,
    gaps: gapsOf(samples, header.periodS ?? samplePeriodS),
    machines: machinesIn(samples),
    units: [...new Set(units.values())],
  };
}

const answers: {
  readonly [W in FileTask['wanted']]: (log: DayFile, task: FileTask & { wanted: W }) => Omit<FileAnswers[W], keyof FileProblems>;
} = {
  sums: (log, { span, range, rowsIn, withFlows, withEnergies }) => {
    const { summary, parts } = daySums(log, span);
    const isCut = summary !== undefined && overlapOf(range, summary) === 'part';
    const near = ({ fromMs, untilMs }: TimeRange) => rangeOf(log.samples, Math.max(fromMs, span.fromMs), Math.min(untilMs, span.untilMs));
    return {
      summary,
      quarters: isCut ? joinedRecords(parts) : undefined,
      rows: joinedRows(rowsIn.map(near)),
      flows: withFlows ? parts.map(flowSumsOf) : [],
      energies: withEnergies ? parts.map(energySumsOf) : [],
    };
  },
  channels: ({ samples, header }, { span, channels }) => {
    const rows = rangeOf(samples, span.fromMs, span.untilMs);
    const made = dayChannelSums({ header, samples }, span);
    return {
      sums: new Map([...made].filter(([channel]) => channels.includes(channel))),
      estimated: header.estimated ?? [],
      firstMs: rows.timesMs[0],
      latestMs: rows.timesMs[rows.length - 1],
    };
  },
  facts: factsOf,
  leaks: ({ samples, header }, { day, zone }) => ({
    ...leakEvidenceOf(samples, day, { zone, periodS: header.periodS ?? samplePeriodS }),
    isFlowEstimated: header.estimated?.includes(leakFlowChannel(samples)) ?? false,
  }),
  machines: ({ samples, header }, { day, zone }) => ({
    ...machineEvidenceOf(samples, day, { zone, periodS: header.periodS ?? samplePeriodS }),
    estimated: header.estimated ?? [],
  }),
  replay: ({ samples, header }, { day, zone }) => loggedPlantDay(samples, day, zone, header.periodS ?? samplePeriodS),
  events: ({ samples, header }, { day, zone }) => eventDay(samples, plantDayRange(day, zone), header.periodS ?? samplePeriodS),
};

/** Reads the file and answers; the answer shares no memory with the next one. */
export function runFileTask(task: FileTask): FileAnswer {
  try {
    const { log, isTooLong } = readInPieces(task.path);
    const { problems, problemCount } = log;
    const answer = (answers[task.wanted] as (log: DayFile, task: FileTask) => FileAnswer)(log, task);
    return { ...answer, problems, problemCount, isTooLong };
  } catch (error) {
    return { failure: systemReason(error) };
  }
}
