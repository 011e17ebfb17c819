import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { channelSumsRepository } from '../../adapters/sqlite/channelSumsRepository.ts';
import { migrations } from '../../adapters/sqlite/migrations/migrations.ts';
import { msPerDay, plantDayOf, shiftDay } from '../../core/time/index.ts';
import { totalsFormat } from '../../station/figures/dayRecordBytes.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';
import { pushedStation } from './stationPage/pushedStation.ts';
import { showAddress } from './stationPage/showAddress.ts';
import { tenMachines } from './stationPage/tenMachines.ts';
import { launchUnwatched, logIn } from './stationPage/unwatchedBrowser.ts';
import { keepSums, linesAndLanes, zone } from './sumsOfYears.ts';

const yearDays = 365;
const years = 10;
/** Stations that are started, each asked cold once and warm so often. */
const stations = 2;
const warmRounds = 6;
const series = 'pressure.flow.delivery.k1-power.k2-power.k3-power';
/** What the page says that a row stands for, and the bounds in ms. */
const ranges = {
  year: { days: yearDays, row: 'Mittel je 3 Stunden', warmMs: 300, coldMs: 1000 },
  tenYears: { days: years * yearDays, row: 'Mittel je Tag', warmMs: 1000, coldMs: undefined },
} as const;
type Range = keyof typeof ranges;

const lastDay = () => shiftDay(plantDayOf(Date.now(), zone), -1);

function writeSums(folder: string): void {
  const database = openDatabase(join(folder, 'pressluft.db'), migrations);
  keepSums(channelSumsRepository(database, totalsFormat), linesAndLanes, years * yearDays + warmRounds, lastDay());
  database.close();
}

/** Asks for a range by its address; resolves when it is painted, to the time that took. */
const showRange = (page: Page, from: string, until: string, row: string): Promise<number> =>
  showAddress(page, `/analysis/graphics?from=${from}&until=${until}&series=${series}`, row);

/** From the database of a real station to the screen: a year and ten years of six lines and ten machines' states. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const times: Record<Range, { readonly cold: number[]; readonly warm: number[] }> = {
    year: { cold: [], warm: [] },
    tenYears: { cold: [], warm: [] },
  };
  const browser = await launchUnwatched();
  try {
    for (let started = 0; started < stations; started++) {
      const station = await pushedStation(writeSums);
      try {
        station.push(tenMachines(Date.now() - msPerDay)(0));
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await logIn(page, station.address);
        // the page's code, and a chart of the live log
        await page.evaluate(() => {
          history.pushState({}, '', '/analysis/graphics?x=1h');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await page.locator('.lc-control').wait();
        // each time another day, so that the page has no answer kept
        for (let round = 0; round <= warmRounds; round++) {
          for (const [range, { days, row }] of Object.entries(ranges) as [Range, (typeof ranges)[Range]][]) {
            const until = shiftDay(lastDay(), -round);
            const ms = await showRange(page, shiftDay(until, 1 - days), until, row);
            times[range][round === 0 ? 'cold' : 'warm'].push(ms);
          }
        }
        await context.close();
      } finally {
        await station.close();
      }
    }
  } finally {
    await browser.close();
  }
  const within = (range: Range, state: 'cold' | 'warm', maxMs: number): Verdict => {
    const ms = median(times[range][state]);
    const [what, of] = [range === 'year' ? 'a year' : 'ten years', times[range][state].length];
    return {
      name: `${what}, ${state}, in ${maxMs} ms`,
      ours: { name: `${ms.toFixed(0)} ms, median of ${of}` },
      ratio: ms / maxMs,
      reach: 1,
      aim: 0.5,
      better: 'less',
    };
  };
  return {
    bench: name,
    work: 'a year and ten years of six lines and the states of ten machines on screen, from sums of quarter hours',
    machine,
    at: new Date().toISOString(),
    rounds: stations * warmRounds,
    ours: { name: 'a year, asked to painted', medianMs: median(times.year.warm), minMs: Math.min(...times.year.warm) },
    verdicts: [
      within('year', 'warm', ranges.year.warmMs),
      within('year', 'cold', ranges.year.coldMs),
      within('tenYears', 'warm', ranges.tenYears.warmMs),
    ],
  };
}
