/** An event of Chromium's trace; times in microseconds, `tdur` of the processor. */
export interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly src_file?: string; readonly src_func?: string };
}

/** What a step cost: the page's scripts, and all that its picture waits for, from the scripts to the drawing on screen. */
export interface FrameTime {
  readonly jsMs: number;
  readonly totalMs: number;
}

const loopTask = 'ThreadControllerImpl::RunTask';
const poolTask = 'ThreadPool_RunTask';
const tasks = new Set([loopTask, poolTask]);
const scripts = new Set(['FireAnimationFrame', 'RunMicrotasks', 'FunctionCall', 'TimerFire', 'EvaluateScript', 'v8.callFunction']);
const isStepMark = ({ cat, name }: TraceEvent) => cat?.includes('blink.user_timing') === true && /^(?:step \d+|end)$/.test(name);

/** Of another process: it puts what the page's process made together on screen. */
const screenThread = 'VizCompositorThread';

/**
 * Where V8 starts what other threads do while the page's own goes on: compiling a function better, marking and sweeping.
 * What the page's own thread waits for is started elsewhere and counts, as that which collects young objects.
 */
const startedBeside = /v8\/src\/(?:maglev|compiler-dispatcher|baseline|heap\/(?:concurrent-marking|sweeper|array-buffer-sweeper)\.cc)/;
const isBeside = ({ name, args }: TraceEvent) => name === poolTask && startedBeside.test(args?.src_file ?? '');

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

interface Steps {
  /** All up to the next step or end. */
  readonly marks: readonly TraceEvent[];
  readonly startsUs: readonly number[];
  /** Of the page's process, and of the thread that draws on screen, by time. */
  readonly waitedFor: readonly TraceEvent[];
  readonly onMain: readonly TraceEvent[];
}

function stepsOf(trace: readonly TraceEvent[]): Steps {
  const marks = trace.filter(isStepMark).sort((a, b) => a.ts - b.ts);
  const first = marks[0];
  if (first === undefined) throw new Error('the trace has no step');
  const screen = new Set(trace.filter(({ name, args }) => name === 'thread_name' && args?.name === screenThread).map(({ tid }) => tid));
  const waitedFor = trace
    .filter((event) => (event.pid === first.pid || screen.has(event.tid)) && !isBeside(event))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const onMain = waitedFor.filter(({ tid }) => tid === first.tid);
  // The task that holds a mark began before it: it counts from the frame's first task on.
  const startsUs = marks.map(({ ts }) => onMain.findLast((event) => event.name === loopTask && event.ts <= ts)?.ts ?? ts);
  return { marks, startsUs, waitedFor, onMain };
}

function timesOf({ marks, startsUs, waitedFor, onMain }: Steps): readonly FrameTime[] {
  const totals = sumsOf(waitedFor, tasks, startsUs);
  const js = sumsOf(onMain, scripts, startsUs);
  return marks.flatMap(({ name }, i) => (name === 'end' ? [] : [{ totalMs: totals[i]!, jsMs: js[i]! }]));
}

/**
 * The steps between the page's marks, in processor time: what others do on the machine meanwhile does not count, nor what comes after an end.
 * Where each frame is a step, all that one leaves behind delays the next one.
 */
export const frameTimes = (trace: readonly TraceEvent[]): readonly FrameTime[] => timesOf(stepsOf(trace));

/** The task of the page's own thread that makes a frame, and what each drawing on screen leaves in the trace. */
const frameTask = 'ScheduledActionSendBeginMainFrame';
const drawn = 'BenchmarkInstrumentation::DisplayRenderingStats';

/**
 * The same up to the picture: of steps that are far apart, what they do when it is on screen delays nothing,
 * nor what the page's own thread and V8 do once the frame is made, such as collecting young objects in the pause.
 */
export function pictureTimes(trace: readonly TraceEvent[]): readonly FrameTime[] {
  const steps = stepsOf(trace);
  const { marks, startsUs, waitedFor, onMain } = steps;
  const drawnUs = trace.filter(({ name }) => name === drawn).map(({ ts }) => ts);
  const isOfV8 = ({ args }: TraceEvent) => args?.src_file?.startsWith('v8/') === true;
  const ownThread = marks[0]!.tid;
  const ends = marks.map(({ name, ts }, i) => {
    if (name === 'end') return { madeUs: Infinity, shownUs: Infinity };
    const shownUs = Math.max(...drawnUs.filter((at) => at > ts && at < (startsUs[i + 1] ?? Infinity)));
    if (shownUs === -Infinity) throw new Error(`${name} has no picture`);
    const made = onMain.findLast((event) => event.args?.src_func === frameTask && event.ts >= startsUs[i]! && event.ts < shownUs);
    if (made === undefined) throw new Error(`${name} has no frame`);
    return { madeUs: made.ts + (made.dur ?? 0), shownUs };
  });
  const isUpToPicture = (event: TraceEvent) => {
    const step = startsUs.findLastIndex((atUs) => atUs <= event.ts);
    if (step === -1) return true;
    const { madeUs, shownUs } = ends[step]!;
    return event.ts < shownUs && (event.ts < madeUs || !(event.tid === ownThread || isOfV8(event)));
  };
  return timesOf({ ...steps, waitedFor: waitedFor.filter(isUpToPicture), onMain: onMain.filter(isUpToPicture) });
}
