/** How long it takes from a fault until its page has data in a real Chromium, one fault after the other: `node spec/soak/faultToPage.ts [TIMES]`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { median } from '../../core/estimate/index.ts';
import { launchChromium, logIn, showsLiveValues } from '../e2e/chromium.ts';
import { demoStation } from '../e2e/demoStation.ts';
import { goTo } from '../e2e/settled.ts';

const times = Number(process.argv[2] ?? 8);
const limitMs = 2000;
const folder = 'dist/soak/faultToPage';
/** Until the browser is there, and from one fault to the next. */
const [firstS, everyS] = [30, 15];
const viewport = { width: 390, height: 844 };

const events = Array.from({ length: times }, (_, i) => ({
  begins: { inS: firstS + i * everyS },
  durationS: everyS - 5,
  effect: { kind: 'machineFault', slot: 1 + (i % 6), fault: 'emergencyStop' },
}));

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/events.json`, JSON.stringify(events));
const station = await demoStation(folder, ['--history-days', '1', '--events', `${folder}/events.json`]);
await station.start();
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport, locale: 'de-DE' });
  page.setDefaultTimeout(60_000);
  await logIn(page, station.url, 'read');
  await showsLiveValues(page);
  const line = page.getByRole('region', { name: 'Anstehende Störungen' }).filter({ hasText: 'Not-Halt' });
  const tookMs: number[] = [];
  for (let i = 0; i < times; i++) {
    await line.waitFor({ state: 'hidden' });
    await goTo(page, '/overview/master');
    const link = line.locator('a[href*="row="]');
    const address = await link.getAttribute('href');
    const heardMs = Date.now();
    await goTo(page, `/error_log/black_box${address!.slice(address!.indexOf('?'))}`);
    await page.getByRole('figure', { name: 'Verlauf um die Störung' }).locator('.lc-moment').waitFor({ state: 'attached' });
    const [, atMs] = /row=(\d+)/.exec(address!)!;
    const doneMs = Date.now();
    tookMs.push(doneMs - Number(atMs));
    process.stdout.write(`${doneMs - Number(atMs)} ms, of that ${doneMs - heardMs} ms from the line of faults on\n`);
  }
  process.stdout.write(`median ${median(tookMs)} ms, longest ${Math.max(...tookMs)} ms of ${times}\n`);
  process.exitCode = Math.max(...tookMs) > limitMs ? 1 : 0;
} finally {
  await browser.close();
  await station.stop();
  await rm(folder, { recursive: true, force: true });
}
