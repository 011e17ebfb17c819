import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { shiftDay } from '../../core/time/index.ts';
import { simulatedFiles } from '../station/figures/simulatedFiles.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { daysAgo } from './plantDays.ts';
import { recordedStation } from './recordedStation.ts';

const days = 7;
const first = daysAgo(60);
const path = `/energy_balancing/what_if?from=${first}&until=${shiftDay(first, days - 1)}`;
const steps = 6;

/** While the station evaluates days, the page asks again by itself. */
const areEvaluated = (page: Page) => eventually(() => page.getByText('Tagen sind ausgewertet').count()).toBe(0);
/** From now on a replay runs until somebody cancels it, and is not over before. */
const runsOn = (page: Page, calls: RegExp) => page.route(calls, (route) => route.fulfill({ json: { state: 'running', done: 0.1 } }));

describe('the page of the what-if', () => {
  const recorded = recordedStation('whatIf', () => simulatedFiles(first, days));

  it('[GAIN-8] meets the log, replays the days with a lower band, and says what that would have saved, with its interval', async () => {
    const { page, complaints } = await recorded().opened('read', path);
    await page.locator('.wi-form').waitFor();
    await areEvaluated(page);
    await eventually(() => page.locator('.wi-gate li.s-warn').count()).toBe(0);
    await eventually(() => page.locator('.wi-gate li').count()).toBe(4);
    const replay = page.getByRole('button', { name: 'Nachrechnen' });
    await eventually(() => replay.isDisabled()).toBe(true);
    for (const thumb of ['Unterer Druck', 'Oberer Druck']) {
      await page.getByRole('slider', { name: thumb }).focus();
      for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowLeft');
    }
    await page.getByLabel('Druck, den die Verbraucher brauchen').fill('5.5');
    // looked for from before the click on, as it may be over soon
    const isSeen = page.waitForFunction(() => document.querySelector('[role=progressbar][aria-label=Nachrechnung]') !== null);
    await Promise.all([isSeen, replay.click()]);
    await page.locator('.wi-compare').waitFor();
    await eventually(() => page.locator('.wi-outcome').innerText()).toMatch(/weniger gekostet[^]*€[^]*\d bis [\d.]+[^]*Gleiche Versorgung/);
    await eventually(() => page.locator('.wi-compare tbody tr').first().innerText()).toMatch(/Energie\s+[\d.]+\s+[\d.]+\s+−[\d.]+\s+kWh/);
    await eventually(() => page.locator('.wi-outcome [data-explains]').count()).toBe(3);
    await page.locator('[data-explains="changeCostSaving"]').click();
    await page.getByText('nachgerechnete Kosten wie heute − nachgerechnete Kosten mit der Änderung').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    // without a column for it, the unit stands beside the name
    await page.setViewportSize({ width: 390, height: 844 });
    await eventually(() => page.locator('.wi-compare tbody tr').first().innerText()).toMatch(/^Energie\s*kWh\s/);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('ends a replay when it is cancelled, moves a machine with the keyboard, and goes back to what is today', async () => {
    const { page, complaints } = await recorded().opened('read', path);
    const order = page.locator('.wi-order li');
    await order.first().waitFor();
    await areEvaluated(page);
    await runsOn(page, /\/insight\/what_if\?/);
    const moved = 'K5 Gießerei';
    await eventually(() => order.nth(1).innerText()).toContain(moved);
    await order.nth(1).getByRole('button').first().click();
    await eventually(() => order.first().innerText()).toContain(moved);
    await eventually(() => order.first().innerText()).toContain('war 2');
    await page.getByRole('button', { name: 'Nachrechnen' }).click();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await eventually(() => page.getByRole('progressbar').count()).toBe(0);
    await page.getByRole('button', { name: 'Wie heute' }).click();
    await eventually(() => order.first().innerText()).not.toContain(moved);
    await page.setViewportSize({ width: 320, height: 800 });
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('has the same days replayed for what to do first, which can be cancelled and begun again', async () => {
    const { station, open } = recorded();
    const { page, complaints } = await open();
    await runsOn(page, /\/insight\/measures\/replay\?/);
    await openLoggedIn(page, station.url, path.replace('what_if', 'measures'));
    const progress = page.getByRole('progressbar', { name: 'Nachrechnung' });
    await progress.waitFor();
    await eventually(() => page.locator('.ms-not [data-measure="band"]').getAttribute('data-reason')).toBe('noReplay');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await eventually(() => progress.count()).toBe(0);
    await page.getByRole('button', { name: 'Nachrechnen' }).click();
    await progress.waitFor();
    expect(complaints()).toEqual([]);
    await page.close();
  });
});
