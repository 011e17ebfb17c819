import { describe, expect, it, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { formulaOf, type ComputedFigure, termsOf } from '../../core/formulas/index.ts';
import { calculationLine, translator } from '../../i18n/index.ts';
import { machineFiles } from '../station/figures/machineFiles.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { daysAgo } from './plantDays.ts';
import { recordedStation } from './recordedStation.ts';
import { settle } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const running = stationAndBrowser('short');

/** Pages with computed figures, and which of them each explains. */
const explained: readonly (readonly [path: string, figures: readonly ComputedFigure[]])[] = [
  ['/overview/master', ['deliveryNow', 'powerNow', 'loadRatioNow', 'specificPowerNow']],
  ['/analysis/graphics', ['meanValue']],
  ['/analysis/graphics/load_non-load_ratio', ['loadShare', 'runningTime', 'noLoadTime']],
  ['/analysis/graphics/motor_starts', ['motorStarts', 'runningTime', 'startsPerRunHour']],
  ['/analysis/graphics/specific_power', ['specificPower', 'specificPowerNoLoad', 'specificEnergy']],
  ['/analysis/graphics/energy_consumption', ['energy', 'noLoadShare', 'cost']],
  ['/energy_balancing/energy_consumption', ['cost', 'energy', 'noLoadShare', 'co2', 'energyLoad', 'energyNoLoad']],
  ['/energy_balancing/volume_and_leakage', ['leakageCost', 'leakedShare', 'leaked', 'volume', 'leakageCo2']],
  ['/energy_balancing/heat_reclaiming', ['heatSavingPerYear', 'heatSaving', 'heat', 'fuelEnergy', 'fuelAmount', 'heatCo2', 'hotWater']],
  ['/think_green', ['cost', 'energy', 'volume', 'leakageCost', 'co2']],
];

/** Without it a leak has a bound alone. */
async function enterNightUse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verbraucher hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bedarf in').fill('2');
  await dialog.getByLabel('Name').fill('Spülluft');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('row', { name: /Spülluft/ }).waitFor();
}

/** Pages whose figures need weeks, which of them each explains, and what they need besides. */
const ofWeeks: readonly (readonly [path: string, figures: readonly ComputedFigure[], prepare?: (page: Page) => Promise<void>])[] = [
  ['/energy_balancing/cost', ['cost', 'energy', 'meanPrice', 'greatestPower', 'co2']],
  ['/energy_balancing/leakage', ['leakFlow', 'leakFlowShare', 'leakedAirCost', 'repairSaving', 'nightLevel', 'leakPerWeek'], enterNightUse],
  ['/energy_balancing/heat_report', ['wasteHeat', 'greatestHeat', 'heatHours']],
];

/** Most of what these show is measured, and explains itself. */
const mostlyMeasured: ReadonlySet<string> = new Set(['/overview/master', '/analysis/graphics']);

/** Figures in large type with nothing beside them that explains them, by the text around each. */
const unexplained = (page: Page) =>
  page.evaluate(() => {
    const all = '.fig, .fg';
    const shown = [...document.querySelectorAll(`main :is(${all})`)].filter(
      (each) => each.checkVisibility() && /\d/.test(each.textContent ?? ''),
    );
    const isAlone = (place: Element, figure: Element) =>
      [...place.querySelectorAll(all)].every((each) => each.contains(figure) || figure.contains(each));
    return shown.flatMap((figure) => {
      let place = figure;
      while (place.parentElement !== null && isAlone(place.parentElement, figure)) place = place.parentElement;
      return place.querySelector('[data-explains]') === null ? [(place.textContent ?? '').slice(0, 60)] : [];
    });
  });

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Wie wird das berechnet?' });
const opener = (page: Page, figure: ComputedFigure) => page.locator(`[data-explains="${figure}"]`).first();
const textsOf = (page: Page, selector: string) =>
  sheetOf(page)
    .locator(selector)
    .evaluateAll((elements) => elements.map((each) => (each.textContent ?? '').replaceAll('\u00a0', ' ')));

/** Opens each explanation by its figure, and reads it through. */
async function readExplanations(page: Page, figures: readonly ComputedFigure[]): Promise<void> {
  const i18n = await translator('de');
  for (const figure of figures) {
    await opener(page, figure).click();
    await sheetOf(page).waitFor();
    const description = formulaOf(figure);
    await eventually(async () => (await textsOf(page, '.ex-formula'))[0]).toContain(
      calculationLine(i18n, figure, 'de-DE').replaceAll('\u00a0', ' '),
    );
    const inputs = await sheetOf(page)
      .locator('[data-term]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-term')));
    expect(inputs).toEqual('formula' in description ? termsOf(description.formula) : []);
    const missing = async () => (await textsOf(page, '.ex-inputs dd')).filter((value) => !/^(?!---)./.test(value));
    await eventually(async () => [figure, await missing()]).toEqual([figure, []]);
    await eventually(async () => [figure, (await textsOf(page, '.ex-inputs dt')).includes('Zeitraum')]).toEqual([figure, true]);
    await eventually(() => sheetOf(page).getByRole('link').getAttribute('href')).toBe(`/energy_balancing/formulas?figure=${figure}`);
    await page.keyboard.press('Escape');
    await sheetOf(page).waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-explains'))).toBe(figure);
  }
}

describe('a computed figure', () => {
  test.each(explained)(
    '[ORIGIN-2] of %s explains itself: formula, inputs with their values, period, source, and where to read on',
    async (path, figures) => {
      const { station, open } = running();
      const { page, complaints } = await open();
      await openLoggedIn(page, station.url, path);
      await settle(page);
      if (!mostlyMeasured.has(path)) await eventually(() => unexplained(page)).toEqual([]);
      await readExplanations(page, figures);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    ['beside it', 1280, 800],
    ['from below', 390, 844],
  ] as const)('shows its explanation %s, inside the window and accessible (%d x %d)', async (_where, width, height) => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width, height } });
    await openLoggedIn(page, station.url, '/energy_balancing/heat_reclaiming');
    await settle(page);
    for (const figure of ['heatSavingPerYear', 'hotWater'] as const) {
      await opener(page, figure).focus();
      await page.keyboard.press('Enter');
      const box = (await sheetOf(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      await eventually(() => accessibilityFindings(page)).toEqual([]);
      await sheetOf(page).getByRole('button', { name: 'Schließen' }).click();
      await sheetOf(page).waitFor({ state: 'detached' });
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('leads to its formula on the page that has all of them', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/energy_balancing/energy_consumption');
    await settle(page);
    await opener(page, 'cost').click();
    await sheetOf(page).getByRole('link').click();
    const marked = page.locator('.fo-asked');
    await marked.waitFor();
    await eventually(() => marked.textContent()).toContain('Energie × Strompreis');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});

describe('a computed figure of weeks', () => {
  const count = 42;
  const first = daysAgo(count);
  const recorded = recordedStation('explain', () => machineFiles(first, count, []));

  test.each(ofWeeks)('[ORIGIN-2] of %s explains itself as those of days do', async (path, figures, prepare = () => Promise.resolve()) => {
    const { page, complaints } = await recorded().opened('write', `${path}?from=${first}&until=${daysAgo(1)}`);
    await settle(page);
    await prepare(page);
    await opener(page, figures[0]!).waitFor();
    await eventually(() => unexplained(page)).toEqual([]);
    await readExplanations(page, figures);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
