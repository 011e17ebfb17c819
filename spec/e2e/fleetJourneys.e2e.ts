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
    ...{ mapOf: 'Karte der Stationen', months: '13 Monate', remove: 'Entfernen' },
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
    ...{ mapOf: 'Map of the stations', months: '13 months', remove: 'Remove' },
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
    await eventually(() => accessibilityFindings(page)).toEqual([]);
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
    await eventually(() => accessibilityFindings(page)).toEqual([]);
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

  it('an administrator lets a station in, opens its dashboard, replaces its controller, revokes and removes it', async () => {
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
    await eventually(() => dashboard.url()).toBe(plant.dashboardLink);
    await dashboard.close();

    await page.goto(`${url}/admin?part=codes`);
    await page.getByLabel(text.station, { exact }).selectOption({ label: name });
    const controller = new SpokenStation(url);
    await controller.enrol(await code());
    expect(controller.id).toBe(station.id);
    expect((await station.exchange()).kind).not.toBe('answer');
    expect((await controller.exchange()).kind).toBe('answer');

    await page.goto(`${url}/admin?part=stations`);
    const row = rowsOf(page, text.stations).filter({ hasText: name });
    await row.getByRole('button', { name: text.revoke }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.revoke }).click();
    await eventually(async () => (await controller.exchange()).kind).not.toBe('answer');
    // it has brought no day
    await row.getByRole('button', { name: text.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click();
    await eventually(() => row.count()).toBe(0);
    for (const each of [station, controller]) each.hangUp();
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });
});

/** One pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The station of the demo that nobody has put on the map. */
const unplaced = { id: 'demo-24', name: 'Logistik', path: '/stations/demo-24' } as const;
/** Of the map that is pressed on: from furthest away, and around a place. */
const [furthestZoom, fittedZoom] = [3, 11];
const worldPx = (zoom: number) => 256 * 2 ** zoom;

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

  it('takes a place where it is pressed, nearer the second time, and shows the station there', async () => {
    const { page, url, elsewhere, complaints } = await loggedIn('de', unplaced.path);
    const [lat, lon] = [page.getByLabel('Breite in Grad'), page.getByLabel('Länge in Grad')];
    await eventually(() => lat.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Auf der Karte wählen' }).click();
    const map = page.getByRole('region', { name: 'Karte: auf die Lage der Station drücken' });
    await map.getByRole('button', { name: 'Vergrößern' }).waitFor();
    // what comes above the map moves it
    await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const { width, height } = (await map.boundingBox())!;
    const press = (right: number, down: number) => map.click({ position: { x: width / 2 + right, y: height / 2 + down } });
    const degreesIn = async (field: typeof lat) => Number((await field.inputValue()).replace(',', '.'));
    const shown = async () => [await degreesIn(lat), await degreesIn(lon)] as const;
    const markAt = async () => {
      const [box, mark] = [(await map.boundingBox())!, (await map.locator('.mp-mark').boundingBox())!];
      return [mark.x + mark.width / 2 - box.x - width / 2, mark.y + mark.height / 2 - box.y - height / 2] as const;
    };

    await press(60, -80);
    const degreesAPx = 360 / worldPx(furthestZoom);
    const north = (80 * 2 * Math.PI) / worldPx(furthestZoom);
    const [firstLat, firstLon] = await shown();
    expect(Math.abs(firstLon - 60 * degreesAPx)).toBeLessThan(2 * degreesAPx);
    expect(Math.abs(firstLat - (Math.atan(Math.sinh(north)) * 180) / Math.PI)).toBeLessThan(2 * degreesAPx);
    const [centredX, centredY] = await markAt();
    expect(Math.max(Math.abs(centredX), Math.abs(centredY))).toBeLessThan(2);

    await press(40, 30);
    const [nearLat, nearLon] = await shown();
    expect(Math.abs(nearLon - firstLon - (40 * 360) / worldPx(fittedZoom))).toBeLessThan((2 * 360) / worldPx(fittedZoom));
    expect(nearLat).toBeLessThan(firstLat);
    const [movedX, movedY] = await markAt();
    expect(Math.max(Math.abs(movedX - 40), Math.abs(movedY - 30))).toBeLessThan(2);
    await eventually(() => accessibilityFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('button', { name: 'Entfernen' }).waitFor();
    await page.goto(`${url}/?view=map&q=${unplaced.name}`);
    await eventually(() => page.locator('.mp-mark').count()).toBe(1);
    await page.getByRole('button', { name: new RegExp(`^${unplaced.name}, `) }).waitFor();
    await page.goto(url + unplaced.path);
    await eventually(shown).toEqual([nearLat, nearLon]);
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await eventually(() => page.getByRole('button', { name: 'Entfernen' }).count()).toBe(0);
    await page.goto(`${url}/?view=map`);
    await page.getByRole('region', { name: 'Noch ohne Lage auf der Karte' }).getByText(unplaced.name).waitFor();
    expect(elsewhere).toEqual([]);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('shows stations that would overlap as one mark with their number, from nearer when it is pressed, and by name on one spot', async () => {
    const { page, url, complaints } = await loggedIn('de', unplaced.path);
    // where another one is
    await page.getByLabel('Breite in Grad').fill('48,4');
    await page.getByLabel('Länge in Grad').fill('9,99');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('button', { name: 'Entfernen' }).waitFor();
    await page.goto(`${url}/?view=map`);
    const map = page.getByRole('region', { name: 'Karte der Stationen' });
    const marks = map.locator('.mp-mark');
    await marks.first().waitFor();
    const drawn = () =>
      marks.evaluateAll((all) =>
        all.map((mark) => {
          const { x, y } = mark.getBoundingClientRect();
          return {
            x,
            y,
            ids: mark.getAttribute('data-ids')!.split(' '),
            number: mark.textContent,
            label: mark.getAttribute('aria-label')!,
          };
        }),
      );
    const expectApart = async () => {
      const all = await drawn();
      expect(all.flatMap(({ ids }) => ids).sort()).toEqual(Array.from({ length: 24 }, (_, i) => `demo-${String(i + 1).padStart(2, '0')}`));
      for (const { ids, number, label } of all) {
        expect(number).toBe(ids.length > 1 ? String(ids.length) : '');
        expect(label.startsWith(`${ids.length} Stationen, die dringendste: `)).toBe(ids.length > 1);
      }
      const overlaps = all.filter(({ x, y }, i) =>
        all.slice(i + 1).some((other) => Math.abs(other.x - x) < 32 && Math.abs(other.y - y) < 32),
      );
      expect(overlaps).toEqual([]);
      return all.length;
    };
    const before = await expectApart();
    expect(before).toBeLessThan(24);
    const own = map.locator(`.mp-mark[data-ids~="${unplaced.id}"]`);
    const list = map.locator('.leaflet-popup-content');
    const counts = [before];
    for (let i = 0; i < 8 && (await list.count()) === 0; i++) {
      await own.focus();
      await page.keyboard.press(i % 2 === 0 ? 'Enter' : 'Space');
      if ((await list.count()) === 0) counts.push(await expectApart());
    }
    expect(counts.at(-1)).toBeGreaterThan(before);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    await list.getByRole('button', { name: /^Verpackung, / }).waitFor();
    await eventually(() => list.getByRole('button').count()).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.closest('.leaflet-popup-content') !== null)).toBe(true);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await list.getByRole('button', { name: new RegExp(`^${unplaced.name}, `) }).click();
    await page.getByRole('heading', { level: 1, name: unplaced.name }).waitFor();
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await eventually(() => page.getByRole('button', { name: 'Entfernen' }).count()).toBe(0);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });
});
