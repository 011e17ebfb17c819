import { setTimeout as passed } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { msPerDay, msPerSecond } from '../../core/time/index.ts';
import { networkPressure } from '../e2e/chromium.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';
import { mainThreadOf, mark, timesAfter } from './stationPage/mainThread.ts';
import { pushedStation, type PushedStation } from './stationPage/pushedStation.ts';
import { tenMachines } from './stationPage/tenMachines.ts';
import { launchUnwatched, logIn } from './stationPage/unwatchedBrowser.ts';

const loggedEveryS = 10;
const warmUps = 60;
const ticks = 150;
/** From one push to the next: so long that everything it sets off is done. */
const tickMs = 300;
const budgetMs = 12;
/** Until the page's code and caches are as large as they get. */
const settlingPushes = 600;
/** Pushes of an hour. */
const hourPushes = 1800;
const longestTaskMs = 50;
/**
 * How many times slower the processor is thought for the pushes of an hour: their tasks take that many times their processor time.
 * The browser's own throttling waits busily by the clock, so that what others take from the thread is multiplied and counts as its time.
 */
const slowdown = 4;
/** From one push of the hour to the next: what it sets off is drawn by then. A station pushes every 2 s. */
const hourTickMs = 100;
/** Pushes that are traced at a time. */
const traced = 100;
/** The log of a day is fetched and read within this. */
const fillMs = 6000;

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

const framePainted = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** JavaScript memory in use, after a collection of garbage. */
async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Parts of the page's picture and tiles, by slot, that changed when only one machine did. */
async function slotsChangedWith(page: Page, push: () => void): Promise<readonly string[]> {
  await page.evaluate(() => {
    const slots = new Set<string>();
    const note = (records: readonly MutationRecord[]) => {
      for (const { target } of records) {
        const cell = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>('[data-slot]');
        // Pipes carry what all machines before feed in.
        const isPipe = target instanceof Element && target.closest('.sp-pipe') !== null;
        if (cell && !isPipe) slots.add(cell.dataset['slot']!);
      }
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { changedSlots: slots });
  });
  push();
  await passed(tickMs);
  return page.evaluate(() => [...(window as unknown as { changedSlots: Set<string> }).changedSlots]);
}

async function figures(station: PushedStation, page: Page, session: CDPSession, next: ReturnType<typeof tenMachines>) {
  const filling = await mainThreadOf(page, session, async () => {
    await logIn(page, station.address);
    await page.waitForFunction((figure) => /^\d/.test(document.querySelector(figure)?.textContent ?? ''), {}, networkPressure);
    await mark(page, 'values');
    await passed(fillMs);
  });
  const valuesMs = filling.marks.find(({ label }) => label === 'values')!.atMs;
  const longest = Math.max(...filling.tasks.filter(({ atMs }) => atMs > valuesMs).map(({ ms }) => ms));

  for (let i = 0; i < warmUps; i++) {
    station.push(next());
    await framePainted(page);
  }
  const ticking = await mainThreadOf(page, session, async () => {
    for (let i = 0; i < ticks; i++) {
      await mark(page, 'push');
      station.push(next());
      await passed(tickMs);
      await mark(page, 'idle');
      await passed(tickMs);
      await mark(page, 'pause');
    }
  });
  // The clock's message comes each second, too, and is no part of a push, as a reading of a fault is; pipes and clock keep the page a little busy all the time.
  const tickTimes = timesAfter(ticking, 'push');
  const idleTimes = timesAfter(ticking, 'idle');

  const last = next();
  station.push(last);
  await passed(tickMs);
  await framePainted(page);
  // what is out of view follows later
  await page.evaluate(() => document.querySelector('.tl-list')!.scrollIntoView());
  await passed(tickMs);
  const changed = await slotsChangedWith(page, () => {
    const compressors = last.compressors.map((machine) => (machine.index === 3 ? { ...machine, electricalPowerKW: 1 } : machine));
    station.push({ ...last, compressors, atMs: last.atMs + msPerSecond });
  });

  await page.evaluate(() => scrollTo(0, 0));
  for (let i = 0; i < settlingPushes; i++) {
    station.push(next());
    await framePainted(page);
  }
  const heaps = [await heapBytes(session)];
  /** The longest task of each stretch of pushes, with a slow processor. */
  const slowest: number[] = [];
  for (let half = 0; half < 2; half++) {
    for (let pushed = 0; pushed < hourPushes / 2; pushed += traced) {
      const { tasks } = await mainThreadOf(page, session, async () => {
        for (let i = 0; i < traced; i++) {
          station.push(next());
          await passed(hourTickMs);
        }
      });
      slowest.push(slowdown * Math.max(...tasks.map(({ ms }) => ms)));
    }
    heaps.push(await heapBytes(session));
  }
  return { longest, tickTimes, idleTimes, changed, heaps, slowest };
}

/** What the overview of ten machines costs while values arrive: a push, the log of the day before, and memory over an hour of pushes. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const station = await pushedStation();
  const next = tenMachines(Date.now() - msPerDay);
  for (let i = 0; i < msPerDay / msPerSecond / loggedEveryS; i++) station.push(next(loggedEveryS));
  const browser = await launchUnwatched();
  try {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await page.goto(station.address);
    const { longest, tickTimes, idleTimes, changed, heaps, slowest } = await figures(station, page, session, next);
    const idleMs = median(idleTimes);
    const costsMs = tickTimes.map((ms) => ms - idleMs);
    const megabytes = heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ');
    console.log(
      `    a push: median ${median(costsMs).toFixed(2)}, p95 ${percentile(costsMs, 0.95).toFixed(2)} ms of ${tickTimes.length}; the page without one in as much time: ${idleMs.toFixed(2)} ms`,
    );
    console.log(`    slots that changed when only that of K3 did: ${changed.join(', ')}`);
    console.log(`    heap before, after half of ${hourPushes} pushes, after all: ${megabytes} MB`);
    const slow = `longest task, ${Math.max(...slowest).toFixed(1)} ms; of ${traced} pushes, median ${median(slowest).toFixed(1)} ms`;
    const verdict = (what: string, ratio: number, reach: number, aim: number, own?: string): Verdict => ({
      name: what,
      ...(own !== undefined && { ours: { name: own } }),
      ratio,
      reach,
      aim,
      better: 'less',
    });
    return {
      bench: name,
      work: `a push of 65 new values of 10 machines on the overview: processor time of the main thread in ${tickMs} ms, without what the page takes anyway`,
      machine,
      at: new Date().toISOString(),
      rounds: costsMs.length,
      ours: { name: 'a push', medianMs: median(costsMs), minMs: Math.min(...costsMs) },
      verdicts: [
        verdict(`median against ${budgetMs} ms`, median(costsMs) / budgetMs, 1, 0.75),
        verdict('slots changed with one machine, 1', changed.length, 1, 1, `slots changed, ${changed.length}`),
        verdict(
          `longest task of a day's log, ${longestTaskMs} ms`,
          longest / longestTaskMs,
          1,
          0.5,
          `longest task, ${longest.toFixed(1)} ms`,
        ),
        verdict(
          `longest task of an hour of pushes, processor ${slowdown} times slower, ${longestTaskMs} ms`,
          Math.max(...slowest) / longestTaskMs,
          1,
          0.5,
          slow,
        ),
        verdict(
          'heap before an hour of pushes',
          heaps.at(-1)! / heaps[0]!,
          1.05,
          1.02,
          `heap after it, ${(heaps.at(-1)! / 1e6).toFixed(1)} MB`,
        ),
      ],
    };
  } finally {
    await browser.close();
    await station.close();
  }
}
