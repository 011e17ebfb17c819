import { rangeOf, type SampleTable, type TimeSpan } from '../../core/samples/index.ts';
import type { DayTotalsBytes } from '../store/totalsRepository.ts';
import { encodeDayRecord } from './dayRecordBytes.ts';
import { dayRecordOf } from './dayRecordOf.ts';
import { readDayLogFile } from './readDayLogFile.ts';
import { joinedRows } from '../../core/sums/index.ts';

/** What is wanted of the rows of a file in a span; undefined when there is no such file. */
export interface DayFileAnswers {
  readonly totals: DayTotalsBytes | undefined;
  readonly rows: SampleTable | undefined;
}

/** A file to read and what for. */
export interface DayFileTask<W extends keyof DayFileAnswers = keyof DayFileAnswers> {
  readonly wanted: W;
  readonly path: string;
  readonly span: TimeSpan;
}

/** Reads the file and gives what is wanted; throws the system's error, and the signal's reason when it is given. */
export async function runDayFileTask({ wanted, path, span }: DayFileTask, signal: AbortSignal): Promise<DayFileAnswers[typeof wanted]> {
  const log = await readDayLogFile(path, signal);
  if (log === undefined) return undefined;
  if (wanted === 'rows') return joinedRows([rangeOf(log.samples, span.fromMs, span.untilMs)]);
  return encodeDayRecord(await dayRecordOf(log, span, signal));
}
