/** An event of Chromium's trace; times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What a step cost the page's process: its scripts, and all of it with style, layout, paint and raster, on all threads. */
export interface FrameTime {
  readonly jsMs: number;
  readonly totalMs: number;
}

const tasks = new Set(['ThreadControllerImpl::RunTask', 'ThreadPool_RunTask']);
const scripts = new Set(['FireAnimationFrame', 'RunMicrotasks', 'FunctionCall', 'TimerFire', 'EvaluateScript', 'v8.callFunction']);
const isStepMark = ({ cat, name }: TraceEvent) => cat?.includes('blink.user_timing') === true && /^(?:step \d+|end)$/.test(name);

/** Processor time of the outermost of these events, by the step in which they began. */
function sumsOf(events: readonly TraceEvent[], names: ReadonlySet<string>, startsUs: readonly number[]): readonly number[] {
  const sums = startsUs.map(() => 0);
  const endsUs = new Map<number, number>();
  let step = 0;
  for (const { name, ph, tid, ts, dur = 0, tdur = 0 } of events) {
    if (ph !== 'X' || !names.has(name) || ts < (endsUs.get(tid) ?? -Infinity)) continue;
    while (step + 1 < startsUs.length && startsUs[step + 1]! <= ts) step++;
    endsUs.set(tid, ts + dur);
    if (ts >= startsUs[0]!) sums[step]! += tdur / 1000;
  }
  return sums;
}

/** The steps between the page's marks, in processor time: what others do on the machine meanwhile does not count. */
export function frameTimes(trace: readonly TraceEvent[]): readonly FrameTime[] {
  const marks = trace.filter(isStepMark).sort((a, b) => a.ts - b.ts);
  const first = marks[0];
  if (first === undefined) throw new Error('the trace has no step');
  const own = trace.filter(({ pid }) => pid === first.pid).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const startsUs = marks.map((mark) => mark.ts);
  const onMain = own.filter(({ tid }) => tid === first.tid);
  // The task that holds a mark began before it: it counts from the frame's first task on.
  const frameStartsUs = startsUs.map(
    (ts) => onMain.findLast((event) => event.name === 'ThreadControllerImpl::RunTask' && event.ts <= ts)?.ts ?? ts,
  );
  const totals = sumsOf(own, tasks, frameStartsUs);
  const js = sumsOf(onMain, scripts, frameStartsUs);
  return totals.slice(0, -1).map((totalMs, i) => ({ totalMs, jsMs: js[i]! }));
}
