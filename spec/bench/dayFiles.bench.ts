import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { dayFileName, latestLayout, maxDayFiles } from '../../core/dayFile/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';
import { mainThreadOf } from './stationPage/mainThread.ts';
import { pushedStation } from './stationPage/pushedStation.ts';
import { showAddress } from './stationPage/showAddress.ts';
import { tenMachines } from './stationPage/tenMachines.ts';
import { launchUnwatched, logIn } from './stationPage/unwatchedBrowser.ts';
import { dayFile } from './readDayFileInput.ts';

const rounds = 5;
const budgetMs = 2000;
const longestTaskMs = 50;
const fileDay = '2026-11-20';
const days = Array.from({ length: maxDayFiles + 1 }, (_, i) => `2026-10-0${i + 1}`);
const [otherDay, firstDay, lastDay] = [days[0]!, days[1]!, days.at(-1)!];

/** Day files of ten machines, every cell filled. */
function writeCard(folder: string): void {
  const text = new TextDecoder().decode(dayFile(latestLayout));
  const monthFolder = join(folder, 'card', 'hedata', '2026', '10');
  mkdirSync(monthFolder, { recursive: true });
  for (const day of days) writeFileSync(join(monthFolder, dayFileName(day)), text.replaceAll(fileDay, day));
  console.log(`    ${maxDayFiles} files of ${(text.length / 1e6).toFixed(1)} MB`);
}

/** Asks for the days by their address; resolves when they are painted, to the time that took. */
const showDays = (page: Page, from: string, until: string): Promise<number> =>
  showAddress(page, `/analysis/graphics?source=sd&from=${from}&until=${until}`, from === until ? ', 1 Datei' : `, ${maxDayFiles} Dateien`);

/** From the card of a real station to the screen: the day files of a week, and how long the page stands still meanwhile. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const station = await pushedStation(writeCard);
  station.push(tenMachines(Date.now() - msPerDay)(0));
  const browser = await launchUnwatched();
  try {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await logIn(page, station.address);
    await showDays(page, otherDay, otherDay);
    const timesMs: number[] = [];
    let longestMs = 0;
    let workMs = 0;
    for (let round = 0; round < rounds; round++) {
      const { tasks } = await mainThreadOf(page, session, async () => void timesMs.push(await showDays(page, firstDay, lastDay)));
      longestMs = Math.max(longestMs, ...tasks.map(({ ms }) => ms));
      workMs += tasks.reduce((sum, { ms }) => sum + ms, 0) / rounds;
      await showDays(page, otherDay, otherDay);
    }
    console.log(`    longest task ${longestMs.toFixed(1)} ms, main thread ${workMs.toFixed(0)} ms in all, processor time`);
    const verdict = (what: string, ratio: number, reach: number, aim: number): Verdict => ({
      name: what,
      ratio,
      reach,
      aim,
      better: 'less',
    });
    return {
      bench: name,
      work: `${maxDayFiles} day files from the card on screen`,
      machine,
      at: new Date().toISOString(),
      rounds,
      ours: { name: 'asked to painted', medianMs: median(timesMs), minMs: Math.min(...timesMs) },
      verdicts: [
        verdict(`median against ${budgetMs} ms`, median(timesMs) / budgetMs, 1, 0.5),
        {
          ...verdict(`a task of ${longestTaskMs} ms`, longestMs / longestTaskMs, 1, 0.5),
          ours: { name: `longest task, ${longestMs.toFixed(1)} ms` },
        },
      ],
    };
  } finally {
    await browser.close();
    await station.close();
  }
}
