import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSettings } from '../../../core/settings/index.ts';
import { sqliteStore } from '../../../adapters/sqlite/index.ts';
import type { ElementHandle } from 'puppeteer-core';
import { mailServer } from '../../server/mails/mailServer.ts';
import { endedSession, lostStation } from '../chromium.ts';
import { cutTexts, overflowPx } from '../cutTexts.ts';
import { dataFolder, demoStation } from '../demoStation.ts';
import { sizes } from '../pages.ts';
import { eventually } from '../eventually.ts';
import { named } from './named.ts';
import { isNarrow, type Journey, logIn, stationAndBrowsers } from './stationAndBrowsers.ts';
import { stationRecord } from './stationRecord.ts';
import type { Visitor } from './visitor.ts';

const words = {
  de: {
    settings: /^Einstellungen/,
    pages: 'Einstellungen',
    places: /Seiten: Einstellungen$/,
    more: 'Mehr',
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
    backup: 'Sicherung',
    phrase: 'Kennwort (optional)',
    save: 'Sicherung speichern',
    filePhrase: 'Kennwort der Sicherung',
    open: 'Öffnen',
    other: /von einer anderen Station/,
    passwords: /Werden mit wiederhergestellt/,
    restore: 'Wiederherstellen …',
    confirm: 'Wiederherstellen',
  },
  en: {
    settings: /^Settings/,
    pages: 'Settings',
    places: /Pages: Settings$/,
    more: 'More',
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
    backup: 'Backup',
    phrase: 'Pass phrase (optional)',
    save: 'Save backup',
    filePhrase: 'Pass phrase of the backup',
    open: 'Open',
    other: /from another station/,
    passwords: /Are restored, too/,
    restore: 'Restore …',
    confirm: 'Restore',
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
  /ERR_CONNECTION|ERR_INCOMPLETE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection|The connection to ws:|connection to the server at ws:/,
  ...lostStation,
];

const noHistory = ['--history-days', '0'];
const fault = {
  ...{ atMs: 1_773_000_000_000, source: 4, bitIndex: 16, deliveryVolumeM3min: 5, volumeFlowM3min: undefined, systemPressureBar: 7 },
  ...{ loadRatio: 1, masterStatus: 1, machines: [{ status: 7, technology: undefined }] },
} as const;

/** A name, a fault that was seen, and a note, of somebody who was there before. */
function keepAccounts(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const store = sqliteStore(join(folder, 'pressluft.db'), { realm: 'demo', totalsFormat: 1 });
  store.settings.save('customer', { ...defaultSettings.customer, stationName: 'Werk Nord', schematicNumber: 'PL-NORD-1' });
  store.faults.save([fault], []);
  store.faults.note(fault, { atMs: fault.atMs + 60_000, level: 'write', name: 'K. Demir', text: 'Kühler ausgeblasen' });
  store.marks.addNote({ fromMs: fault.atMs, toMs: fault.atMs, text: 'Filter getauscht', by: 'M. Weber', enteredAtMs: fault.atMs });
  store.close();
}

/** The settings, which a phone has behind the end of its tab bar; a page that changes just then closes what the tap was meant for. */
async function opensSettings(admin: Visitor, visit: Journey, tries = 3): Promise<void> {
  const { more, settings } = words[visit.language];
  if (isNarrow(visit)) await admin.presses('button', more);
  await admin.presses('link', settings);
  const isThere = await admin.page
    .waitForFunction(() => location.pathname.startsWith('/settings'), { timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  if (!isThere && tries > 1) await opensSettings(admin, visit, tries - 1);
}

/** A page of the settings, from another one. */
async function opensPage(admin: Visitor, visit: Journey, page: string): Promise<void> {
  const { places, pages } = words[visit.language];
  if (isNarrow(visit)) await admin.presses('button', places);
  await admin.presses('link', page, named('navigation', pages));
  await admin.sees('heading', page);
}

/** Nothing is wider than the window, and no text is cut off. */
async function expectWhole({ page }: Visitor): Promise<void> {
  await eventually(() => overflowPx(page)).toBeLessThanOrEqual(0);
  await eventually(() => cutTexts(page)).toEqual([]);
}

describe("an administrator's set-up", () => {
  const running = stationAndBrowsers(() => {
    keepAccounts(dataFolder('data-journey-setup'));
    return demoStation(dataFolder('data-journey-setup'), noHistory);
  });
  const others: Awaited<ReturnType<typeof demoStation>>[] = [];
  afterAll(() => Promise.all(others.map((station) => station.stop())));

  test.each(visits)(
    'gives a password, rights, units, a mail account and a time zone that count at once, in $browser $look ($language)',
    async ({ unit, zone, ...visit }) => {
      const text = words[visit.language];
      const mail = await mailServer();
      const admin = await running.arrives(visit);
      const changes = named('region', text.changes);
      const open = async (page: string) => {
        await opensPage(admin, visit, page);
        await expectWhole(admin);
      };
      const apply = async (said: RegExp = text.saved) => {
        await admin.presses('button', text.apply, changes);
        await admin.reads(said, changes);
        await expectWhole(admin);
      };
      await logIn(admin, 'write');

      await opensSettings(admin, visit);
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
      // what is said of it stays for some seconds
      await Promise.all([apply(text.restarted), admin.reads(text.back)]);
      const clock = new Intl.DateTimeFormat('de-DE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
      const times = [0, 60_000].map((laterMs) => clock.format(Date.now() + laterMs));
      await admin.reads(new RegExp(times.join('|')), named('banner'));

      expect(admin.complaints(...restarting)).toEqual([]);
      if (isNarrow(visit)) await admin.presses('button', text.more);
      await admin.presses('button', text.logOut);
      await logIn(admin, password);
      await admin.reads(text.network, 'main');
      await admin.sees('link', text.overview);
      await admin.misses('link', text.energy);
      expect(admin.complaints(...restarting, ...endedSession)).toEqual([]);
      await admin.leaves();
    },
  );

  test.each(visits)(
    '[PLACE-6] comes with a backup to a new data folder: settings, marks and accounts of faults, in $browser ($language)',
    async (visit) => {
      const text = words[visit.language];
      const folder = dataFolder(`data-journey-restored-${visit.language}`);
      rmSync(folder, { recursive: true, force: true });
      const empty = await demoStation(folder, noHistory);
      others.push(empty);
      await empty.start();
      const before = await stationRecord(running.url());
      const phrase = 'neun grüne Äpfel';
      const openPage = async (admin: Visitor) => {
        await logIn(admin, 'write');
        await opensSettings(admin, visit);
        await opensPage(admin, visit, text.backup);
      };

      const admin = await running.arrives(visit);
      await openPage(admin);
      await admin.types(text.phrase, phrase);
      const path = await admin.saves(() => admin.presses('button', text.save));

      const there = await running.arrives(visit, empty.url);
      await openPage(there);
      const input = await there.page.$('input[type=file]');
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
      await there.reads(text.other, 'main');
      await there.types(text.filePhrase, phrase);
      await there.presses('button', text.open);
      await there.reads(text.passwords, 'main');
      await expectWhole(there);
      await there.presses('button', text.restore);
      await there.presses('button', text.confirm, named('dialog'));
      await there.sees('textbox', /^(Passwort|Password)$/);
      await logIn(there, 'write');

      const after = await stationRecord(empty.url);
      expect([after.settings, after.notes]).toEqual([before.settings, before.notes]);
      expect(after.faults).toEqual(expect.arrayContaining(before.faults.filter((each) => JSON.stringify(each).includes('Kühler'))));
      expect([before.notes.length, JSON.stringify(after.faults).includes('Kühler ausgeblasen')]).toEqual([1, true]);
      expect(there.complaints(...restarting, ...endedSession)).toEqual([]);
      await there.leaves();
      await admin.leaves();
    },
  );
});
