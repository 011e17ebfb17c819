import { afterAll, beforeAll } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { type DemoStation } from '../demoStation.ts';
import { type BrowserName, launch } from './browsers.ts';
import { type Visitor, visitorOf, type VisitorOptions } from './visitor.ts';

/** A journey's browser, window and language. */
export interface Journey extends VisitorOptions {
  readonly browser: BrowserName;
  readonly language: 'de' | 'en';
  readonly reducedMotion?: boolean;
}

/** So narrow a window has the tab bar of a phone, with language, settings and session behind its end. */
export const isNarrow = ({ size: [widthPx] }: Pick<Journey, 'size'>): boolean => widthPx <= 700;

const buttons = { de: 'DE, Deutsch', en: 'EN, English' } as const;
const maxTries = 5;
/** Until a press has done what it does. */
const pressedMs = 300;

const passwordOf = ({ page }: Visitor) => page.$eval('input[type=password]', (field) => field.value);
const languageOf = ({ page }: Visitor) => page.evaluate(() => document.documentElement.lang);

/** Keeps a station and a browser of each kind running for the tests of a file; all start at once unless the station waits for the browsers. */
export function stationAndBrowsers(
  open: (browsers: Promise<unknown>) => Promise<DemoStation>,
  reducedMotion: Partial<Record<BrowserName, boolean>> = {},
) {
  let station: DemoStation | undefined;
  const browsers = new Map<BrowserName, Promise<Browser>>();

  beforeAll(async () => {
    for (const name of ['chromium', 'firefox'] as const) {
      const launched = launch(name, reducedMotion[name]);
      // who needs it will hear of a failure
      launched.catch(() => undefined);
      browsers.set(name, launched);
    }
    station = await open(Promise.all(browsers.values()));
    await station.start();
  });
  afterAll(async () => {
    await Promise.allSettled([...browsers.values()].map((launched) => launched.then((browser) => browser.close())));
    if (station?.isKept !== true) await station?.stop();
  });

  return {
    /** The station, to be ended and started again. */
    station: () => station!,
    /** Where it is. */
    url: () => station!.url,
    /** A new person at the first page of the station, or of another one, in the language. */
    async arrives({ browser, language, ...options }: Journey, url = station!.url): Promise<Visitor> {
      const visitor = await visitorOf(await browsers.get(browser)!, options);
      await visitor.opens(url);
      if ((await languageOf(visitor)) === language) return visitor;
      if (isNarrow(options)) await visitor.presses('button', /^(Mehr|More)$/);
      // a press on a page that moves just then misses, and is made again
      for (let tries = 0; (await languageOf(visitor)) !== language && tries < maxTries; tries++) {
        await visitor.presses('button', buttons[language]);
        await pause(pressedMs);
      }
      if (isNarrow(options)) await visitor.key('Escape');
      return visitor;
    },
  };
}

/** Logs in as anybody does. */
export async function logIn(visitor: Visitor, password: string): Promise<void> {
  const label = /^(Passwort|Password)$/;
  // a press on a page that moves just then misses, and what is typed goes nowhere
  for (let tries = 0; tries < maxTries; tries++) {
    await visitor.types(label, password);
    if ((await passwordOf(visitor)) === password) break;
    await pause(pressedMs);
  }
  await visitor.key('Enter');
  await visitor.misses('textbox', label);
}
