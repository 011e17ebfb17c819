import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import { named, type Role } from './named.ts';

/** What Firefox says of a socket that is closed, as a logout does, while the page still loads something. */
const socketClosedEarly = /connection to wss?:\/\/\S+ was interrupted while the page was loading/;

/** With what somebody uses the pages. */
export type Hand = 'mouse' | 'finger' | 'keyboard';

export interface VisitorOptions {
  readonly size: readonly [widthPx: number, heightPx: number];
  /** Pixels of the device in one of the page: 2 in a window of half the size is a zoom of 200 %. */
  readonly scale?: number;
  readonly hand?: Hand;
}

/** What is looked for: a role, a name or a pattern of it, and in what. */
export type Place = readonly [role: Role, name?: string | RegExp | undefined, within?: string | undefined];

/** Somebody who uses the dashboard by what is shown and how it is called; each step waits for what it needs. */
export interface Visitor {
  readonly page: Page;
  opens(url: string): Promise<void>;
  /** Clicks, taps, or goes there with Tab and presses Enter or, on a box to tick, Space. */
  presses(...place: Place): Promise<void>;
  /** Presses a box or switch unless it is on, or off, already. */
  ticks(isOn: boolean, ...place: Place): Promise<void>;
  /** Replaces the text of a field. */
  types(label: string | RegExp, text: string, within?: string, role?: Role): Promise<void>;
  key(...keys: readonly KeyInput[]): Promise<void>;
  /** Waits until it is shown; gives its text. */
  sees(...place: Place): Promise<string>;
  /** Waits until nothing of the kind is shown. */
  misses(...place: Place): Promise<void>;
  /** Waits until the page, or a part of it, says so; gives what the pattern has found. */
  reads(pattern: string | RegExp, part?: string): Promise<RegExpExecArray>;
  /** Does something that saves a file; gives its path. */
  saves(step: () => Promise<void>): Promise<string>;
  /** Console errors and warnings, and uncaught exceptions, that no pattern allows. */
  complaints(...allowed: readonly RegExp[]): readonly string[];
  leaves(): Promise<void>;
}

const timeoutMs = 120_000;
const pollMs = 40;
/** Looks for what a press does, of three seconds and more: counted, as a machine may stand still between two of them. */
const lookCount = 75;
const maxTries = 4;
const maxTabs = 200;

/** Where an element is hit by a pointer. */
interface Spot {
  readonly x: number;
  readonly y: number;
  /** What lies above it. */
  readonly cover?: string;
}

/** In the page: the middle of an element, or of its label when it is drawn by that, once it has come to rest. */
async function spotOf(element: Element): Promise<Spot | undefined> {
  const label = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type) ? element.labels?.[0] : undefined;
  const target = label ?? element;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const look = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, hit, isHit: hit !== null && (target.contains(hit) || element.contains(hit)) };
  };
  if ('disabled' in element && element.disabled === true) return undefined;
  if (!look().isHit) target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = look();
  await frame();
  const { x, y, hit, isHit } = look();
  if (x !== before.x || y !== before.y) return undefined;
  return { x, y, ...(isHit ? {} : { cover: hit === null ? 'the end of the window' : hit.outerHTML.slice(0, 120) }) };
}

/** In the page: where to go with Tab to come from the focus to an element, and what keeps the focus from being seen. */
function wayTo(sought: Element): { readonly way: 'there' | 'back' | 'on' | 'gone'; readonly unseen?: string } {
  if (!sought.isConnected) return { way: 'gone' };
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return { way: 'on' };
  const isBefore = (focused.compareDocumentPosition(sought) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const way = focused === sought ? 'there' : isBefore ? 'back' : 'on';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = (from: number, to: number, end: number) => (Math.max(0, from) + Math.min(end, to)) / 2;
  const hit = document.elementFromPoint(middle(left, right, window.innerWidth), middle(top, bottom, window.innerHeight));
  const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused));
  return isSeen ? { way } : { way, unseen: `${focused.outerHTML.slice(0, 160)} lies below ${hit?.outerHTML.slice(0, 80) ?? 'the fold'}` };
}

/** Opens a window of its own in a browser. */
export async function visitorOf(browser: Browser, { size: [width, height], scale = 1, hand = 'mouse' }: VisitorOptions): Promise<Visitor> {
  const downloads = await mkdtemp(join(tmpdir(), 'pressluft-journey-'));
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'allow', downloadPath: downloads } });
  const page = await context.newPage();
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      heard.push(`${message.type()}: ${message.text()} ${message.location().url ?? ''}`.trim());
  });
  page.on('pageerror', (error) => heard.push(`exception: ${String(error)}`));

  const pageText = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ')).catch(() => '');
  /** Asks again and again until there is an answer; a page that is just being left has none. */
  const eventually = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
    const deadline = Date.now() + timeoutMs;
    let failure: Error | undefined;
    while (Date.now() < deadline) {
      const answer = await ask().catch((error: unknown) => {
        failure = error as Error;
        return undefined;
      });
      if (answer !== undefined) return answer;
      await pause(pollMs);
    }
    throw new Error(
      `${what} is not to be had at ${page.url()}; ${failure === undefined ? '' : `${failure.message}; `}the page says: ${await pageText()}`,
    );
  };
  const selectorOf = ([role, name, within]: Place) => `${within === undefined ? '' : `${within} `}${named(role, name)}`;
  const wordsOf = ([role, name]: Place) => `${role} ${String(name ?? '')}`;
  const elementAt = (place: Place) => eventually(wordsOf(place), async () => (await page.$(selectorOf(place))) ?? undefined);

  const pressByPointer = async (place: Place) => {
    let cover: string | undefined;
    const { x, y } = await eventually(wordsOf(place), async () => {
      const element = await page.$(selectorOf(place));
      const spot = await element?.evaluate(spotOf);
      cover = spot?.cover;
      return spot === undefined || cover !== undefined ? undefined : spot;
    }).catch((error: Error) => {
      throw cover === undefined ? error : new Error(`${wordsOf(place)} lies below ${cover}`, { cause: error });
    });
    await (hand === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };

  /** On with Tab, or back with Shift and Tab when it lies before the focus; wherever the focus is, it has to be seen. */
  const focusByTab = async (place: Place) => {
    let element = await elementAt(place);
    for (let tabs = 0; tabs < maxTabs; tabs++) {
      const way = await eventually('a focus that is seen', async () => {
        const found = await element.evaluate(wayTo);
        if (found.unseen !== undefined) throw new Error(found.unseen);
        return found.way;
      });
      if (way === 'there') return;
      if (way === 'gone') element = await elementAt(place);
      if (way === 'back') await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      if (way === 'back') await page.keyboard.up('Shift');
    }
    throw new Error(`${wordsOf(place)} is not reached with Tab`);
  };

  const isSoon = async (look: () => Promise<boolean>) => {
    for (let looks = 0; looks < lookCount; looks++) {
      if (await look()) return true;
      await pause(pollMs);
    }
    return false;
  };

  /** What was pressed while the page moved is pressed again, until it has heard of it. */
  const pressUntilHeard = async (place: Place) => {
    const { element, before } = await eventually(wordsOf(place), async () => {
      const found = await page.$(selectorOf(place));
      const address = await found?.evaluate((each) => {
        // what stays, as the links of the rail, has to hear each press
        Object.assign(each, { isHeard: false });
        each.addEventListener('click', () => Object.assign(each, { isHeard: true }), { once: true, capture: true });
        return location.href;
      });
      return found === null || address === undefined ? undefined : { element: found, before: address };
    });
    // or it is gone with the page that it was on, or the address is its own
    const isHeard = () =>
      element
        .evaluate((each, at) => ('isHeard' in each && each.isHeard === true) || !each.isConnected || location.href !== at, before)
        .catch(() => true);
    for (let tries = 0; tries < maxTries; tries++) {
      await pressByPointer(place);
      if (await isSoon(isHeard)) return;
    }
  };

  const presses = async (...place: Place) => {
    if (hand !== 'keyboard') {
      await pressUntilHeard(place);
      return;
    }
    await focusByTab(place);
    await page.keyboard.press(['radio', 'checkbox', 'switch'].includes(place[0]) ? 'Space' : 'Enter');
  };

  /** A field that was pressed while the page moved is pressed again, until it has the focus. */
  const focuses = async (place: Place) => {
    if (hand === 'keyboard') {
      await focusByTab(place);
      return;
    }
    const hasFocus = () => page.$eval(selectorOf(place), (field) => field === document.activeElement).catch(() => false);
    for (let tries = 0; tries < maxTries; tries++) {
      await pressByPointer(place);
      if (await isSoon(hasFocus)) return;
    }
  };

  return {
    page,
    presses,
    async opens(url) {
      await page.goto(url, { timeout: timeoutMs });
    },
    async ticks(isOn, ...place) {
      const box = await elementAt(place);
      if ((await box.evaluate((each) => (each as HTMLInputElement).checked)) !== isOn) await presses(...place);
    },
    async types(label, text, within, role = 'textbox') {
      await focuses([role, label, within]);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    async key(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async sees(...place) {
      const element = await elementAt(place);
      return element.evaluate((each) => ((each as HTMLElement).innerText ?? each.textContent).replace(/\s+/g, ' ').trim());
    },
    async misses(...place) {
      await eventually(`an end of ${wordsOf(place)}`, async () => ((await page.$(selectorOf(place))) === null ? true : undefined));
    },
    async reads(pattern, part = 'body') {
      const wanted = typeof pattern === 'string' ? new RegExp(pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : pattern;
      return eventually(String(pattern), async () => {
        const texts = await page.$$eval(part, (all) => all.map((each) => (each as HTMLElement).innerText.replace(/\s+/g, ' ')));
        return texts.map((text) => wanted.exec(text)).find((found) => found !== null);
      });
    },
    async saves(step) {
      const before = new Set(await readdir(downloads));
      await step();
      return eventually('a saved file', async () => {
        const files = await readdir(downloads);
        const [file] = files.filter((name) => !before.has(name));
        const isWhole = file !== undefined && files.every((name) => !/\.(part|crdownload|tmp)$/.test(name));
        return isWhole && (await stat(join(downloads, file))).size > 0 ? join(downloads, file) : undefined;
      });
    },
    complaints: (...allowed) => heard.filter((text) => ![socketClosedEarly, ...allowed].some((each) => each.test(text))),
    async leaves() {
      await context.close();
      await rm(downloads, { recursive: true });
    },
  };
}
