import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

/** The name of what has the focus, or its part's. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === document.body ? 'nothing' : (element?.getAttribute('aria-label') ?? element?.id ?? '');
  });

describe('the focus stays where somebody works', () => {
  const running = stationAndBrowser('short');
  const opened = async (path: string) => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, path, 'write');
    return { page, complaints };
  };

  it('when changes are dismissed by the keyboard', async () => {
    const { page, complaints } = await opened('/settings/dimensions');
    await page.getByLabel('Heizölpreis', { exact: true }).fill('1,5');
    await page.getByRole('button', { name: 'Verwerfen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Keine ungespeicherten Änderungen').waitFor();
    await eventually(() => focused(page)).toBe('Änderungen');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('at the choice of measuring points when one is added', async () => {
    const { page, complaints } = await opened('/settings/limits');
    const choice = page.getByLabel('Messstelle', { exact: true });
    await choice.selectOption({ label: 'Netzdruck' });
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Wird nicht überwacht: kein Grenzwert ist eingeschaltet').waitFor();
    await eventually(() => focused(page)).toBe(await choice.getAttribute('id'));
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('in the parts of a service: in a new one, and at adding when the last one is removed', async () => {
    const { page, complaints } = await opened('/maintenance/compressor/1/service/oilFilter');
    const add = page.getByRole('button', { name: 'Teil hinzufügen' });
    await add.focus();
    await page.keyboard.press('Enter');
    await eventually(() => focused(page)).toBe('Teil 1');
    await page.keyboard.type('Filter');
    await add.focus();
    await page.keyboard.press('Enter');
    await eventually(() => focused(page)).toBe('Teil 2');
    await page.getByRole('button', { name: 'Teil 2 entfernen' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.getByLabel('Teil 2', { exact: true }).count()).toBe(0);
    await eventually(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    await eventually(() => page.getByLabel('Teil 1', { exact: true }).inputValue()).toBe('Filter');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
