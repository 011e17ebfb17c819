import type { CDPSession, Page } from 'puppeteer-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** On the processor: the rest of the duration others had it. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly message?: string } };
}

/** A stretch of work without a pause. */
export interface Task {
  /** In the trace's own time. */
  readonly atMs: number;
  /** Processor time. */
  readonly ms: number;
}

export interface Mark {
  readonly label: string;
  readonly atMs: number;
}

/** What the main thread of a page did. */
export interface MainThread {
  /** By their start. */
  readonly tasks: readonly Task[];
  readonly marks: readonly Mark[];
  /** When the page's WebSockets got a message. */
  readonly messagesMs: readonly number[];
}

const categories = ['toplevel', 'devtools.timeline'];
const taskName = 'ThreadControllerImpl::RunTask';
const messageName = 'WebSocketReceive';

/** Leaves a mark in the trace. */
export const mark = (page: Page, label: string): Promise<void> =>
  page.evaluate((text) => {
    console.timeStamp(text);
  }, label);

/** What the page's main thread does while `work` runs, by the browser's own tracing. */
export async function mainThreadOf(page: Page, session: CDPSession, work: () => Promise<void>): Promise<MainThread> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await mark(page, 'start');
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);

  const noted = events.filter(({ name }) => name === 'TimeStamp').sort((a, b) => a.ts - b.ts);
  const [first] = noted;
  const isOfPage = ({ pid, tid }: TraceEvent) => pid === first?.pid && tid === first.tid;
  const tasks = events
    .filter((event) => event.name === taskName && event.ph === 'X' && isOfPage(event))
    .map(({ ts, dur = 0, tdur = dur }) => ({ atMs: ts / 1000, ms: tdur / 1000 }))
    .sort((a, b) => a.atMs - b.atMs);
  const marks = noted.map(({ ts, args }) => ({ label: args?.data?.message ?? '', atMs: ts / 1000 }));
  const messagesMs = events.filter((event) => event.name === messageName && isOfPage(event)).map(({ ts }) => ts / 1000);
  return { tasks, marks, messagesMs };
}

/** Processor time of the tasks from each mark of a label to the next mark, where as few messages came between as after any of them. */
export function timesAfter({ tasks, marks, messagesMs }: MainThread, label: string): readonly number[] {
  const spans = marks.flatMap((each, i) => {
    const next = marks[i + 1];
    if (each.label !== label || next === undefined) return [];
    const isBetween = (atMs: number) => atMs >= each.atMs && atMs < next.atMs;
    const ms = tasks.filter(({ atMs }) => isBetween(atMs)).reduce((sum, task) => sum + task.ms, 0);
    return [{ ms, messages: messagesMs.filter(isBetween).length }];
  });
  const fewest = Math.min(...spans.map(({ messages }) => messages));
  return spans.filter(({ messages }) => messages === fewest).map(({ ms }) => ms);
}
