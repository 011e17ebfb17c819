import { describe, expect, test } from '@jest/globals';
import { mailServer } from '../../station/messages/mailServer.ts';
import { cutTexts, overflowPx } from '../cutTexts.ts';
import { demoStation } from '../demoStation.ts';
import { sizes } from '../pages.ts';
import { named } from './named.ts';
import { type Journey, logIn, stationAndBrowsers } from './stationAndBrowsers.ts';
import type { Visitor } from './visitor.ts';

const words = {
  de: {
    settings: /^Einstellungen/,
    pages: 'Einstellungen',
    apply: 'Übernehmen',
    changes: 'Änderungen',
    saved: /Gespeichert/,
    change: 'Passwort ändern Lesen',
    once: 'Neues Passwort',
    again: 'Neues Passwort noch einmal',
    on: 'Weiter',
    changed: /Passwort geändert/,
    rights: 'Rechte',
    right: 'Lesen: Energiebilanz',
    dimensions: 'Einheiten und Kosten',
    pressure: 'Druck',
    price: 'Strompreis',
    newPrice: '0,31',
    email: 'E-Mail',
    sending: 'Versand',
    server: 'SMTP-Server',
    starttls: /STARTTLS/,
    sender: 'Absenderadresse',
    active: 'Empfänger 1: Aktiv',
    address: 'Empfänger 1: E-Mail-Adresse',
    test: 'Testmail senden',
    sent: /Gesendet\. Die E-Mail wurde angenommen\./,
    time: 'Uhrzeit',
    zone: 'Zeitzone',
    announced: /Nach dem Übernehmen startet der Webserver neu/,
    back: /Der Webserver läuft wieder/,
    restarted: /Gespeichert\. Der Webserver ist neu gestartet\./,
    logOut: 'Abmelden',
    network: /Netzdruck \d+ ?psi/,
    overview: /^Übersicht/,
    energy: /^Energiebilanz/,
  },
  en: {
    settings: /^Settings/,
    pages: 'Settings',
    apply: 'Apply',
    changes: 'Changes',
    saved: /Saved/,
    change: 'Change password Demo',
    once: 'New password',
    again: 'New password again',
    on: 'Continue',
    changed: /Password changed/,
    rights: 'Rights',
    right: 'Demo: Energy balancing',
    dimensions: 'Units and costs',
    pressure: 'Pressure',
    price: 'Electricity price',
    newPrice: '0.29',
    email: 'E-mail',
    sending: 'Sending',
    server: 'SMTP server',
    starttls: /STARTTLS/,
    sender: 'Sender address',
    active: 'Recipient 1: Active',
    address: 'Recipient 1: E-mail address',
    test: 'Send test e-mail',
    sent: /Sent\. The e-mail was accepted\./,
    time: 'Time',
    zone: 'Time zone',
    announced: /The web server restarts after you apply/,
    back: /The web server is running again/,
    restarted: /Saved\. The web server has restarted\./,
    logOut: 'Log out',
    network: /Network pressure \d\.\d\d ?MPa/,
    overview: /^Overview/,
    energy: /^Energy balancing/,
  },
} as const;

/** Each sets up what the other has not. */
const visits = [
  {
    browser: 'chromium',
    language: 'de',
    size: [640, 400],
    scale: 2,
    look: 'at a zoom of 200 %',
    unit: 'psi',
    zone: 'America/New_York',
  },
  { browser: 'firefox', language: 'en', size: sizes.tablet, hand: 'finger', look: 'on a tablet', unit: 'MPa', zone: 'Asia/Tokyo' },
] as const satisfies readonly (Journey & Record<string, unknown>)[];

/** What a browser and the page say while the web server restarts. */
const restarting = [
  /ERR_CONNECTION|ERR_INCOMPLETE|WebSocket connection|The connection to ws:|connection to the server at ws:/,
  /no connection to the station/,
  /no answer to GET/,
];

/** Nothing is wider than the window, and no text is cut off. */
async function expectWhole({ page }: Visitor): Promise<void> {
  expect(await overflowPx(page)).toBeLessThanOrEqual(0);
  expect(await cutTexts(page)).toEqual([]);
}

describe("an administrator's set-up", () => {
  const running = stationAndBrowsers(() => demoStation('dist/e2e/data-journey-setup', ['--history-days', '0']));

  test.each(visits)(
    'gives a password, rights, units, a mail account and a time zone that count at once, in $browser $look ($language)',
    async ({ unit, zone, ...visit }) => {
      const text = words[visit.language];
      const mail = await mailServer();
      const admin = await running.arrives(visit);
      const changes = named('region', text.changes);
      const open = async (page: string) => {
        await admin.presses('link', page, named('navigation', text.pages));
        await admin.sees('heading', page);
        await expectWhole(admin);
      };
      const apply = async (said: RegExp = text.saved) => {
        await admin.presses('button', text.apply, changes);
        await admin.reads(said, changes);
        await expectWhole(admin);
      };
      await logIn(admin, 'write');

      await admin.presses('link', text.settings);
      await admin.presses('button', text.change);
      const dialog = named('dialog');
      const password = `druckluft-${visit.language}`;
      for (const label of [text.once, text.again]) {
        await admin.types(label, password, dialog);
        await admin.presses('button', text.on, dialog);
      }
      await admin.presses('button', text.apply, dialog);
      await admin.misses('dialog');
      await admin.reads(text.changed, 'main');

      await open(text.rights);
      await admin.presses('checkbox', text.right);
      await apply();

      await open(text.dimensions);
      await admin.presses('radio', unit, named('group', text.pressure));
      await admin.types(text.price, text.newPrice);
      await apply();

      await open(text.email);
      await admin.ticks(true, 'switch', text.sending);
      await admin.types(text.server, '127.0.0.1');
      await admin.types('Port', String(mail.port));
      await admin.types(text.sender, 'station@werk.example');
      await admin.ticks(false, 'checkbox', text.starttls);
      await admin.ticks(true, 'switch', text.active);
      await admin.types(text.address, `${visit.language}@werk.example`);
      await apply();
      await admin.presses('button', text.test);
      await admin.reads(text.sent, 'main');
      expect(mail.taken.map(({ from, to }) => [from, ...to])).toEqual([['station@werk.example', `${visit.language}@werk.example`]]);

      await open(text.time);
      await admin.types(text.zone, zone, undefined, 'combobox');
      await admin.presses('option', new RegExp(`^${zone}`));
      await admin.reads(text.announced, 'main');
      await apply(text.restarted);
      await admin.reads(text.back);
      const clock = new Intl.DateTimeFormat('de-DE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
      const times = [0, 60_000].map((laterMs) => clock.format(Date.now() + laterMs));
      await admin.reads(new RegExp(times.join('|')), named('banner'));

      await admin.presses('button', text.logOut);
      await logIn(admin, password);
      await admin.reads(text.network, 'main');
      await admin.sees('link', text.overview);
      await admin.misses('link', text.energy);
      expect(admin.complaints(...restarting)).toEqual([]);
      await admin.leaves();
    },
  );
});
