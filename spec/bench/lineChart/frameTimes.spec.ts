import { describe, expect, it, test } from '@jest/globals';
import { frameTimes, pictureTimes, type TraceEvent } from './frameTimes.ts';

const page = { pid: 1, main: 10, compositor: 11, pool: 12 } as const;
const screen = { pid: 2, thread: 20, other: 21 } as const;

const named = (pid: number, tid: number, name: string): TraceEvent => ({ name: 'thread_name', ph: 'M', pid, tid, ts: 0, args: { name } });
const threads = [
  named(page.pid, page.main, 'CrRendererMain'),
  named(page.pid, page.compositor, 'Compositor'),
  named(page.pid, page.pool, 'ThreadPoolForegroundWorker'),
  named(screen.pid, screen.thread, 'VizCompositorThread'),
  named(screen.pid, screen.other, 'Chrome_ChildIOThread'),
];

const mark = (name: string, ts: number): TraceEvent => ({ name, cat: 'blink.user_timing', ph: 'R', pid: page.pid, tid: page.main, ts });

/** Takes so many microseconds of the processor, and twice as long. */
const event = (name: string, pid: number, tid: number, ts: number, tdur: number, src_file = ''): TraceEvent => ({
  name,
  ph: 'X',
  pid,
  tid,
  ts,
  dur: 2 * tdur,
  tdur,
  args: { src_file },
});
const loop = 'ThreadControllerImpl::RunTask';
const onMain = (ts: number, us: number) => event(loop, page.pid, page.main, ts, us);
const inPool = (ts: number, us: number, startedIn: string) => event('ThreadPool_RunTask', page.pid, page.pool, ts, us, startedIn);

/** In a task of its own. */
const endAt = (ts: number) => [onMain(ts - 100, 100), mark('end', ts)];

/** One step that keeps the page's own thread busy for a millisecond, with more beside it. */
const step = (...more: readonly TraceEvent[]) => [...threads, onMain(1000, 1000), mark('step 0', 1500), ...more, ...endAt(90_000)];
const totalsOf = (trace: readonly TraceEvent[]) => frameTimes(trace).map(({ totalMs }) => totalMs);

describe('the time of a step', () => {
  it('is the processor time of the tasks from the one that holds its mark up to the next mark', () => {
    const trace = [...threads, onMain(0, 400), onMain(1000, 1000), mark('step 0', 1500), onMain(4000, 500), onMain(6000, 2000)];
    expect(totalsOf([...trace, mark('step 1', 7000), ...endAt(20_000)])).toEqual([1.5, 2]);
  });

  it('counts a task within another once', () => {
    expect(totalsOf(step(event(loop, page.pid, page.main, 1600, 300)))).toEqual([1]);
  });

  test.each([
    ['the compositor', event(loop, page.pid, page.compositor, 4000, 500)],
    ['raster', inPool(4000, 500, 'cc/raster/categorized_worker_pool.cc')],
    ['the drawing on screen, in another process', event(loop, screen.pid, screen.thread, 4000, 500)],
    ['collecting young objects, which the page waits for', inPool(4000, 500, 'v8/src/heap/scavenger.cc')],
    ['a task of nobody knows whom', inPool(4000, 500, '')],
  ])('counts %s', (_, more) => {
    expect(totalsOf(step(more))).toEqual([1.5]);
  });

  test.each([
    ['compiling a function better', inPool(4000, 9000, 'v8/src/compiler-dispatcher/optimizing-compile-dispatcher.cc')],
    ['compiling a function somewhat better', inPool(4000, 9000, 'v8/src/maglev/maglev-concurrent-dispatcher.cc')],
    ['marking beside', inPool(4000, 9000, 'v8/src/heap/concurrent-marking.cc')],
    ['sweeping beside', inPool(4000, 9000, 'v8/src/heap/array-buffer-sweeper.cc')],
    ['other threads of the process that has the screen', event(loop, screen.pid, screen.other, 4000, 9000)],
  ])('does not count %s', (_, more) => {
    expect(totalsOf(step(more))).toEqual([1]);
  });

  it("counts what V8 does on the page's own thread", () => {
    expect(totalsOf(step(event(loop, page.pid, page.main, 4000, 500, 'v8/src/heap/array-buffer-sweeper.cc')))).toEqual([1.5]);
  });

  it('leaves out what happens between the end of a step and the next one', () => {
    const trace = step(onMain(91_000, 7000), onMain(120_000, 2000), mark('step 1', 121_000), ...endAt(200_000));
    expect(totalsOf(trace)).toEqual([1, 2]);
  });

  it('counts its scripts alone, too', () => {
    const [time] = frameTimes(step(event('FunctionCall', page.pid, page.main, 1600, 300)));
    expect(time).toEqual({ totalMs: 1, jsMs: 0.3 });
  });

  it('is not known without a step', () => {
    expect(() => frameTimes(threads)).toThrow('no step');
  });
});

describe('the time up to the picture of a step', () => {
  /** A step whose frame is made from 1000 on in 1 ms of the processor, which takes 2, and is on screen at 9000. */
  const frame: TraceEvent = { ...onMain(1000, 1000), args: { src_func: 'ScheduledActionSendBeginMainFrame' } };
  const drawn = (ts: number): TraceEvent => ({
    name: 'BenchmarkInstrumentation::DisplayRenderingStats',
    ph: 'I',
    pid: screen.pid,
    tid: screen.thread,
    ts,
  });
  const pictured = (...more: readonly TraceEvent[]) => [...threads, frame, mark('step 0', 1500), ...more, drawn(9000), ...endAt(90_000)];
  const picturesOf = (trace: readonly TraceEvent[]) => pictureTimes(trace).map(({ totalMs }) => totalMs);

  test.each([
    ['the compositor', event(loop, page.pid, page.compositor, 4000, 500)],
    ['raster', inPool(4000, 500, 'cc/raster/categorized_worker_pool.cc')],
    ['the drawing on screen, in another process', event(loop, screen.pid, screen.thread, 4000, 500)],
    ['collecting young objects before the frame is made', inPool(2500, 500, 'v8/src/heap/scavenger.cc')],
  ])('has %s in it', (_, more) => {
    expect(picturesOf(pictured(more))).toEqual([1.5]);
  });

  test.each([
    ["what the page's own thread does once the frame is made", onMain(4000, 500)],
    ['collecting young objects once the frame is made', inPool(4000, 500, 'v8/src/heap/scavenger.cc')],
    ['what comes when it is on screen', event(loop, page.pid, page.compositor, 9500, 500)],
  ])('has not %s', (_, more) => {
    expect(picturesOf(pictured(more))).toEqual([1]);
    expect(totalsOf(pictured(more))).toEqual([1.5]);
  });

  it('goes on to the last frame and the last picture of a step', () => {
    const second: TraceEvent = { ...onMain(12_000, 700), args: frame.args! };
    const trace = pictured(
      onMain(4000, 500),
      second,
      event(loop, screen.pid, screen.thread, 15_000, 200),
      drawn(15_500),
      onMain(16_000, 900),
    );
    expect(picturesOf(trace)).toEqual([expect.closeTo(2.4)]);
  });

  it('is not known without a picture, nor without a frame', () => {
    expect(() => pictureTimes(step())).toThrow('step 0 has no picture');
    expect(() => pictureTimes(step(drawn(9000)))).toThrow('step 0 has no frame');
  });
});
