import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../e2e/chromium.ts';
import { type BenchReport, median, type OwnTime, type Verdict } from './harness/BenchReport.ts';
import { buildPage } from './lineChart/buildPage.ts';
import { type FrameTime, frameTimes, pictureTimes, type TraceEvent } from './lineChart/frameTimes.ts';
import { pageUrl, servePage } from './lineChart/servePage.ts';

const charts = ['ours', 'uplot', 'echarts'] as const;
type Chart = (typeof charts)[number];
const rounds = 3;
/** A first render is one time a round, and differs much from one to the next. */
const firstRounds = 9;
const frameMs = 16.7;
const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8'];
/** Has the moments in which something is drawn on screen. */
const screenCategory = 'benchmark';

interface OpenChart {
  readonly context: BrowserContext;
  readonly page: Page;
}

async function open(browser: Browser, folder: string, query: string): Promise<OpenChart> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await servePage(context, folder);
  const page = await context.newPage();
  await page.goto(`${pageUrl}?${query}&draw=later`);
  await page.evaluate(() => window.prepared);
  return { context, page };
}

async function traced(browser: Browser, page: Page, traceCategories: readonly string[], run: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: [...traceCategories] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  return traceEvents;
}
const framesOf = async (browser: Browser, page: Page, run: () => Promise<unknown>) =>
  frameTimes(await traced(browser, page, categories, run));

/** Of the wheel, in and out again; the first of them are not measured. */
const notch = { pixels: 100, inwards: 25, outwards: 33, unmeasured: 3, widthShare: 0.61 } as const;
const notches = (count: number, direction: 'in' | 'out') =>
  Array.from({ length: count }, () => (direction === 'in' ? -notch.pixels : notch.pixels));

/** Turns the wheel over the lines as a person does, with the values at the pointer beside it; each notch comes when the one before is on screen. */
async function notchTimes(browser: Browser, page: Page): Promise<readonly FrameTime[]> {
  let onShown = () => {};
  await page.exposeFunction('notchShown', () => {
    onShown();
  });
  await page.evaluate(() => {
    window.markNotches(() => void window.notchShown?.());
  });
  const turn = async (deltas: readonly number[]) => {
    for (const delta of deltas) {
      const shown = new Promise<void>((resolve) => (onShown = resolve));
      await page.mouse.wheel(0, delta);
      await shown;
    }
  };
  const { x, y, width, height } = (await page.locator('.lc-control').boundingBox())!;
  await page.mouse.move(x + notch.widthShare * width, y + height / 2);
  await page.locator('.lc-tip').waitFor();
  await turn([...notches(notch.unmeasured, 'in'), ...notches(2 * notch.unmeasured, 'out')]);
  const all = [...notches(notch.inwards, 'in'), ...notches(notch.outwards, 'out')];
  return pictureTimes(await traced(browser, page, [...categories, screenCategory], () => turn(all)));
}

const moves = ['zoom', 'pan'] as const;
type Work = (typeof moves)[number] | 'first';
type Times = Record<Work, FrameTime[]>;
const noTimes = (): Times => ({ zoom: [], pan: [], first: [] });

/** Thirty lines alone are what the peers draw too. */
const stackedQuery = 'chart=ours&lines=30&plots=5&lanes=10';

/** Of the stacked chart, in pages of their own, as a wheel begins where a pan ended. */
async function timesOfNotches(browser: Browser, folder: string): Promise<readonly FrameTime[]> {
  const times: FrameTime[] = [];
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await open(browser, folder, stackedQuery);
    await page.evaluate(() => window.draw());
    await page.evaluate(() => window.play('zoom'));
    times.push(...(await notchTimes(browser, page)));
    await context.close();
  }
  return times;
}

/** Each chart in turn, round by round: first render in a fresh page, then in some rounds a zoom unmeasured, then zoom and pan. */
async function timesOf(browser: Browser, folder: string, queries: readonly string[]): Promise<readonly Times[]> {
  const times = queries.map(noTimes);
  for (let round = 0; round < firstRounds; round++)
    for (const [i, query] of queries.entries()) {
      const { context, page } = await open(browser, folder, query);
      times[i]!.first.push(...(await framesOf(browser, page, () => page.evaluate(() => window.draw()))));
      if (round < rounds) await page.evaluate(() => window.play('zoom'));
      for (const move of round < rounds ? moves : [])
        times[i]![move].push(...(await framesOf(browser, page, () => page.evaluate((name) => window.play(name), move))));
      await context.close();
    }
  return times;
}

const totals = (times: readonly FrameTime[]) => times.map(({ totalMs }) => totalMs);
const scripts = (times: readonly FrameTime[]) => times.map(({ jsMs }) => jsMs);
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** `reach` and `aim`: ours is this many times faster. */
const floors: Readonly<Record<Exclude<Chart, 'ours'>, Readonly<Record<Work, readonly [reach: number, aim: number]>>>> = {
  uplot: { zoom: [1, 3], pan: [1, 3], first: [1, 1.2] },
  echarts: { zoom: [2, 4], pan: [2, 4], first: [2, 4] },
};

const timeOf = (name: string, times: readonly number[]): OwnTime => ({ name, medianMs: median(times), minMs: Math.min(...times) });

function against(chart: Exclude<Chart, 'ours'>, ours: Times, theirs: Times): readonly Verdict[] {
  return (['zoom', 'pan', 'first'] as const).map((work): Verdict => {
    const [own, other] = [totals(ours[work]), totals(theirs[work])];
    const [reach, aim] = floors[chart][work];
    return {
      name: `${chart}, ${work}`,
      ours: timeOf(`line chart, ${work}`, own),
      medianMs: median(other),
      minMs: Math.min(...other),
      ratio: median(other) / median(own),
      reach,
      aim,
      better: 'more',
    };
  });
}

const withinFrame = (name: string, times: readonly number[]): Verdict => ({
  name,
  ours: { name: `p95, ${percentile(times, 0.95).toFixed(1)} ms` },
  ratio: percentile(times, 0.95) / frameMs,
  reach: 1,
  aim: 0.7,
  better: 'less',
});

const note = [
  'A frame is all that its picture waits for, one after the other: scripts, style, layout, painting and raster on the threads of the page, and the drawing on screen, without a graphics card.',
  'What V8 compiles and sweeps on other threads meanwhile does not count, for any chart.',
  `First is the median of ${firstRounds} fresh pages; all charts have their code, data and typeface before.`,
  'A notch is an event of a real wheel over the lines, with the values at the pointer shown, up to the moment in which its picture is on screen.',
].join(' ');

/** Thirty lines of a week, drawn by us with the whole page of a chart, and by the peers with nothing but lines and axes. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const folder = await buildPage();
  const browser = await launchChromium();
  try {
    const queries = [...charts.map((chart) => `chart=${chart}&lines=30`), stackedQuery];
    const [ours, uplot, echarts, stacked] = (await timesOf(browser, folder, queries)) as [Times, Times, Times, Times];
    const notchesOfStacked = await timesOfNotches(browser, folder);
    for (const [chart, times] of Object.entries({ ours, uplot, echarts, 'ours with 5 plots and 10 lanes': stacked }))
      for (const work of ['zoom', 'pan', 'first'] as const) console.log(`    ${chart}, ${work}: ${figures(times[work])}`);
    console.log(`    ours with 5 plots and 10 lanes, wheel: ${figures(notchesOfStacked)}`);
    return {
      bench: name,
      work: '30 lines of 60 481 samples, zoomed and panned in Chromium, processor time that the picture of a frame waits for',
      machine,
      at: new Date().toISOString(),
      rounds,
      ours: timeOf('line chart, zoom', totals(ours.zoom)),
      verdicts: [
        ...against('uplot', ours, uplot),
        ...against('echarts', ours, echarts),
        withinFrame('share of a frame, zoom, p95', totals(ours.zoom)),
        withinFrame('share of a frame, pan, p95', totals(ours.pan)),
        withinFrame('share of a frame, 5 plots and 10 lanes, zoom, p95', totals(stacked.zoom)),
        withinFrame('share of a frame, 5 plots and 10 lanes, pan, p95', totals(stacked.pan)),
        withinFrame('share of a frame, 5 plots and 10 lanes, a notch of the wheel to new pixels, p95', totals(notchesOfStacked)),
      ],
      note,
    };
  } finally {
    await browser.close();
  }
}

function figures(times: readonly FrameTime[]): string {
  const shown = (values: readonly number[]) => `${median(values).toFixed(1)} (p95 ${percentile(values, 0.95).toFixed(1)})`;
  return `scripts ${shown(scripts(times))}, total ${shown(totals(times))} ms`;
}
