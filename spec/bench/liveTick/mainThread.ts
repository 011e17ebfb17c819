import type { CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** On the processor; the rest of the duration others had it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
}

/** A stretch of work without a pause, in the trace's own time. */
export interface Task {
  readonly startMs: number;
  readonly ms: number;
}

export interface Traced {
  /** Of the page's main thread, by their start. */
  readonly tasks: readonly Task[];
  /** Moments that `console.timeStamp` noted, by their label. */
  readonly marks: readonly { readonly label: string; readonly atMs: number }[];
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const taskName = 'RunTask';

/** What the page's main thread does while `work` runs, by the browser's own tracing. */
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<Traced> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);

  const noted = events.filter(({ name }) => name === 'TimeStamp');
  const { pid, tid } = noted[0] ?? { pid: -1, tid: -1 };
  const tasks = events
    .filter((event) => event.name === taskName && event.ph === 'X' && event.pid === pid && event.tid === tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({ startMs: ts / 1000, ms: tdur / 1000, wallMs: dur / 1000 }))
    .sort((a, b) => a.startMs - b.startMs);
  return { tasks, marks: noted.map(({ ts, args }) => ({ label: args?.data?.message ?? '', atMs: ts / 1000 })) };
}
