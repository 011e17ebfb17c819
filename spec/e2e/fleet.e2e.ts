import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { fleetAndBrowser } from './demoFleet.ts';
import { logInToFleet } from './demoFleetProcess.ts';
import { issuerProvider } from '../fleet/issuerProvider.ts';
import { eventually } from './eventually.ts';
import { refusingProxy } from './refusingProxy.ts';
import { inLanguage } from './settled.ts';
import { smallTargets } from './smallTargets.ts';

const running = fleetAndBrowser();
const budgetKB = 200;
/** What a browser says of the question whether somebody is logged in, and of a wrong password. */
const noSession = /status of 401/;
/** The provider's own page asks for a font of another site. */
const noSessionOrFont = /status of 401|ERR_NAME_NOT_RESOLVED/;
const pagePaths = [
  ...['/', '/faults', '/service', '/energy', '/leaks', '/models', '/data', '/admin', '/admin?part=codes', '/admin?part=mails'],
  ...['/admin?part=audit', '/mails'],
];
const rows = (page: Page) => page.getByRole('grid', { name: /^(Stationen|Stations)$/ }).locator('tbody tr:not([aria-hidden])');
const names = (page: Page) => rows(page).locator('b').allTextContents();

async function atToday(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await logInToFleet(page);
  await rows(page).first().waitFor();
}

describe('the pages of a fleet', () => {
  it(`[FLEET-7] come with at most ${budgetKB} kB of JS and CSS, gzipped, and need nothing more for the list (FLT-19)`, async () => {
    const { url, open } = running();
    const { page } = await open();
    const head = await (await fetch(url)).text();
    const named = [...head.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
    await page.route(/\/assets\/.*\.(js|css)$/, (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await atToday(page, url);
    const sizes = await Promise.all(
      named.map(async (path) => {
        const answer = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } });
        return Number(answer.headers.get('content-length') ?? (await answer.arrayBuffer()).byteLength);
      }),
    );
    const totalKB = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    console.info(`first load of the fleet: ${totalKB.toFixed(1)} kB`);
    expect(named.length).toBeGreaterThan(1);
    expect(totalKB).toBeLessThanOrEqual(budgetKB);
    await page.context().close();
  });

  it('are shown after a login alone, at the address that was asked for', async () => {
    const { url, open } = running();
    const { page, complaints } = await open();
    await page.goto(`${url}/faults`);
    await logInToFleet(page, 'wrong');
    await page.getByRole('alert').filter({ hasText: 'E-Mail-Adresse oder Passwort ist falsch.' }).waitFor();
    await logInToFleet(page);
    await page.getByRole('grid', { name: 'Anstehende Störungen' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/faults');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByLabel('E-Mail-Adresse').waitFor();
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('sort and filter the stations, and keep that in the address', async () => {
    const { url, open } = running();
    const { page, complaints } = await open();
    await atToday(page, url);
    const byUrgency = await names(page);
    expect(byUrgency).toHaveLength(24);
    await page.getByRole('columnheader', { name: 'Station' }).getByRole('button').click();
    const byName = byUrgency.toSorted((one, other) => one.localeCompare(other, 'de', { numeric: true }));
    await eventually(() => names(page)).toEqual(byName);
    await page.getByRole('searchbox').fill('halle');
    await eventually(() => names(page)).toEqual(byName.filter((name) => name.includes('Halle')));
    await page.waitForURL(/\?sort=name&q=halle$/);
    await page.reload();
    await eventually(() => names(page)).toEqual(byName.filter((name) => name.includes('Halle')));
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: /^Keine Verbindung 1$/ }).click();
    await eventually(() => rows(page).count()).toBe(1);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('lead by keys from the list to a station, with its months, a day and its machines', async () => {
    const { url, open } = running();
    const { page, complaints } = await open();
    // by urgency the order changes with the days that come
    await atToday(page, `${url}/?sort=name`);
    const [, second] = await names(page);
    await page.getByRole('grid', { name: 'Stationen' }).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('heading', { level: 1, name: second! }).waitFor();
    await page.getByRole('figure', { name: '13 Monate' }).waitFor();
    await page.getByRole('figure', { name: /^Viertelstunden am / }).waitFor();
    await page.getByRole('button', { name: 'Tag davor' }).click();
    await page.waitForURL(/[?&]day=\d{4}-\d\d-\d\d/);
    await page
      .getByRole('region', { name: /^Verdichter, / })
      .getByRole('row')
      .nth(1)
      .waitFor();
    await page.goBack();
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('take that a fault was seen, with the reason, in English too', async () => {
    const { url, open } = running();
    const { page, complaints } = await open();
    await inLanguage(page, 'en');
    await page.goto(`${url}/faults`);
    await logInToFleet(page);
    const active = page.getByRole('grid', { name: 'Active faults' });
    await active.getByRole('button', { name: 'Acknowledge' }).first().click();
    await page.getByLabel('Why may it stay active?').fill('The part is ordered.');
    await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
    const seen = active.getByText('Demo: The part is ordered.');
    await seen.waitFor();
    await eventually(() => seen.evaluate((of) => of === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: /^DE/ }).click();
    await page.getByRole('grid', { name: 'Anstehende Störungen' }).waitFor();
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('[FLEET-5] let an admin enter an issuer, and people log in by it', async () => {
    const { url, open } = running();
    const provider = await issuerProvider({ redirectUri: `${url}/fleet/oidc/callback`, hasForms: true });
    const uta = { subject: 'uta', email: 'uta@muster.example', isVerified: true };
    const stranger = { subject: 'stranger', email: 'stranger@muster.example', isVerified: true };
    for (const known of [uta, stranger]) provider.logsIn(known);
    const { page, complaints } = await open();
    await page.goto(`${url}/admin?part=issuers`);
    await logInToFleet(page);
    await page.getByText(`${url}/fleet/oidc/callback`).waitFor();
    await page.getByLabel('Organisation', { exact: true }).selectOption({ label: 'Druckluft Service Muster' });
    await page.getByLabel('Adresse des Anmeldedienstes (Issuer)').fill(provider.issuer);
    await page.getByLabel('Client-ID').fill(provider.clientId);
    await page.getByLabel('Geheimnis des Clients', { exact: true }).fill(provider.clientSecret);
    await page.getByLabel('E-Mail-Domänen, durch Komma getrennt').fill('muster.example');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('button', { name: 'Verbindung prüfen' }).click();
    await page.getByText('Der Anmeldedienst antwortet und kennt diesen Client.').waitFor();
    await eventually(() => page.getByLabel('Neues Geheimnis des Clients (leer: bleibt)').inputValue()).toBe('');
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Personen' }).click();
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(uta.email);
    await page.getByLabel('Name', { exact: true }).fill('Uta');
    await page.getByLabel('Organisation', { exact: true }).selectOption({ label: 'Druckluft Service Muster' });
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('cell', { name: uta.email }).waitFor();
    /** Until the server knows: the next page would end the call. */
    const logsOut = () => Promise.all([page.waitForResponse('**/logout'), page.getByRole('button', { name: 'Abmelden' }).click()]);
    await logsOut();

    const comesBy = async (known: typeof uta) => {
      await page.getByLabel('E-Mail-Adresse').fill(known.email);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Anmelden mit Druckluft Service Muster' }).click();
      await page.getByPlaceholder('Enter any login').fill(known.subject);
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
    };
    await page.goto(`${url}/leaks`);
    await comesBy(uta);
    await page.waitForURL(`${url}/leaks`);
    await page.getByRole('navigation', { name: 'Seiten' }).waitFor();
    await logsOut();
    await page.context().clearCookies();
    await comesBy(stranger);
    await page.getByRole('alert').filter({ hasText: 'Sie sind hier noch nicht eingeladen.' }).waitFor();
    expect(complaints(noSessionOrFont)).toEqual([]);
    await page.context().close();
  });

  it('say on a phone what the figure below the name of a station means', async () => {
    const { url, open } = running();
    const { page, complaints } = await open({ viewport: { width: 390, height: 844 } });
    await page.goto(url);
    await logInToFleet(page);
    const notes = page.getByRole('grid', { name: 'Stationen' }).locator('.ft-note');
    await eventually(() => notes.first().innerText()).toMatch(/Leckage (bis [\d.]+\sEUR|---)/);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('have no values of now for a station that is not heard of', async () => {
    const { url, open } = running();
    const { page } = await open();
    await page.goto(`${url}/?state=silent`);
    await logInToFleet(page);
    const row = page.getByRole('grid', { name: 'Stationen' }).locator('tbody tr:not([aria-hidden])').first();
    await eventually(() => row.innerText()).toMatch(/Keine Verbindung[^]*---\s+---/);
    await row.click();
    await eventually(() => page.locator('.sp-figures .fig').first().innerText()).toBe('---');
    await page.context().close();
  });

  it('have a way back from a search without a hit', async () => {
    const { url, open } = running();
    const { page, complaints } = await open();
    await page.goto(`${url}/?q=nowhere&state=error&sort=name`);
    await logInToFleet(page);
    await page.getByText('Keine Station passt dazu.').waitFor();
    await page.getByRole('button', { name: 'Alle Stationen zeigen' }).click();
    await eventually(() => rows(page).count()).toBeGreaterThan(20);
    await page.waitForURL(`${url}/?sort=name`);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('say at once that the server is gone, with what was heard last', async () => {
    const { url, open } = running();
    const { page } = await open();
    const proxy = await refusingProxy(url);
    let lists = 0;
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/fleet/api/stations') lists++;
    });
    await atToday(page, proxy.url);
    // the second one is asked for as the stream of changes is there
    await eventually(() => lists).toBeGreaterThan(1);
    const reach = page.getByRole('banner').locator('.stat-word');
    await eventually(() => reach.innerText()).toMatch(/^\d+ von \d+ verbunden$/);
    await proxy.close();
    // well before the list would be asked for again
    await reach.filter({ hasText: 'Keine Verbindung zum Server' }).waitFor({ timeout: 30_000 });
    await eventually(() => page.getByText('Der Server antwortet nicht. Gezeigt wird, was zuletzt kam.').count()).toBe(1);
    await eventually(() => rows(page).count()).toBeGreaterThan(20);
    await page.context().close();
  });

  it.each([
    [390, 'stations', 'Widerrufen'],
    [1280, 'stations', 'Widerrufen'],
    [1280, 'people', 'Entfernen'],
  ])('ask at %s px what is asked in a row of %s in full', async (width, part, name) => {
    const { url, open } = running();
    const { page, complaints } = await open({ viewport: { width, height: 800 } });
    await page.goto(`${url}/admin?part=${part}`);
    await logInToFleet(page);
    await page.getByRole('button', { name, exact: true }).first().click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    const beyondPx = await dialog.evaluate((box) => {
      const { right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('h2, button')].map((each) => Math.max(0, each.getBoundingClientRect().right - right));
    });
    expect(beyondPx).toEqual([0, 0, 0]);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('show which part of a choice has the focus, within its edge', async () => {
    const { url, open } = running();
    const { page } = await open();
    await atToday(page, url);
    await page.keyboard.press('Tab');
    for (const name of [/^Liste$/, /^Warnung \d+$/]) {
      const part = page.getByRole('button', { name });
      await part.focus();
      const { outline, beyondPx, isSeen } = await part.evaluate((button) => {
        const { outlineStyle, outlineWidth, outlineOffset, outlineColor, backgroundColor } = getComputedStyle(button);
        return {
          outline: outlineStyle,
          beyondPx: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth),
          isSeen: outlineColor !== backgroundColor,
        };
      });
      expect([outline, isSeen]).toEqual(['solid', true]);
      expect(beyondPx).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });

  it('give an admin a link for an invited person that works from everywhere', async () => {
    const { url, open } = running();
    const { page, complaints } = await open();
    await page.goto(`${url}/admin?part=people`);
    await logInToFleet(page);
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('ines@nowhere.example');
    await page.getByLabel('Name', { exact: true }).fill('Ines');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const link = await page.locator('.am-once code').innerText();
    expect(link).toMatch(new RegExp(`^${url}/setup#.{20,}$`));
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Zugang einrichten' }).waitFor();
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it('[FLEET-7] have nothing to press on a phone that is less than 44 px high', async () => {
    const { url, open } = running();
    const { page, complaints } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(url);
    await logInToFleet(page);
    await page.getByRole('navigation', { name: 'Seiten' }).waitFor();
    const small: Record<string, readonly string[]> = {};
    for (const path of [...pagePaths, '/?view=map', '/admin?part=stations', '/stations/demo-17']) {
      await page.goto(url + path);
      await page.locator('main:not([aria-busy]) h1').waitFor();
      await eventually(() => page.locator('.sk').count()).toBe(0);
      const found = await smallTargets(page);
      if (found.length > 0) small[path] = found;
    }
    expect(small).toEqual({});
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });

  it.each(pagePaths)('hold no barrier: %s', async (path) => {
    const { url, open } = running();
    const { page, complaints } = await open();
    await page.goto(url + path);
    await logInToFleet(page);
    await page.getByRole('navigation', { name: 'Seiten' }).waitFor();
    await page.locator('main:not([aria-busy]) h1').waitFor();
    await eventually(() => page.locator('.sk').count()).toBe(0);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    expect(complaints(noSession)).toEqual([]);
    await page.context().close();
  });
});
