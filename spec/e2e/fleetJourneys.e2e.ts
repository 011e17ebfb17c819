import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import type { FleetPlant } from '../../core/fleet/index.ts';
import { SpokenStation } from '../fleet/spokenStation.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { fleetAndBrowser } from './demoFleet.ts';
import { logInToFleet } from './demoFleetProcess.ts';
import { eventually } from './eventually.ts';
import { inLanguage } from './settled.ts';

const running = fleetAndBrowser();
const noSession = /status of 401/;

const words = {
  de: {
    ...{
      error: /^Störung 1$/,
      fault: 'Kein Druckaufbau',
      csvFault: 'E071,Kein Druckaufbau',
      map: 'Karte',
      regions: 'Region',
      stations: 'Stationen',
    },
    ...{
      plan: 'Besuch planen',
      day: 'Tag',
      note: 'Notiz',
      save: 'Speichern',
      done: 'Erledigt',
      again: 'Wieder öffnen',
      visits: 'Geplante Besuche',
    },
    ...{ visit: 'Besuch ', open: 'Station öffnen', code: 'Code erstellen', station: 'Station', revoke: 'Widerrufen', calendar: 'Kalender' },
    ...{ mapOf: 'Karte der Stationen', months: '13 Monate' },
  },
  en: {
    ...{
      error: /^Error 1$/,
      fault: 'No pressure build-up',
      csvFault: 'E071,No pressure build-up',
      map: 'Map',
      regions: 'Region',
      stations: 'Stations',
    },
    ...{ plan: 'Plan visit', day: 'Day', note: 'Note', save: 'Save', done: 'Done', again: 'Reopen', visits: 'Planned visits' },
    ...{ visit: 'Visit ', open: 'Open its dashboard', code: 'Make a code', station: 'Station', revoke: 'Revoke', calendar: 'Calendar' },
    ...{ mapOf: 'Map of the stations', months: '13 months' },
  },
} as const;

const languages = ['de', 'en'] as const;
const exact = true;

/** A page of somebody who has logged in, and where it has asked besides the fleet. */
async function loggedIn(language: (typeof languages)[number], path = '/') {
  const { url, open } = running();
  const watched = await open();
  const { page } = watched;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(url) && !asked.startsWith('data:') && !asked.startsWith('blob:')) elsewhere.push(asked);
  });
  await inLanguage(page, language);
  await page.goto(url + path);
  await logInToFleet(page);
  await page.locator('main:not([aria-busy]) h1').waitFor();
  return { ...watched, url, elsewhere };
}

async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact }).click()]);
  return readFile(await download.path(), 'utf8');
}

const rowsOf = (page: Page, name: string) => page.getByRole('grid', { name, exact }).locator('tbody tr:not([aria-hidden])');

describe.each(languages)('[FLEET-4] at a fleet, in %s,', (language) => {
  const text = words[language];

  it('a dispatcher sees in the morning who needs somebody, exports that, finds it on the map and asks nobody else', async () => {
    const { page, complaints, elsewhere } = await loggedIn(language);
    await page.getByRole('button', { name: text.error }).click();
    await eventually(() => rowsOf(page, text.stations).count()).toBe(1);
    await rowsOf(page, text.stations).getByText(text.fault).waitFor();
    const table = await saved(page, 'CSV');
    expect(table.trim().split('\r\n')).toHaveLength(2);
    expect(table).toContain(text.csvFault);

    await page.getByRole('button', { name: text.map, exact }).click();
    await page.waitForURL(/state=error&view=map|view=map&state=error/);
    const map = page.getByRole('region', { name: text.mapOf });
    await eventually(() => map.locator('.mp-mark').count()).toBe(1);
    await page.getByLabel(text.regions, { exact }).selectOption('7xxxx');
    await page.getByRole('button', { name: /^(Alle|All) \d+$/ }).click();
    await eventually(() => map.locator('.mp-mark').count()).toBe(2);
    expect(await accessibilityFindings(page)).toEqual([]);
    await map.getByRole('button', { name: /^Presswerk, / }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Presswerk' }).waitFor();
    await page.getByText(text.fault).first().waitFor();
    expect(elsewhere).toEqual([]);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('a dispatcher plans a visit to an area, closes it, opens it again and calls it off', async () => {
    const { page, complaints } = await loggedIn(language, '/service');
    await page.getByRole('button', { name: text.plan }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.day, { exact }).fill('2031-03-04');
    await dialog.getByLabel(text.note, { exact }).fill(`ring first (${language})`);
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: text.save }).click();
    const visit = page
      .getByRole('table', { name: text.visits })
      .getByRole('row')
      .filter({ hasText: `ring first (${language})` });
    await visit.waitFor();
    expect(await saved(page, text.calendar)).toContain('DTSTART;VALUE=DATE:20310304');
    await visit.getByRole('link').first().click();
    await page.getByRole('figure', { name: text.months }).waitFor();
    await visit.waitFor();
    await page.goBack();
    await visit.getByRole('button', { name: text.done, exact }).click();
    await visit.getByRole('button', { name: text.again }).click();
    await visit.getByRole('button', { name: /^(Ändern|Change)$/ }).click();
    await dialog.getByRole('button', { name: /^(Besuch absagen|Call off visit)$/ }).click();
    await eventually(() => visit.count()).toBe(0);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('an administrator lets a station in, opens its dashboard, replaces its controller and revokes it', async () => {
    const { page, url, complaints } = await loggedIn(language, '/admin?part=codes');
    const name = `Hall ${language}`;
    const plant: FleetPlant = { name, place: '1010 Vienna', zone: 'UTC', dashboardLink: `${url}/faults` };
    const code = async () => {
      await page.getByRole('button', { name: text.code }).click();
      return (await page.getByRole('status').locator('code').textContent())!;
    };
    const station = new SpokenStation(url);
    expect((await station.enrol(await code())).kind).toBe('answer');
    expect((await station.exchange({ plant })).kind).toBe('answer');

    await page.goto(`${url}/stations/${station.id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const [dashboard] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: text.open }).click()]);
    expect(dashboard.url()).toBe(plant.dashboardLink);
    await dashboard.close();

    await page.goto(`${url}/admin?part=codes`);
    await page.getByLabel(text.station, { exact }).selectOption({ label: name });
    const controller = new SpokenStation(url);
    await controller.enrol(await code());
    expect(controller.id).toBe(station.id);
    expect((await station.exchange()).kind).not.toBe('answer');
    expect((await controller.exchange()).kind).toBe('answer');

    await page.goto(`${url}/admin?part=stations`);
    await rowsOf(page, text.stations).filter({ hasText: name }).getByRole('button', { name: text.revoke }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.revoke }).click();
    await eventually(async () => (await controller.exchange()).kind).not.toBe('answer');
    for (const each of [station, controller]) each.hangUp();
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });
});

/** One pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe('[FLEET-4] the map of a fleet', () => {
  it('loads pictures from the server that was entered, without a referrer, and from no other; once it is removed from none', async () => {
    const heard: (string | undefined)[] = [];
    const tiles = createServer(({ headers }, response) => {
      heard.push(headers.referer);
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    });
    tiles.listen(0, '127.0.0.1');
    await once(tiles, 'listening');
    const origin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
    const { page, url, elsewhere, complaints } = await loggedIn('de', '/admin?part=map');
    const address = page.getByLabel('Adresse der Kartenbilder');
    const save = page.getByRole('button', { name: 'Speichern' });
    await address.fill(`${origin}/{z}/{x}/{y}.png`);
    await page.getByLabel('Quellenangabe').fill('<b>wir</b>');
    await save.click();
    await page.getByText(`Wer die Karte öffnet, lädt Bilder von ${origin}.`).waitFor();
    expect(elsewhere).toEqual([]);

    await page.goto(`${url}/?view=map`);
    await page.getByText('<b>wir</b>', { exact }).waitFor();
    await page.locator('.leaflet-tile-loaded').first().waitFor();
    expect(new Set(heard)).toEqual(new Set([undefined]));
    expect(elsewhere.filter((asked) => !asked.startsWith(`${origin}/`))).toEqual([]);

    await page.goto(`${url}/admin?part=map`);
    await address.fill('');
    await save.click();
    await page.getByText(/fragt niemanden/).waitFor();
    const before = heard.length;
    await page.goto(`${url}/?view=map`);
    await page.locator('.mp-mark').first().waitFor();
    expect(heard).toHaveLength(before);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
    tiles.close();
  });
});
