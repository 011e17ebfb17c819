import type { Page } from 'puppeteer-core';
import { msPerDay } from '../../core/time/index.ts';
import { coldLoad, type ColdLoad, cpuSlowdown, latencyMs, megabitsPerS } from './firstPaint/coldLoad.ts';
import { servedWindfront } from './firstPaint/servedWindfront.ts';
import { type BenchReport, median, type OwnTime, type Verdict } from './harness/BenchReport.ts';
import { pushedStation } from './stationPage/pushedStation.ts';
import { tenMachines } from './stationPage/tenMachines.ts';
import { launchUnwatched } from './stationPage/unwatchedBrowser.ts';

const rounds = 7;
const pushedEveryMs = 2000;

/** A session that the page finds in its tab's storage, as after a reload. */
async function sessionOf(address: string): Promise<(page: Page) => Promise<unknown>> {
  const answer = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'read' }),
  });
  const { token, canWrite, demoOnly } = (await answer.json()) as Readonly<Record<string, unknown>>;
  const kept = JSON.stringify({ token, canWrite, demoOnly });
  return (page) => page.evaluateOnNewDocument((text) => sessionStorage.setItem('pressluft.session', text), kept);
}

const medianOf = (loads: readonly ColdLoad[], figure: keyof ColdLoad) => median(loads.map((load) => load[figure]));
const timeOf = (name: string, loads: readonly ColdLoad[], figure: keyof ColdLoad): OwnTime => ({
  name,
  medianMs: medianOf(loads, figure),
  minMs: Math.min(...loads.map((load) => load[figure])),
});

function reported(loads: readonly ColdLoad[]): string {
  const of = (figure: keyof ColdLoad) => medianOf(loads, figure).toFixed(0);
  return `first paint ${of('firstPaintMs')}, largest ${of('largestPaintMs')}, blocked ${of('blockedMs')} ms, ${kB(medianOf(loads, 'bytes'))}`;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** `reach` of each, as the overview has values to show and the other has not. */
const blockedReach = { 'login page': 1, overview: 0.5 } as const;

function against(name: keyof typeof blockedReach, ours: readonly ColdLoad[], theirs: readonly ColdLoad[]): readonly Verdict[] {
  const ratio = (figure: keyof ColdLoad) => medianOf(theirs, figure) / medianOf(ours, figure);
  const time = (what: string, figure: keyof ColdLoad, reach: number, aim: number): Verdict => ({
    ...timeOf(`windfront, ${what}`, theirs, figure),
    ours: timeOf(`${name}, ${what}`, ours, figure),
    ratio: ratio(figure),
    reach,
    aim,
    better: 'more',
  });
  const bytes = (of: string, loads: readonly ColdLoad[]) => ({ name: `${of}, ${kB(medianOf(loads, 'bytes'))}` });
  return [
    time('first paint', 'firstPaintMs', 2, 3),
    time('largest paint', 'largestPaintMs', 1, 2),
    time('blocked', 'blockedMs', blockedReach[name], 2 * blockedReach[name]),
    { ...bytes('windfront', theirs), ours: bytes(name, ours), ratio: ratio('bytes'), reach: 1, aim: 2, better: 'more' },
  ];
}

const note = [
  'windfront is zigbee2mqtt-windfront as npm has it: the shell of another dashboard, without the program behind it, so it has less to show;',
  'our station serves the login page, and the overview with the values of ten machines.',
  'All come over plain HTTP/1.1 from this machine to Chromium with an empty cache; the files of both are packed ahead with the best level of brotli,',
  'as both bring them, only the overview’s data are packed as they are asked for. Our first paint is the head of the page, which stands in its HTML,',
  'our largest what the code draws, as are both of windfront’s. Blocked is what tasks took beyond 50 ms each, of the processor, in the whole load.',
].join(' ');

/** The first visit to our login page and to our overview, against the shell of another dashboard. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const [station, windfront] = [await pushedStation(), await servedWindfront()];
  const next = tenMachines(Date.now() - msPerDay);
  station.push(next());
  const pushing = setInterval(() => station.push(next()), pushedEveryMs);
  const browser = await launchUnwatched();
  try {
    const session = await sessionOf(station.address);
    const visits = {
      'login page': () => coldLoad(browser, station.address),
      overview: () => coldLoad(browser, `${station.address}/overview/master`, session),
      windfront: () => coldLoad(browser, windfront.address),
    };
    const loads: Record<keyof typeof visits, ColdLoad[]> = { 'login page': [], overview: [], windfront: [] };
    const pages = Object.keys(visits) as (keyof typeof visits)[];
    for (const page of pages) await visits[page]();
    for (let round = 0; round < rounds; round++) for (const page of pages) loads[page].push(await visits[page]());
    for (const page of pages) console.log(`    ${page}: ${reported(loads[page])}`);
    return {
      bench: name,
      work: `a first visit: processor ${cpuSlowdown} times slower, ${megabitsPerS} Mbit/s, ${latencyMs} ms`,
      machine,
      at: new Date().toISOString(),
      rounds,
      ours: timeOf('overview, first paint', loads.overview, 'firstPaintMs'),
      verdicts: (['login page', 'overview'] as const).flatMap((page) => against(page, loads[page], loads.windfront)),
      note,
    };
  } finally {
    clearInterval(pushing);
    await browser.close();
    await Promise.all([station.close(), windfront.close()]);
  }
}
