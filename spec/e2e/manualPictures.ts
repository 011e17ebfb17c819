// Takes the pictures of the manuals again, from a station on a working morning: npm run build && npm run pictures; only those named: npm run pictures -- devices devicesFirst
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { msPerHour, plantDayOf, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { configOf } from '../../station/config/StationConfig.ts';
import { listenOn } from '../../server/http/listening.ts';
import { stationLog } from '../../server/process/log.ts';
import { openStation } from '../../station/openStation.ts';
import { demoFleetProcess, logInToFleet } from './demoFleetProcess.ts';
import { devicePictures } from './devicePictures.ts';
import { launchChromium, logIn, watchedPage } from './chromium.ts';
import { languages } from './pages.ts';
import { inLanguage, openSettled, settle } from './settled.ts';

const folder = 'docs/pictures';
const zone = 'Europe/Berlin';
const quality = 80;
/** Of all machines some run, and the last night and weekend are in the log. */
const [weekday, hour] = [2, 10.34];

/** The latest such hour. */
function workingMorning(nowMs: number): { readonly day: string; readonly atMs: number } {
  for (let day = plantDayOf(nowMs, zone); ; day = shiftDay(day, -1)) {
    const atMs = plantDayRange(day, zone).fromMs + hour * msPerHour;
    if (new Date(`${day}T12:00:00Z`).getUTCDay() === weekday && atMs < nowMs) return { day, atMs };
  }
}

const startMs = Date.now();
const { day, atMs } = workingMorning(startMs);
const week = `?from=${shiftDay(day, -7)}&until=${shiftDay(day, -1)}`;

/** By name: address, height of the window at 1280 px. */
const pictures: Readonly<Record<string, readonly [address: string, heightPx: number]>> = {
  login: ['/', 800],
  overview: ['/overview/master', 975],
  compressor: ['/overview/compressor/2', 1000],
  faults: ['/error_log', 800],
  maintenance: ['/maintenance/overview', 1000],
  chart: ['/analysis/graphics?x=max', 1150],
  consumption: ['/energy_balancing/energy_consumption', 1180],
  heat: ['/energy_balancing/heat_reclaiming', 1300],
  balance: [`/energy_balancing/energy_balance${week}`, 1000],
  units: ['/settings/dimensions', 900],
};

/** Those that rest on weeks. */
const afterWeeks: typeof pictures = {
  cost: ['/energy_balancing/cost', 1150],
  service: ['/maintenance/compressor/2/service/suctionFilter', 1200],
};

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name.replace(/\.\w\w$/, ''));

/** So far a picture may be longer or shorter than is asked for, so that it ends between two panels. */
const spareShare = 0.2;
/** Below the last panel of a picture. */
const marginPx = 16;

/** How high a picture is that cuts no panel, as near as possible to the window's height, which it has where there is none, in pixels. */
async function uncutPx(page: Page, windowPx: number): Promise<number> {
  const panels = await page.locator('main .panel').evaluateAll((all) =>
    all.map((panel) => {
      const { top, bottom } = panel.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const ends = panels
    .map(({ bottom }) => Math.round(bottom))
    .filter((end) => !panels.some(({ top, bottom }) => top < end && bottom > end + 1))
    .map((end) => end + marginPx)
    .filter((end) => Math.abs(end - windowPx) <= spareShare * windowPx);
  return ends.sort((a, b) => Math.abs(a - windowPx) - Math.abs(b - windowPx))[0] ?? windowPx;
}

async function take(page: Page, name: string): Promise<void> {
  if (!isWanted(name)) return;
  const { width, height: windowPx } = page.viewportSize()!;
  const clip = { x: 0, y: 0, width, height: await uncutPx(page, windowPx), scale: 1 };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip, captureBeyondViewport: true });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
}

/** The list of today, of a fleet whose days have come. */
async function fleetPictures(): Promise<void> {
  const folderOfFleet = join(data, 'fleet');
  const fleet = await demoFleetProcess(folderOfFleet);
  try {
    const { page } = await watchedPage(browser, { viewport: { width: 1280, height: 1000 } });
    await inLanguage(page, 'en');
    await page.goto(fleet.url);
    await logInToFleet(page);
    await settle(page);
    await take(page, 'fleet.en');
    await page.context().close();
  } finally {
    await fleet.end();
  }
}

const data = mkdtempSync(join(tmpdir(), 'pressluft-pictures-'));
const nowMs = () => atMs + (Date.now() - startMs);

/** A station on that morning, with so many days before it. */
async function openMorning(historyDays: number) {
  const folderOfStation = join(data, `station-${historyDays}`);
  const options = ['--demo', '--port', '0', '--data', folderOfStation, '--history-days', `${historyDays}`, '--modbus-server', '0'];
  const config = configOf(options, {})!;
  const station = await openStation({
    config,
    log: stationLog('silent'),
    clock: { nowMs },
    notices: { line: () => undefined, progress: () => undefined },
    signal: new AbortController().signal,
    restart: () => undefined,
  });
  return { station, url: await listenOn(station.app.server, config) };
}

/** In both languages, as who may write sees them; the login before it. */
async function takeAll(url: string, all: typeof pictures): Promise<void> {
  for (const language of languages) {
    const { page } = await watchedPage(browser);
    await inLanguage(page, language);
    // the browser's clock is the plant's
    await page.clock.setSystemTime(nowMs());
    let isLoggedIn = false;
    for (const [name, [address, height]] of Object.entries(all)) {
      await page.setViewportSize({ width: 1280, height });
      if (!isWanted(name)) continue;
      if (name !== 'login' && !isLoggedIn) {
        await logIn(page, url, 'write');
        isLoggedIn = true;
      }
      await openSettled(page, url, address);
      await take(page, `${name}.${language}`);
    }
    await page.context().close();
  }
}

const browser = await launchChromium();
try {
  const { station, url } = await openMorning(9);
  try {
    await station.modbus!.listen({ host: '127.0.0.1', port: 0 });
    await takeAll(url, pictures);
    const { page } = await watchedPage(browser, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, colorScheme: 'dark' });
    await inLanguage(page, 'en');
    await logIn(page, url);
    await openSettled(page, url, '/overview/master');
    await take(page, 'phone');
    if (isWanted('fleet')) await fleetPictures();
    if (isWanted('devices') || isWanted('devicesFirst')) await devicePictures(station.modbus!.server.address() as AddressInfo, nowMs, take);
  } finally {
    await station.close();
  }
  if (Object.keys(afterWeeks).some(isWanted)) {
    const { station: old, url: oldUrl } = await openMorning(31);
    await takeAll(oldUrl, afterWeeks).finally(() => old.close());
  }
} finally {
  await browser.close();
  rmSync(data, { recursive: true, force: true });
}
console.log(`pictures in ${folder}`);
