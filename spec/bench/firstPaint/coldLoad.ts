import { setTimeout as passed } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';

/** What a first visit to a page took, counted from the start of the navigation. */
export interface ColdLoad {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** What tasks took beyond 50 ms each, of the processor: those since the start, as code that runs before the first paint keeps a person waiting too. */
  readonly blockedMs: number;
  /** Over the wire until the largest paint, with headers, packed as they are sent. */
  readonly bytes: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** On the processor: the rest of the duration others had it. */
  readonly tdur?: number;
  readonly args: {
    readonly frame?: string;
    readonly data?: { readonly documentLoaderURL?: string; readonly encodedDataLength?: number };
  };
}

export const cpuSlowdown = 4;
export const megabitsPerS = 10;
export const latencyMs = 40;
const bytesPerS = (megabitsPerS * 1e6) / 8;
/** So long after its load event all that a page does at first is done; a page without a program behind it has not yet begun to complain. */
const watchedMs = 2500;
const longTaskMs = 50;
const maxTries = 3;
const categories = ['toplevel', 'loading', 'devtools.timeline', 'blink.user_timing'];

async function traced(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events.sort((a, b) => a.ts - b.ts);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Undefined when the trace lacks the start: on a busy machine the tracing may reach a page's process too late. */
function figuresOf(events: readonly TraceEvent[], address: string): ColdLoad | undefined {
  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address));
  if (start === undefined) return undefined;
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const sinceStartMs = ({ ts }: TraceEvent) => (ts - start.ts) / 1000;
  const paints = (wanted: string) => own.filter(({ name, args }) => name === wanted && args.frame === start.args.frame).map(sinceStartMs);
  const [firstPaintMs] = paints('firstContentfulPaint');
  const largestPaintMs = paints('largestContentfulPaint::Candidate').at(-1);
  if (firstPaintMs === undefined || largestPaintMs === undefined) return undefined;
  const tasks = own.filter(({ name, tid }) => name === 'ThreadControllerImpl::RunTask' && tid === start.tid);
  const beyondMs = tasks.map(({ dur = 0, tdur = dur }) => Math.max(0, tdur / 1000 - longTaskMs));
  const arrived = own.filter((event) => event.name === 'ResourceFinish' && sinceStartMs(event) <= largestPaintMs);
  return {
    firstPaintMs,
    largestPaintMs,
    blockedMs: sumOf(beyondMs),
    bytes: sumOf(arrived.map(({ args }) => args.data?.encodedDataLength ?? 0)),
  };
}

type Prepare = (page: Page) => Promise<unknown>;

async function visit(browser: Browser, address: string, prepare?: Prepare): Promise<ColdLoad | undefined> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await prepare?.(page);
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerS,
      uploadThroughput: bytesPerS,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const events = await traced(session, async () => {
      await page.goto(address, { waitUntil: 'load' });
      await passed(watchedMs);
    });
    return figuresOf(events, address);
  } finally {
    await context.close();
  }
}

/** Opens an address for the first time, in a browser that keeps nothing, on a slow processor and a slow network; `prepare` gets the empty page. */
export async function coldLoad(browser: Browser, address: string, prepare?: Prepare): Promise<ColdLoad> {
  for (let tries = 0; tries < maxTries; tries++) {
    const load = await visit(browser, address, prepare);
    if (load !== undefined) return load;
  }
  throw new Error(`the trace shows no paint of ${address}`);
}
