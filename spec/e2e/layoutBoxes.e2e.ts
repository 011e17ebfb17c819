import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { showsLiveValues } from './chromium.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    readonly data?: { readonly message?: string };
    readonly beginData?: { readonly totalObjects: number };
    readonly elementCount?: number;
  };
}

const flowEnds = () => {
  const pipe = document.querySelector<HTMLElement>('.sp-pipe:has(> .sp-chevron)')!;
  pipe.style.setProperty('--branch-after', '0');
  pipe.querySelector('.sp-chevron')!.classList.add('sp-still');
};
const flowBegins = () => {
  const pipe = document.querySelector<HTMLElement>('.sp-pipe:has(> .sp-chevron)')!;
  pipe.style.setProperty('--branch-after', '0.5');
  pipe.querySelector('.sp-chevron')!.classList.remove('sp-still');
};

/** Each with what goes before: what flows at the moment is the plant's affair. */
const changeOf: Readonly<Record<string, readonly [change: () => void, before?: () => void]>> = {
  'a second of the clock': [
    () => {
      document.querySelector('header time b')!.firstChild!.nodeValue = '00:00:01';
    },
  ],
  'a figure of a tile': [
    () => {
      document.querySelector('.tl-values .fg')!.firstChild!.nodeValue = '12,3';
    },
  ],
  'a flow that ends': [flowEnds, flowBegins],
  'a flow that begins': [flowBegins, flowEnds],
};

interface Work {
  /** Objects that lie in what is laid out. */
  readonly laidOut: number;
  /** Elements that are styled. */
  readonly styled: number;
}

/** What a change makes the browser do; the page's other changes are laid out before. */
async function workOf(page: Page, change: () => void, before: () => void = () => undefined): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await page.evaluate(`
    const layOut = () => document.body.getBoundingClientRect();
    (${before.toString()})();
    layOut();
    console.timeStamp('change');
    (${change.toString()})();
    layOut();
    console.timeStamp('changed');
  `);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const markUs = (label: string) => events.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === label)!.ts;
  const [fromUs, untilUs] = [markUs('change'), markUs('changed')];
  const during = events.filter(({ ts }) => ts >= fromUs && ts <= untilUs);
  const sumOf = (of: string, count: (args: TraceEvent['args']) => number | undefined) =>
    during.filter(({ name }) => name === of).reduce((sum, { args }) => sum + (count(args) ?? 0), 0);
  return {
    laidOut: sumOf('Layout', ({ beginData }) => beginData?.totalObjects),
    styled: sumOf('UpdateLayoutTree', ({ elementCount }) => elementCount),
  };
}

/** A box with its text and unit; the page has more than 1000. */
const ownBox = 20;

describe('what comes with each push', () => {
  const running = stationAndBrowser('short');

  it('lays out its own box and not the page', async () => {
    const { station, open } = running();
    const { page } = await open();
    await openLoggedIn(page, station.url);
    await showsLiveValues(page);
    const objects: Record<string, number> = {};
    for (const [what, change] of Object.entries(changeOf)) objects[what] = (await workOf(page, ...change)).laidOut;
    expect(Object.entries(objects).filter(([, count]) => count > ownBox)).toEqual([]);
    await page.context().close();
  });
});

describe('the line of what is up', () => {
  const running = stationAndBrowser('short');

  it('does not style each element of the page again when it comes', async () => {
    const { station, open } = running();
    const { page } = await open();
    await openLoggedIn(page, station.url);
    await showsLiveValues(page);
    const count = await page.locator('.frame *').count();
    const { styled } = await workOf(
      page,
      () => {
        const line = document.createElement('section');
        line.className = 'alarm s-error';
        document.querySelector('.frame')!.before(line);
      },
      () => document.querySelector('.alarm')?.remove(),
    );
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(count / 2);
    await page.context().close();
  });
});
