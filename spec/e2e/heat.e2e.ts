import { describe, expect, it, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { giveSession } from './openLoggedIn.ts';
import { inLanguage, openSettled } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const address = '/energy_balancing/heat_reclaiming';
const words = {
  de: {
    answer: 'Mögliche Ersparnis je Jahr',
    use: 'Nutzung',
    efficiency: 'Heizungswirkungsgrad',
    warm: 'Warmwasser in °C',
    airPipes: 'Luftleitung',
    gas: 'Erdgas',
    reset: 'Auf Vorgaben zurücksetzen',
    noEfficiency: /Heizungswirkungsgrad von 0 %/,
  },
  en: {
    answer: 'Possible saving per year',
    use: 'Use',
    efficiency: 'Heating efficiency',
    warm: 'Hot water in °C',
    airPipes: 'Air pipes',
    gas: 'Natural gas',
    reset: 'Reset to defaults',
    noEfficiency: /heating efficiency of 0%/,
  },
} as const;

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const queryIs = (page: Page, query: Readonly<Record<string, string>>) =>
  page.waitForURL(({ search }) => search === (Object.keys(query).length === 0 ? '' : `?${String(new URLSearchParams(query))}`));

/** The saving of a day as the table shows it; undefined for `---`. */
async function savingPerDay(page: Page): Promise<number | undefined> {
  const text = await page.locator('[data-figure=saving] td').first().textContent();
  const digits = text?.replaceAll(/\D/g, '') ?? '';
  return digits === '' ? undefined : Number(digits) / 100;
}

async function openHeat(page: Page, url: string, query = ''): Promise<void> {
  await openSettled(page, url, address + query);
  await page.locator('[data-figure=heatKWh] td', { hasText: /\d/ }).first().waitFor();
}

describe('heat recovery', () => {
  const running = stationAndBrowser('short');

  test.each(['de', 'en'] as const)('[BAL-10] in %s sliders change the results and the address by keyboard', async (language) => {
    const { station, open } = running();
    const { page, complaints } = await open();
    const name = words[language];
    await inLanguage(page, language);
    await giveSession(page, station.url);
    await openHeat(page, station.url);
    await eventually(() => page.locator('h1').textContent()).toContain(name.answer);
    const atFirst = (await savingPerDay(page))!;
    expect(atFirst).toBeGreaterThan(0);

    await slider(page, name.use).focus();
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageDown', 'ArrowLeft']) await page.keyboard.press(key);
    await eventually(() => slider(page, name.use).inputValue()).toBe('0.39');
    await page.keyboard.press('ArrowRight');
    await queryIs(page, { nutzungszeitraumWRG_percent: '0.4' });
    await eventually(async () => (await savingPerDay(page))! / atFirst).toBeCloseTo(0.5, 1);
    await page.keyboard.press('End');
    await queryIs(page, { nutzungszeitraumWRG_percent: '1' });

    await slider(page, name.efficiency).focus();
    await page.keyboard.press('Home');
    await page.getByText(name.noEfficiency).first().waitFor();
    await eventually(() => page.locator('h1').textContent()).toContain('---');
    await eventually(() => page.locator('main').textContent()).not.toMatch(/NaN|Infinity|∞|undefined/);
    await queryIs(page, { nutzungszeitraumWRG_percent: '1', heizungWirkungsgrad_percent: '0' });

    await page.getByRole('button', { name: name.reset }).click();
    await queryIs(page, {});
    await eventually(() => slider(page, name.use).inputValue()).toBe('0.8');
    await eventually(async () => (await savingPerDay(page))! / atFirst).toBeCloseTo(1, 1);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[BAL-10] sliders beside the results are dragged, a circuit and a fuel are chosen, and a link opens the same', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    const name = words.de;
    await giveSession(page, station.url);
    await openHeat(page, station.url);
    const place = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    const [assumptions, answer] = [await place('.hr-assumptions'), await place('.hr-answer')];
    expect(assumptions.x + assumptions.width).toBeLessThanOrEqual(answer.x);
    expect(Math.abs(assumptions.y - answer.y)).toBeLessThan(2);

    const track = page.locator('.sl-track', { has: slider(page, name.warm) });
    const thumb = track.locator('.sl-thumb');
    const { width: thumbWidth, height: thumbHeight } = (await thumb.boundingBox())!;
    expect([thumbWidth, thumbHeight]).toEqual([44, 44]);
    const { width } = (await track.boundingBox())!;
    await thumb.dragTo(track, { targetPosition: { x: width / 3, y: thumbHeight / 2 }, steps: 4, force: true });
    await queryIs(page, { warmesWasserAus_degC: '50' });
    // a press on the track moves the thumb there
    await track.click({ position: { x: width - 1, y: thumbHeight / 2 }, force: true });
    await queryIs(page, { warmesWasserAus_degC: '70' });

    await page.getByRole('button', { name: name.airPipes, exact: true }).click();
    await page.getByRole('button', { name: name.gas, exact: true }).click();
    const chosen = { rueckfuehrungsIndex: '1', heizmaterialIndex: '1', warmesWasserAus_degC: '70' };
    await queryIs(page, chosen);
    const shown = await savingPerDay(page);

    await openHeat(page, station.url, `?${String(new URLSearchParams(chosen))}`);
    await eventually(() => slider(page, name.warm).inputValue()).toBe('70');
    for (const choice of [name.airPipes, name.gas])
      await eventually(() => page.getByRole('button', { name: choice, exact: true }).getAttribute('aria-pressed')).toBe('true');
    await eventually(async () => (await savingPerDay(page))! / shown!).toBeCloseTo(1, 1);
    await eventually(() => page.locator('.hr-drawing .hr-now').count()).toBe(3);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('keeps the answer in sight above the sliders on a phone, and prints results, assumptions and curves', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await giveSession(page, station.url);
    await openHeat(page, station.url, '?heizungWirkungsgrad_percent=0');
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await slider(page, words.de.warm).scrollIntoViewIfNeeded();
    await page.locator('.hr-live').waitFor();
    await eventually(async () => {
      const live = (await page.locator('.hr-live').boundingBox())!;
      return live.y >= 0 && live.y + live.height <= 844;
    }).toBe(true);

    await page.emulateMedia({ media: 'print' });
    await eventually(() => page.locator('.sl-track').first().isVisible()).toBe(false);
    await eventually(() => page.getByRole('button', { name: words.de.reset }).isVisible()).toBe(false);
    for (const printed of ['h1', '.hr-table', '.sl-slider output', '.hr-curve-efficiency .hr-drawing', '.paper-head'])
      await eventually(() => page.locator(printed).first().isVisible()).toBe(true);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
