/** The wall panel in a real Chromium: a day in fast motion without growth, then outages of its station: `node spec/soak/wall.ts --hours 24 --speed 120 --outages 50`. */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium, logIn } from '../e2e/chromium.ts';
import { type DemoStation, demoStation } from '../e2e/demoStation.ts';
import { madeWallLink, showsWallPressure, wallPressure } from '../e2e/wallPanel.ts';

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '24' },
    speed: { type: 'string', default: '120' },
    outages: { type: 'string', default: '50' },
  },
});
const [hours, speed, outages] = [Number(values.hours), Number(values.speed), Number(values.outages)];
const maxSlopeMBPerH = 1;
const maxReturnS = 10;
/** Of the plant, before growth counts: what is kept of the past fills up, and code is compiled. */
const warmUpH = 2;
const everyH = 0.5;
/** How long the station is away, one after the other, s. */
const outagesS = [0, 1, 3, 8, 20, 60] as const;
const viewport = { width: 1920, height: 1080 };
const notify = (line: string) => void process.stdout.write(`${line}\n`);

async function linkOf(browser: Browser, { url }: DemoStation): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  await logIn(page, url, 'write');
  const link = await madeWallLink(page, 'Soak');
  await page.close();
  return link;
}

/** What the page keeps once what nobody needs is collected, MB; the values of charts stand beside the heap. */
async function keptMB(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const usage = (await session.send('Runtime.getHeapUsage')) as { readonly usedSize: number; readonly backingStorageSize?: number };
  return (usage.usedSize + (usage.backingStorageSize ?? 0)) / 1e6;
}

interface Point {
  readonly atH: number;
  readonly keptMB: number;
}

/** Growth by least squares, MB an hour of the plant. */
function slopeOf(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [atH, kept] = [mean((point) => point.atH), mean((point) => point.keptMB)];
  const square = points.reduce((sum, point) => sum + (point.atH - atH) ** 2, 0);
  return points.reduce((sum, point) => sum + (point.atH - atH) * (point.keptMB - kept), 0) / square;
}

/** The panel turns its pages as often as it would in the plant's time. */
const turnsFaster = (page: Page) =>
  page.addInitScript((times) => {
    const everyMs = window.setInterval.bind(window);
    const longMs = 5000;
    window.setInterval = ((run: () => void, ms: number) => everyMs(run, ms >= longMs ? ms / times : ms)) as typeof window.setInterval;
  }, speed);

async function fastDay(browser: Browser): Promise<readonly string[]> {
  const folder = 'dist/soak/wall-fast';
  rmSync(folder, { recursive: true, force: true });
  const station = await demoStation(folder, ['--speed', String(speed)]);
  await station.start();
  try {
    const link = await linkOf(browser, station);
    const page = await browser.newPage({ viewport, locale: 'de-DE' });
    const heard: string[] = [];
    page.on('pageerror', (error) => heard.push(error.message));
    await turnsFaster(page);
    await page.goto(link);
    await showsWallPressure(page);
    let turns = 0;
    await page.exposeFunction('turned', () => turns++);
    await page.evaluate(() => {
      const { turned } = window as unknown as { readonly turned: () => void };
      new MutationObserver(turned).observe(document.querySelector('.wl')!, { attributeFilter: ['data-page'] });
    });
    const session = await page.context().newCDPSession(page);
    const startedMs = performance.now();
    const hoursSoFar = () => ((performance.now() - startedMs) * speed) / 3_600_000;
    const points: Point[] = [];
    for (let atH = warmUpH; atH <= warmUpH + hours; atH += everyH) {
      await pause(Math.max(0, ((atH - hoursSoFar()) / speed) * 3_600_000));
      points.push({ atH: hoursSoFar(), keptMB: await keptMB(session) });
      if (points.length % 8 === 1) notify(`${atH.toFixed(1)} h: ${points.at(-1)!.keptMB.toFixed(2)} MB, ${turns} turns`);
    }
    const slope = slopeOf(points);
    const kept = points.map((point) => point.keptMB);
    notify(
      `${hours} h of the plant in ${((hours * 60) / speed).toFixed(1)} min, ${turns} turns: ${Math.min(...kept).toFixed(2)} to ${Math.max(...kept).toFixed(2)} MB kept, slope ${slope.toFixed(3)} MB/h`,
    );
    const isLive = /^\d/.test((await wallPressure(page).textContent()) ?? '');
    await page.close();
    return [
      ...(slope >= maxSlopeMBPerH ? [`the panel grows by ${slope.toFixed(2)} MB an hour`] : []),
      ...(turns === 0 ? ['the panel did not turn its pages'] : []),
      ...(isLive ? [] : ['the panel shows no value at the end']),
      ...heard.map((text) => `the panel threw: ${text}`),
    ];
  } finally {
    await station.stop();
  }
}

async function everyOutage(browser: Browser): Promise<readonly string[]> {
  const folder = 'dist/soak/wall-outages';
  rmSync(folder, { recursive: true, force: true });
  const station = await demoStation(folder, ['--history-days', '2']);
  await station.start();
  const returnsS: number[] = [];
  try {
    const link = await linkOf(browser, station);
    const page = await browser.newPage({ viewport, locale: 'de-DE' });
    await page.goto(link);
    for (let i = 0; i < outages; i++) {
      await showsWallPressure(page);
      await (i % 2 === 0 ? station.kill() : station.stop());
      await page.getByRole('alert').getByText('Verbindung zum Webserver gestört').waitFor();
      await pause(outagesS[i % outagesS.length]! * 1000);
      await station.start();
      const startedMs = performance.now();
      await showsWallPressure(page);
      returnsS.push((performance.now() - startedMs) / 1000);
    }
    await page.close();
  } finally {
    await station.stop();
  }
  const sorted = returnsS.toSorted((a, b) => a - b);
  const slowest = sorted.at(-1) ?? 0;
  notify(`${outages} outages: values again after ${sorted[sorted.length >> 1]?.toFixed(1)} s (median), ${slowest.toFixed(1)} s (slowest)`);
  return slowest > maxReturnS ? [`values were back ${slowest.toFixed(1)} s after the station`] : [];
}

const browser = await launchChromium();
const failures = [...(await fastDay(browser)), ...(await everyOutage(browser))];
await browser.close();
for (const failure of failures) notify(`FAILED: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
