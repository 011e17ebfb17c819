import { describe, expect, it, test } from '@jest/globals';
import type { SerializedAXNode } from 'puppeteer-core';
import { endedSession } from '../chromium.ts';
import { keptStation } from '../keptStation.ts';
import { sizes } from '../pages.ts';
import { isSoughtRole, named, type Role } from './named.ts';
import { type Journey, logIn, stationAndBrowsers } from './stationAndBrowsers.ts';

const words = {
  de: {
    maintenance: /^Wartung/,
    next: 'Als Nächstes fällig',
    due: /^(?<machine>.+): (?<part>.+?) (voraussichtlich am|in|seit) (?<when>[\d.]+)( h)? (über)?fällig$/,
    plate: 'Typenschild',
    model: /Modell (.+?) Fabriknummer (\d+ \d+)/,
    inputs: /^\d+ anzeigen$/,
    inputsOf: (name: string) => new RegExp(`^${name}: \\d+ Messstellen`),
    point: /Ansaugtemperatur .*\d+ °C$/,
    logOut: 'Abmelden',
    more: 'Mehr',
    start: 'Anmelden',
  },
  en: {
    maintenance: /^Maintenance/,
    next: 'Due next',
    due: /^(?<machine>.+): (?<part>.+?) (due around|due in|overdue by|due for) (?<when>[\d,/]+)( h)?$/,
    plate: 'Nameplate',
    model: /Model (.+?) Factory number (\d+ \d+)/,
    inputs: /^Show \d+$/,
    inputsOf: (name: string) => new RegExp(`^${name}: \\d+ measuring points`),
    point: /Inlet temperature .*\d+ °C$/,
    logOut: 'Log out',
    more: 'More',
    start: 'Log in',
  },
} as const;

const visits: readonly Journey[] = [
  { browser: 'chromium', language: 'de', size: sizes.phone, hand: 'finger' },
  { browser: 'firefox', language: 'en', size: sizes.desktop, hand: 'keyboard' },
];

/** The max time until a page is drawn with all it has. */
const drawnMs = 60_000;

const allIn = (node: SerializedAXNode): readonly SerializedAXNode[] => [node, ...(node.children ?? []).flatMap(allIn)];

describe("a fitter's visit", () => {
  const running = stationAndBrowsers(() => keptStation('short'));

  test.each(visits)(
    'finds what is due next, the type plate of that machine and its measuring points, in $browser by $hand ($language)',
    async (visit) => {
      const text = words[visit.language];
      const fitter = await running.arrives(visit);
      await logIn(fitter, 'read');
      await fitter.presses('link', text.maintenance);

      const list = named('list', text.next);
      // the dates, and with them the order, come once the running hours are known
      await fitter.reads(/\d\d[./]\d\d[./]\d{4}/, list);
      const first = await fitter.sees('listitem', undefined, list);
      const [, machine] = /(K\d \p{L}+( \p{L})?)/u.exec(first)!;
      await fitter.presses('link', machine, list);
      const { groups } = await fitter.reads(text.due, 'main :is(h1, h2, h3)');
      const { part, when, ...due } = groups!;
      expect(due).toEqual({ machine });
      await fitter.sees('row', new RegExp(`${part}.*${when}`), named('main'));

      await fitter.presses('link', text.plate);
      await fitter.sees('heading', `${text.plate} ${machine!}`);
      const [, model] = await fitter.reads(text.model, 'main');
      expect(model).toMatch(/^[SPT] \d+/);

      await fitter.presses('link', text.inputs);
      await fitter.sees('heading', text.inputsOf(machine!));
      await fitter.sees('row', text.point);

      expect(fitter.complaints()).toEqual([]);
      if (visit.size === sizes.phone) await fitter.presses('button', text.more);
      await fitter.presses('button', text.logOut);
      await fitter.sees('button', text.start);
      expect(fitter.complaints(...endedSession)).toEqual([]);
      await fitter.leaves();
    },
  );

  it('is looked for by the names that the browser says a screen reader', async () => {
    const reader = await running.arrives({ browser: 'chromium', language: 'de', size: sizes.desktop });
    const missed = async (least: number) => {
      const reported = allIn((await reader.page.accessibility.snapshot())!).filter(({ role, name }) => isSoughtRole(role) && name !== '');
      if (reported.length < least) return [`${reported.length} names`];
      const found = await Promise.all(reported.map(({ role, name }) => reader.page.$(named(role as Role, name))));
      return reported.filter((_, i) => found[i] === null).map(({ role, name }) => `${role} ${name}`);
    };
    // a page that has changed meanwhile, or is not drawn yet, is asked again
    const expectNames = async (least: number, untilMs = Date.now() + drawnMs) => {
      const names = await missed(least);
      if (names.length > 0 && Date.now() < untilMs) return expectNames(least, untilMs);
      expect(names).toEqual([]);
    };
    await expectNames(8);
    await logIn(reader, 'read');
    await expectNames(30);
    await reader.presses('link', words.de.maintenance);
    await reader.sees('list', words.de.next);
    await expectNames(30);
    await reader.leaves();
  });
});
