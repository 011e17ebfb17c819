import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { pushedStation } from '../bench/stationPage/pushedStation.ts';
import { tenMachines } from '../bench/stationPage/tenMachines.ts';
import { lostStation } from './chromium.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const tables = (page: Page) => page.getByRole('table', { name: '' }).count();
const values = async (page: Page) => (await page.locator('.ac-value .fg').allTextContents()).map((text) => text.replace(/\s/g, ''));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Sie sind hier' }).innerText();
const address = (page: Page) => new URL(page.url()).pathname;

describe('the measuring points', () => {
  const running = stationAndBrowser('short');

  it('[ROUTE-7] have their tables at the address of all, of the control and of a machine, each reached by a link and by itself', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    const rail = page.getByRole('navigation', { name: 'Übersicht' });
    await rail.getByRole('link', { name: /Messstellen/ }).click();
    await heading(page)
      .filter({ hasText: /^\d+ Messstellen/ })
      .waitFor();
    await eventually(() => address(page)).toBe('/overview/accessories');
    await eventually(() => tables(page)).toBeGreaterThan(2);

    const places = page.getByRole('navigation', { name: 'Messstellen von' });
    await places.getByRole('link', { name: 'Steuerung' }).click();
    await heading(page)
      .filter({ hasText: /^Steuerung: \d+ Messstellen/ })
      .waitFor();
    await eventually(async () => [address(page), await tables(page)]).toEqual(['/overview/accessories/master', 1]);
    await page.reload();
    await page.getByRole('row', { name: /dezentraler Druck 1/ }).waitFor();

    await places.getByRole('link').nth(2).click();
    await heading(page)
      .filter({ hasText: /^K1 .*: \d+ Messstellen/ })
      .waitFor();
    await eventually(async () => [address(page), await tables(page)]).toEqual(['/overview/accessories/1', 1]);
    await page.reload();
    await page.getByRole('row', { name: /Ansaugtemperatur/ }).waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-7] of a machine without any are an empty table; its place in the switch is disabled', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/overview/accessories');
    const disabled = page.getByRole('navigation', { name: 'Messstellen von' }).locator('[aria-disabled]').first();
    const name = await disabled.innerText();
    await page.goto(`${station.url}/overview/accessories/4`);
    await heading(page)
      .filter({ hasText: `${name}: keine Messstellen` })
      .waitFor();
    await page.getByText(`An ${name} sind keine Messstellen angeschlossen.`).waitFor();
    await eventually(() => page.getByRole('columnheader').allInnerTexts()).toEqual(['Messstelle', 'Funktion', 'Wert']);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-19] are named by the machine in the breadcrumbs, never by its index', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/overview/accessories/2');
    await heading(page).filter({ hasText: 'Messstellen' }).waitFor();
    await eventually(async () => (await crumbs(page)).replaceAll('\n', ' ')).toMatch(/^Übersicht \/ Messstellen \/ K2 \D+$/);
    await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Messstellen' }).click();
    await eventually(() => address(page)).toBe('/overview/accessories');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[LIVE-2] [LIVE-3] lose their values with the webserver and get them back', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/overview/accessories/master');
    await page.locator('.ac-value .fg', { hasText: /\d/ }).first().waitFor();
    const names = await page.getByRole('rowheader').allInnerTexts();

    await station.kill();
    await heading(page).filter({ hasText: 'zurzeit keine Werte' }).waitFor();
    await eventually(async () => (await values(page)).every((text) => text.startsWith('---'))).toBe(true);
    await eventually(() => page.getByRole('rowheader').allInnerTexts()).toEqual(names);

    await station.start();
    await page.locator('.ac-value .fg', { hasText: /\d/ }).first().waitFor();
    expect(complaints(...lostStation)).toEqual([]);
    await page.context().close();
  });

  it('change in place with each push', async () => {
    const pushed = await pushedStation();
    // never ahead of the station's clock
    const next = tenMachines(Date.now() - 60_000);
    const push = (value: number) => {
      const sample = next();
      const inputs = sample.master.inputs.map((input) => ({ ...input, value }));
      pushed.push({ ...sample, master: { ...sample.master, inputs } });
    };
    try {
      const { page, complaints } = await running().open();
      const shows = (value: number) =>
        page.waitForFunction((figure) => {
          const cells = [...document.querySelectorAll('.ac-value .fg')];
          return cells.length > 0 && cells.every((cell) => parseFloat(cell.textContent) === figure);
        }, value);
      push(3);
      await openLoggedIn(page, pushed.address, '/overview/accessories/master');
      await shows(3);
      push(5);
      await shows(5);
      expect(complaints()).toEqual([]);
      await page.context().close();
    } finally {
      await pushed.close();
    }
  });
});
