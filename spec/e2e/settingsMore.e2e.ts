import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { launchChromium, lostStation, showsLiveValues, watchedPage } from './chromium.ts';
import { overflowPx } from './cutTexts.ts';
import { type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { goTo, inLanguage } from './settled.ts';

const words = {
  de: {
    manual: 'Manuell',
    automatic: 'Automatisch (DHCP)',
    address: 'IP-Adresse',
    mask: 'Netzmaske',
    host: 'Name der Station im Netzwerk',
    incomplete: 'Adressteil 3 ist unvollständig',
    tooBig: 'Wert 256 zu groß in Adressteil 4',
    tooLong: 'Adresse zu lang',
    sequence: "Ungültige Zeichenfolge 'x' in Adressteil 2",
    badMask: 'Ungültige Netzmaske',
    badName: 'Ungültiger Name',
    overall: 'Nicht alle Einstellungen sind gültig. Bitte prüfen!',
    notice: 'Änderungen wurden übernommen. Möglicherweise hat sich die Netzwerkadresse geändert!',
  },
  en: {
    manual: 'Manual',
    automatic: 'Automatic (DHCP)',
    address: 'IP address',
    mask: 'Network mask',
    host: 'Station name on the network',
    incomplete: 'Incomplete address part 3',
    tooBig: 'Value 256 too big in address part 4',
    tooLong: 'Address too long',
    sequence: "Invalid character sequence 'x' in address part 2",
    badMask: 'Invalid network mask',
    badName: 'Invalid name',
    overall: 'Not all settings are valid. Please check!',
    notice: 'Changes have been applied. Maybe the network address has changed!',
  },
} as const;

const applyButton = (page: Page) => page.locator('.fm-acts .btn.pri');
const saved = (page: Page) => page.locator('.fm-bar:not(.fm-bar-on) .fm-saved');
const banner = (page: Page, text: string) => page.locator('.bn', { hasText: text });

/** Remembers every banner from now on, however short it is there, and that the page was not loaded again. */
const watchBanners = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('.bn b')?.textContent;
      if (text !== undefined && text !== seen.at(-1)) seen.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seenBanners: seen });
  });
const seenBanners = (page: Page) => page.evaluate(() => (window as unknown as { seenBanners?: string[] }).seenBanners);

describe('the settings of network, time, print, share and customer', () => {
  let browser: Browser;
  let station: DemoStation;

  beforeAll(async () => {
    station = await demoStation('dist/e2e/data-settings-more', ['--history-days', '0']);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  async function openPage(path: string, language = 'de', options: BrowserContextOptions = {}) {
    const watched = await watchedPage(browser, options);
    await inLanguage(watched.page, language);
    await openLoggedIn(watched.page, station.url, path, 'write');
    return watched;
  }

  test.each(['de', 'en'] as const)(
    '[SET-7] says while typing what is wrong with name and addresses, and after saving that the address may be another (%s)',
    async (language) => {
      const text = words[language];
      const { page, complaints } = await openPage('/settings/network', language);
      const address = page.getByLabel(text.address, { exact: true });
      const mask = page.getByLabel(text.mask, { exact: true });
      const host = page.getByLabel(text.host, { exact: true });
      await page.getByLabel(text.manual, { exact: true }).check();
      for (const [field, typed, message] of [
        [address, '192.168.', text.incomplete],
        [address, '192.1x8.10.20', text.sequence],
        [address, '192.168.10.256', text.tooBig],
        [address, '192.168.10.2.5', text.tooLong],
        [mask, '255.0.255.0', text.badMask],
        [host, 'station_1', text.badName],
      ] as const) {
        await field.fill(typed);
        await page.locator('.fm-field .hint', { hasText: message }).waitFor();
        await eventually(() => applyButton(page).isDisabled()).toBe(true);
        await page.getByText(text.overall).waitFor();
      }
      await host.fill(`station-${language}`);
      await address.fill('192.168.10.20');
      await mask.fill('255.255.255.0');
      await applyButton(page).click();
      await saved(page).getByText(text.notice).waitFor();

      await page.reload();
      await eventually(() => address.inputValue()).toBe('192.168.10.20');
      await eventually(() => host.inputValue()).toBe(`station-${language}`);
      await page.getByLabel(text.automatic, { exact: true }).check();
      await eventually(() => address.isDisabled()).toBe(true);
      await applyButton(page).click();
      await saved(page).getByText(text.notice).waitFor();
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('[SET-9] [MSG-1] announces the restart after a new time zone, waits for it, reconnects by itself and keeps the page', async () => {
    const other = await openPage('/overview/master', 'en');
    const { page, complaints } = await openPage('/');
    await page.route('**/settings/time/zones', (route) => route.abort());
    await goTo(page, '/settings/time');
    await page.getByText('Fehler beim Laden der Zeitzonen').waitFor();
    await page.unroute('**/settings/time/zones');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();

    const zone = page.getByRole('combobox');
    await zone.click();
    await page.keyboard.type('new york');
    await page.getByRole('option', { name: /^America\/New_York UTC−0[45]:00$/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.fm-field .hint', { hasText: 'Geändert. Bisher: Europe/Berlin' }).waitFor();
    await page.getByText('Nach dem Übernehmen startet der Webserver neu.').waitFor();
    await watchBanners(page);
    await watchBanners(other.page);
    await applyButton(page).click();
    await banner(page, 'Der Webserver läuft wieder').waitFor();
    await eventually(() => seenBanners(page)).toEqual(['Der Webserver startet neu', 'Der Webserver läuft wieder']);
    await saved(page).getByText('Gespeichert. Der Webserver ist neu gestartet.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/time');
    await eventually(() => zone.inputValue()).toBe('America/New_York');
    const hourThere = new Intl.DateTimeFormat('de-DE', { timeZone: 'America/New_York', hour: '2-digit', hourCycle: 'h23' });
    await page.waitForFunction(
      (hours) => hours.includes(document.querySelector('header time')?.textContent?.slice(-8, -6) ?? ''),
      [0, 3_600_000].map((laterMs) => hourThere.format(Date.now() + laterMs).slice(0, 2)),
    );

    await showsLiveValues(other.page);
    await other.page.waitForFunction(() => document.querySelector('.bn') === null);
    await eventually(() => seenBanners(other.page)).toEqual(['Connection to webserver defective']);
    expect(complaints(...lostStation, /ERR_FAILED/, /no answer to GET/)).toEqual([]);
    expect(other.complaints(...lostStation)).toEqual([]);
    await Promise.all([page.context().close(), other.page.context().close()]);
  });

  it('takes what is typed in place of the old time zone, however its field gets the focus', async () => {
    const { page, complaints } = await openPage('/settings/time', 'de', { hasTouch: true });
    const zone = page.getByRole('combobox');
    const open = page.getByRole('button', { name: 'Zeitzonen zeigen' });
    await open.waitFor();
    const old = await zone.inputValue();
    for (const focus of [
      () => zone.tap(),
      () => zone.tap({ position: { x: 8, y: 8 } }),
      () => open.tap(),
      () => zone.click({ position: { x: 8, y: 8 } }),
      () => open.click(),
      () => zone.focus(),
    ]) {
      await focus();
      await page.getByRole('listbox').waitFor();
      await page.keyboard.type('tokyo');
      await page.getByRole('option', { name: /^Asia\/Tokyo/ }).waitFor();
      await eventually(() => zone.inputValue()).toBe('tokyo');
      await zone.blur();
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      await eventually(() => zone.inputValue()).toBe(old);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[MSG-1] restarts the web server by hand after asking, and says when it could not', async () => {
    const { page, complaints } = await openPage('/settings/time');
    const restart = page.getByRole('button', { name: 'Webserver neu starten' });
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Neu starten' });
    await page.route('**/system/reboot', (route) => route.abort());
    await restart.click();
    await confirm.click();
    await page.getByText('Fehler beim Auslösen des Neustarts').waitFor();
    await page.unroute('**/system/reboot');
    await watchBanners(page);
    await restart.click();
    await confirm.click();
    await banner(page, 'Der Webserver läuft wieder').waitFor();
    await eventually(() => seenBanners(page)).toEqual(['Der Webserver startet neu', 'Der Webserver läuft wieder']);
    expect(complaints(...lostStation, /ERR_FAILED/, /no answer to POST/)).toEqual([]);
    await page.context().close();
  });

  it('[SET-14] shows the name of the station in the header at once, also in another browser, and takes safe links only', async () => {
    const { page, complaints } = await openPage('/settings/customer');
    const other = await openPage('/overview/master', 'en');
    const name = 'Werk Nord, Station 2';
    await page.getByLabel('Name der Station', { exact: true }).fill(name);
    const link = page.getByLabel('Kontaktlink', { exact: true });
    await link.fill('javascript:alert(1)');
    await page.locator('.fm-field .hint', { hasText: 'Ein Kontaktlink beginnt mit http, https, mailto oder tel' }).waitFor();
    await eventually(() => applyButton(page).isDisabled()).toBe(true);
    await link.fill('https://service.example/station');
    await applyButton(page).click();
    await saved(page).waitFor();
    for (const each of [page, other.page]) {
      await each.getByRole('banner').getByText(name).waitFor();
      await each.locator('header a[href="https://service.example/station"]').waitFor();
    }
    expect([...complaints(), ...other.complaints()]).toEqual([]);
    await Promise.all([page.context().close(), other.page.context().close()]);
  });

  it('draws the page of the print settings as they are typed, and keeps them', async () => {
    const { page, complaints } = await openPage('/settings/print');
    const drawing = page.getByRole('img', { name: 'Vorschau der Seite' });
    await page.getByLabel('Hochformat', { exact: true }).check();
    await page.locator('svg.pr-page[viewBox="0 0 210 297"]').waitFor();
    await page.getByLabel('Rand links', { exact: true }).fill('25,5');
    await eventually(() => drawing.locator('.pr-inner').getAttribute('x')).toBe('25.5');
    await page.getByLabel('Rand rechts', { exact: true }).fill('160');
    await page.getByText('Die Ränder lassen keinen Platz für das Diagramm.').waitFor();
    await page.getByLabel('Rand rechts', { exact: true }).fill('12');
    await applyButton(page).click();
    await saved(page).waitFor();
    await page.reload();
    await page.locator('svg.pr-page[viewBox="0 0 210 297"] .pr-inner[x="25.5"]').waitFor();
    await eventually(() => page.getByLabel('Rand rechts', { exact: true }).inputValue()).toBe('12');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[SET-16] stores the share as it is given, and never shows its password again', async () => {
    const { page, complaints } = await openPage('/settings/share');
    const password = page.getByLabel('Passwort', { exact: true });
    await page.getByText('Bisher nicht gesetzt').waitFor();
    await page.getByRole('switch', { name: 'Freigabe' }).check();
    await page.getByText('Ohne Gast- und ohne Benutzerzugang kommt niemand an die Daten.').waitFor();
    await page.getByLabel('Zugang mit Benutzername und Passwort', { exact: true }).check();
    await page.getByLabel('Benutzername', { exact: true }).fill('technik');
    await password.fill('nur einmal zu lesen');
    await applyButton(page).click();
    await saved(page).waitFor();
    const answers: string[] = [];
    page.on(
      'response',
      (response) =>
        void response.text().then(
          (text) => answers.push(text),
          () => undefined,
        ),
    );
    await page.reload();
    await eventually(() => page.getByLabel('Benutzername', { exact: true }).inputValue()).toBe('technik');
    await eventually(async () => [await password.inputValue(), await password.getAttribute('placeholder')]).toEqual([
      '',
      'Gespeichert, wird nicht angezeigt',
    ]);
    expect(answers.join('\n')).not.toContain('nur einmal zu lesen');
    await eventually(() => page.content()).not.toContain('nur einmal zu lesen');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each([
    [
      'de',
      { width: 320, height: 844 },
      ['Zugang anlegen', 'Zugangsschlüssel des Programms', 'Widerrufen', 'Schlüssel erzeugen', 'Adresse des Empfängers'],
    ],
    ['en', { width: 1280, height: 800 }, ['Create token', 'Token of the program', 'Revoke', 'Generate key', 'Address of the receiver']],
  ] as const)(
    '[NORTH-4] gives a program a token once, which reads until it is revoked, and says why a webhook does not arrive, in %s at %j',
    async (language, viewport, [create, made, revoke, generate, address]) => {
      const { page, complaints } = await openPage('/settings/programs', language, { viewport });
      const name = `Node-RED ${language}`;
      await page.getByLabel('Name').fill(name);
      await page.getByRole('button', { name: create }).click();
      const token = await page.getByLabel(made).inputValue();
      const live = () => fetch(`${station.url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
      await eventually(async () => (await live()).json()).toMatchObject({ heard: true, plant: { protocol: 1 } });

      await page.getByRole('button', { name: generate }).click();
      const key = await page.locator('.pg-key input').inputValue();
      expect(key).toMatch(/^whsec_/);
      await page.getByLabel(address).fill('https://nowhere.invalid/faults');
      await applyButton(page).click();
      await saved(page).waitFor();
      await page.reload();
      await page.locator('.fm-act .btn').click();
      await page
        .getByRole('alert')
        .filter({ hasText: /Netz nicht bekannt|not known in the network/ })
        .waitFor();
      await eventually(async () => [await overflowPx(page), await accessibilityFindings(page)]).toEqual([0, []]);
      expect(await page.content()).not.toMatch(new RegExp(`${token}|${key.slice(6).replaceAll('+', '\\+')}`));

      await page.getByRole('button', { name: `${revoke} ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: revoke }).click();
      await page.getByRole('heading', { name }).waitFor({ state: 'detached' });
      expect((await live()).status).toBe(401);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    ['de', { width: 320, height: 844 }, /keine Sicherung einer Station/, /beschädigt/, 'Wiederherstellen …'],
    ['en', { width: 1280, height: 800 }, /not the backup of a station/, /damaged/, 'Restore …'],
  ] as const)(
    'says of a file why it is no backup, shows what is in one, and fits the page with nothing that axe finds, in %s at %j',
    async (language, viewport, notOne, damaged, restore) => {
      const { page, complaints } = await openPage('/settings/backup', language, { viewport });
      const choose = (text: string) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name: 'sehr-lange-benannte-sicherung.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.form-row .btn.pri').first().click()]);
      const text = await readFile(await file.path(), 'utf8');
      await choose('{}');
      await page.getByRole('alert').filter({ hasText: notOne }).waitFor();
      await choose(text.replace('"software"', '"Software"'));
      await page.getByRole('alert').filter({ hasText: damaged }).waitFor();
      await choose(text);
      await page.getByRole('button', { name: restore }).waitFor();
      await eventually(async () => [await overflowPx(page), await accessibilityFindings(page)]).toEqual([0, []]);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );
});
