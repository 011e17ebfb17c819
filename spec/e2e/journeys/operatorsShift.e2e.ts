import { describe, expect, it, test } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { demoStation } from '../demoStation.ts';
import { sizes } from '../pages.ts';
import { eventually } from '../eventually.ts';
import { lostStation } from '../chromium.ts';
import { named } from './named.ts';
import { type Journey, logIn, stationAndBrowsers } from './stationAndBrowsers.ts';
import type { Visitor } from './visitor.ts';

const folder = 'dist/e2e/data-journey-shift';
const events = `${folder}/events.json`;

/** Somebody presses a machine's emergency stop, and releases it long after everybody has looked, which takes them two seconds. */
const emergencyStop = [{ begins: { inS: 5 }, durationS: 60, effect: { kind: 'machineFault', slot: 5, fault: 'emergencyStop' } }];

const words = {
  de: {
    faults: /^\d+ Störung(en)?$/,
    cleared: /^K5 Gießerei (?!Störung)/,
    faulty: /^K5 Gießerei.*(?<! min) Störung/,
    code: /E068 Not-Halt betätigt/,
    history: 'Störmeldungen zu K5 Gießerei',
    active: /K5 Gießerei.* E068 Not-Halt betätigt steht an/,
    past: /K5 Gießerei.* E068 Not-Halt betätigt(?! steht an)/,
    entry: 'Ausgewählte Meldung',
    plant: /Netzdruck \d,\d\s?bar/,
    close: 'Schließen',
    overview: /^Übersicht/,
  },
  en: {
    faults: /^\d+ errors?$/,
    cleared: /^K5 Gießerei (?!Error)/,
    faulty: /^K5 Gießerei.*(?<! min) Error/,
    code: /E068 Emergency stop pressed/,
    history: 'Error log of K5 Gießerei',
    active: /K5 Gießerei.* E068 Emergency stop pressed active/,
    past: /K5 Gießerei.* E068 Emergency stop pressed(?! active)/,
    entry: 'Selected message',
    plant: /Network pressure \d\.\d\s?bar/,
    close: 'Close',
    overview: /^Overview/,
  },
} as const;

/** Air is seen to flow on the overview, but not by those who asked their system for reduced motion. */
async function expectMotion({ page }: Visitor, isWanted: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.getAnimations().some(({ playState }) => playState === 'running') === wanted,
    {},
    isWanted,
  );
}

/** Pixels that the log leaves empty beside a row. */
const besideRow = (row: Element) =>
  Math.round(row.closest('table')!.parentElement!.getBoundingClientRect().right - row.getBoundingClientRect().right - 1);

const desk: Journey = { browser: 'chromium', language: 'de', size: sizes.desktop };
const workshops: readonly Journey[] = (['chromium', 'firefox'] as const).map((browser) => ({
  browser,
  language: 'de',
  size: sizes.phone,
  hand: 'finger',
}));
const way: Journey = { browser: 'firefox', language: 'en', size: sizes.phone, hand: 'finger', reducedMotion: true };

const panels: readonly Journey[] = (['chromium', 'firefox'] as const).map((browser) => ({ browser, language: 'de', size: sizes.wide }));
/** What Firefox says of a station that is gone. */
const goneStation = /can.t establish a connection|was interrupted while the page|connection to the server at ws:/;

/** The token of a new link of the wall panel. */
async function wallToken(url: string, name: string): Promise<string> {
  const asked = async (path: string, body: object, headers = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
    return ((await (await fetch(url + path, init)).json()) as { readonly token: string }).token;
  };
  return asked('/api/wall-links', { name }, { authorization: `Bearer ${await asked('/login', { password: 'write' })}` });
}

describe("an operator's shift", () => {
  const running = stationAndBrowsers(
    async (browsers) => {
      // nobody comes late
      await browsers;
      await mkdir(folder, { recursive: true });
      await writeFile(events, JSON.stringify(emergencyStop));
      return demoStation(folder, ['--history-days', '0', '--events', events]);
    },
    { firefox: way.reducedMotion === true },
  );

  async function shift(journey: Journey): Promise<void> {
    const text = words[journey.language];
    const operator = await running.arrives(journey);
    await logIn(operator, 'read');

    await operator.sees('link', text.faults, named('main'));
    await operator.sees('listitem', text.faulty);
    await expectMotion(operator, journey.reducedMotion !== true);
    await operator.presses('link', 'K5 Gießerei', named('main'));
    await operator.sees('status', text.code);

    await operator.presses('link', text.history);
    await operator.presses('row', text.active);
    const isPhone = journey.size === sizes.phone;
    const entry = named(isPhone ? 'dialog' : 'complementary', text.entry);
    await operator.reads(text.code.source.slice(5), entry);
    await operator.reads(text.plant, entry);
    if (isPhone) await operator.presses('button', text.close, entry);
    await eventually(() => operator.page.$eval(named('row', text.active), besideRow)).toBe(0);

    await operator.sees('row', text.past);
    await operator.presses('link', text.overview);
    await operator.sees('listitem', text.cleared);
    await operator.misses('listitem', text.faulty);
    expect(operator.complaints()).toEqual([]);
    await operator.leaves();
  }

  it('sees a fault appear on the overview, finds it at the machine and reads it in the log until it is cleared, at a desk and, with reduced motion, on the way', async () => {
    await Promise.all([shift(desk), shift(way)]);
  });
  test.each(workshops)(
    '[ALARM-4] leaves a fault that the fitter looks into on the phone: what was before it, seen with a note, and a service that is closed, in $browser',
    async (workshop) => {
      const text = words[workshop.language];
      const fitter = await running.arrives(workshop);
      await logIn(fitter, 'write');
      await fitter.presses('link', /^Störungen/);
      await fitter.presses('row', text.past);
      await fitter.presses('link', 'Was war davor?', named('dialog', text.entry));
      await fitter.sees('region', '15 min davor, 5 min danach');
      await fitter.reads(/E068 Not-Halt betätigt, K5 Gießerei|K5 Gießerei, \d/, named('main'));

      await fitter.presses('button', /^(Gesehen|Notiz ergänzen)$/, named('main'));
      await fitter.types('Gesehen von', 'K. Demir');
      await fitter.types('Notiz für die nächste Schicht', 'Taster klemmte, gereinigt');
      await fitter.presses('button', 'Als gesehen melden');
      await fitter.reads(/Gesehen von K\. Demir.*Taster klemmte, gereinigt/, named('main'));

      await fitter.presses('link', /^Wartung/);
      await fitter.presses('link', /^(?!K\d)/, named('list', 'Als Nächstes fällig'));
      await fitter.types('Erledigt von', 'K. Demir');
      await fitter.types('Notiz', 'Mit dem Not-Halt geprüft');
      await fitter.presses('button', 'Als erledigt eintragen');
      await fitter.sees('row', /K\. Demir.*Mit dem Not-Halt geprüft/);
      expect(fitter.complaints()).toEqual([]);
      await fitter.leaves();
    },
  );

  test.each(panels)('[PLACE-1] watches the wall panel, which comes back by itself over an outage, in $browser', async (panel) => {
    const shift = await running.arrives(panel);
    await shift.opens(`${running.url()}/wall#${await wallToken(running.url(), panel.browser)}`);
    await shift.reads(/Netzdruck \d,\d/);
    await running.station().kill();
    await shift.reads('Verbindung zum Webserver gestört');
    await shift.reads(/Netzdruck ---/);
    await running.station().start();
    await shift.reads(/Netzdruck \d,\d/);
    expect(shift.complaints(...lostStation, goneStation)).toEqual([]);
    await shift.leaves();
  });
});
