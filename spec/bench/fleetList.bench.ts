import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { openFleet } from '../../fleet/openFleet.ts';
import { configOf } from '../../fleet/config/FleetConfig.ts';
import { listenOn } from '../../server/http/listening.ts';
import { stationLog } from '../../server/process/log.ts';
import { memoryFleetStore } from '../fakes/index.ts';
import { type BenchReport, median } from './harness/BenchReport.ts';
import { launchUnwatched } from './stationPage/unwatchedBrowser.ts';

const stations = 10_000;
const frames = 600;
/** Of each frame: a row a frame is as fast as somebody reads names. */
const stepPx = 48;
const [reachFps, aimFps] = [50, 59];
const msPerSecond = 1000;
const password = 'a long password';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** A fleet in memory with so many stations, all of which one person sees. */
async function fleetOf(count: number) {
  const config = configOf(['--embedded', '--port', '0'], {})!;
  const store = memoryFleetStore();
  const clock = { nowMs: () => Date.now() };
  const fleet = await openFleet({ config, log: stationLog('silent'), clock, store });
  await store.admin.addOrganisation({ id: 'acme', name: 'Acme' });
  const codeHash = hash('code');
  const nowMs = Date.now();
  await store.admin.addLeave({ codeHash, operator: 'acme', owner: 'acme', expiresMs: Infinity, uses: count });
  for (let i = 0; i < count; i++)
    await store.ingest.enrol({
      ...{ codeHash, tokenHash: hash(`token ${i}`), newId: `s${i}`, installation: `i${i}`, software: '1.0.0', nowMs },
      name: `Station ${i}`,
    });
  const { account } = await store.people.savePerson({
    newId: 'p',
    email: 'p@acme.example',
    name: 'P',
    organisation: 'acme',
    role: 'viewer',
  });
  const { link } = await fleet.access.invite(account);
  return { address: await listenOn(fleet.server, config), link, close: () => fleet.close() };
}

/** How long each frame of a scroll took. */
const scrolled = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    (count, step) =>
      new Promise<readonly number[]>((resolve) => {
        const times: number[] = [];
        let before: number | undefined;
        const next = (atMs: number) => {
          if (before !== undefined) times.push(atMs - before);
          before = atMs;
          if (times.length === count) resolve(times);
          else {
            window.scrollBy(0, step);
            requestAnimationFrame(next);
          }
        };
        requestAnimationFrame(next);
      }),
    frames,
    stepPx,
  );

/** FLT-19: how many frames a second the list of 10,000 stations draws while it is scrolled a row a frame. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const fleet = await fleetOf(stations);
  const browser = await launchUnwatched();
  try {
    const page = await browser.newPage();
    await page.goto(fleet.address + fleet.link);
    await page.locator('input[autocomplete=name]').fill('P');
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[aria-rowcount="${stations + 1}"] tbody td b`);
    await scrolled(page);
    const times = await scrolled(page);
    const fps = (times.length * msPerSecond) / times.reduce((sum, ms) => sum + ms, 0);
    return {
      bench: name,
      work: `a list of ${stations} stations scrolled a row a frame: time of a frame`,
      machine,
      at: new Date().toISOString(),
      rounds: times.length,
      ours: { name: 'a frame', medianMs: median(times), minMs: Math.min(...times) },
      verdicts: [
        {
          name: 'frames a second',
          ours: { name: `${fps.toFixed(1)} frames a second` },
          ratio: fps,
          reach: reachFps,
          aim: aimFps,
          better: 'more',
        },
      ],
    };
  } finally {
    await browser.close();
    await fleet.close();
  }
}
