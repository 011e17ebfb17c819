import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { knownConfig, knownFound, knownReport, knownTrial } from '../contract/knownField.ts';
import { emptyField, memoryField, type MemoryFieldOptions } from '../fakes/index.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { fakeField } from './fakeField.ts';
import { defaultSizes, fewVariants, narrowest, sizes } from './pages.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const views = {
  devices: '',
  device: '?device=meter-k2',
  topics: '?device=network-flow',
  connection: '?connection=gateway-hall-a',
  serial: '?connection=rs485-hall-b',
  plant: '?part=plant',
  search: '?part=search',
} as const;

describe('the page of the devices', () => {
  const running = stationAndBrowser('short');

  async function openDevices(options: MemoryFieldOptions = {}, { level = 'write', query = '', ...context }: Record<string, unknown> = {}) {
    const { station, open } = running();
    const watched = await open(context);
    const { page } = watched;
    const { language = 'de' } = context;
    await inLanguage(page, String(language));
    const field = memoryField({ report: knownReport, trialOf: () => knownTrial, foundOf, ...options });
    await fakeField(page, field, level as 'write');
    await page.goto(`${station.url}/settings/devices${String(query)}`);
    await page.getByLabel(/^(Passwort|Password)$/).fill('write');
    await page.keyboard.press('Enter');
    await page.locator('.fd, .fd-first, .lk, .fm-withheld').first().waitFor();
    return { ...watched, field };
  }
  const foundOf: NonNullable<MemoryFieldOptions['foundOf']> = (asked) =>
    'network' in asked
      ? []
      : [...knownFound, { unit: 7, identification: ['Eastron', 'SDM630'], profiles: ['eastron-sdm630'] }].filter(
          ({ unit }) => unit >= asked.fromUnit && unit <= asked.toUnit,
        );
  const fits = async (page: Page, name: string, size = 'desktop') => {
    await eventually(async () => [name, await overflowPx(page)]).toEqual([name, 0]);
    await eventually(async () => [name, await cutTexts(page)]).toEqual([name, []]);
    // Roles, names and contrast are the same at the sizes between.
    if (defaultSizes.has(size)) await eventually(async () => [name, await accessibilityFindings(page)]).toEqual([name, []]);
  };

  it.each(fewVariants)(
    'fits $size, $theme, $language, and axe finds nothing against WCAG 2.2 AA where most people look',
    async (variant) => {
      const { size, width, height, theme, language } = variant;
      const { page, complaints } = await openDevices({}, { viewport: { width, height }, colorScheme: theme, language });
      for (const [name, query] of Object.entries(views)) {
        await page.evaluate((to) => {
          history.pushState({ key: String(Math.random()) }, '', `/settings/devices${to}`);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        }, query);
        if (name === 'device') {
          await page.locator('#fd-read .btn').click();
          await page.locator('.fd-point').first().click();
          await page.locator('.fd-order').first().waitFor();
        }
        await page.screenshot({ path: `dist/e2e/pictures/${name}-${theme}-${language}-${size}.png`, fullPage: true });
        await fits(page, name, size);
      }
      await page.setViewportSize({ width: narrowest, height: 640 });
      await eventually(() => overflowPx(page)).toBe(0);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('before anything is connected says how to begin, and shows no figures', async () => {
    const { page, complaints } = await openDevices({ report: { ...knownReport, config: emptyField, connections: [], devices: [] } });
    await page.getByRole('heading', { name: 'Noch keine Anlage verbunden' }).waitFor();
    await page.screenshot({ path: 'dist/e2e/pictures/devicesFirst-light-de-desktop.png', fullPage: true });
    await fits(page, 'first');
    await page.getByRole('button', { name: 'Verbindung' }).click();
    await page.getByLabel('Adresse').fill('192.168.40.20');
    await page.locator('.fd-connlink', { hasText: '192.168.40.20:502' }).waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[FIELD-6] takes a device from the search to its use with the keyboard alone, saves it, and takes it back', async () => {
    const { page, field, complaints } = await openDevices({}, { query: '?connection=gateway-hall-a' });
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name, exact: true }).first().focus();
      await page.keyboard.press('Enter');
    };
    await press('Suchen');
    await page.getByText('10 gefragt, 2 gefunden').waitFor();
    await press('Eintragen');
    await page.locator('h2', { hasText: 'eastron-sdm630' }).waitFor();
    await press('Probe lesen');
    await page.getByText('Verbunden in 12 ms').waitFor();
    await press('Wirkleistung');
    await page.getByText('47').first().waitFor();
    await eventually(() => page.locator('.fd-plausible .fd-letters').allTextContents()).toEqual(['ABCD']);
    await page.locator('.fd-order', { hasText: 'CDAB' }).focus();
    await page.keyboard.press('Enter');
    await press('Zuordnen');
    await page.getByRole('checkbox', { name: '3: K3' }).focus();
    await page.keyboard.press('Space');
    await press('Übernehmen');
    await page.getByText('Gespeichert', { exact: true }).waitFor();
    const saved = field.report().config?.devices.at(-1);
    expect(saved).toMatchObject({
      unit: 7,
      profile: 'eastron-sdm630',
      adjust: { power: { wordOrder: 'lowFirst', byteOrder: 'highFirst' } },
      serves: [{ powerOf: [1, 3] }],
    });
    await press('Letztes Übernehmen zurücknehmen');
    await page.locator('.fd-link', { hasText: 'eastron-sdm630' }).waitFor({ state: 'detached' });
    expect(field.report().config).toEqual(knownConfig);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[FIELD-6] takes the plant of a demo at the same machine as an example, to be tried before it is applied', async () => {
    const { page, field, complaints } = await openDevices({ report: { ...knownReport, config: emptyField, connections: [], devices: [] } });
    await page.getByText('npm start -- --modbus-server 1502').waitFor();
    await page.getByRole('button', { name: 'Beispielanlage' }).click();
    await page.getByRole('button', { name: 'Verbindung prüfen' }).click();
    await page.getByText('Verbunden in 12 ms').waitFor();
    expect(field.report().config?.devices).toEqual([]);
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await page.getByText('Gespeichert', { exact: true }).waitFor();
    expect(field.report().config?.devices.map(({ unit }) => unit)).toEqual([1, 2, 3, 4, 5, 6, 8, 100]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['de', 'phone'],
    ['en', 'desktop'],
  ] as const)('[FIELD-6] says that a device reports another version, and accepts it, in %s on %s', async (language, size) => {
    const [k1, ...others] = knownConfig.devices;
    const config = { ...knownConfig, devices: [{ ...k1!, version: 'V2.10' }, ...others] };
    const devices = knownReport.devices.map((device) => (device.id === 'k1' ? { ...device, state: 'changed' as const } : device));
    const [width, height] = sizes[size];
    const { page, field, complaints } = await openDevices(
      { report: { ...knownReport, config, devices } },
      { query: '?device=k1', language, viewport: { width, height } },
    );
    const alert = page.locator('.fd-version');
    await alert.waitFor();
    await eventually(() => alert.textContent()).toMatch(/V2\.18.*V2\.10/);
    await page.screenshot({ path: `dist/e2e/pictures/changed-light-${language}-${size}.png`, fullPage: true });
    await fits(page, `changed ${language}`);
    await alert.getByRole('button').click();
    await page.getByRole('button', { name: /^(Übernehmen|Apply)$/ }).click();
    await page.getByText(/^(Gespeichert|Saved)$/).waitFor();
    expect(field.report().config?.devices[0]?.version).toBe('V2.18');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('says at the field what is wrong, and does not apply it', async () => {
    const { page } = await openDevices({}, { query: '?device=meter-k2' });
    await page.getByLabel('Gerätenummer', { exact: true }).fill('300');
    await page.getByText('Eine ganze Zahl von 0 bis 247').waitFor();
    await page.getByText('1 ungültige Angabe').waitFor();
    await eventually(() => page.getByRole('button', { name: 'Übernehmen' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await eventually(() => page.getByLabel('Gerätenummer', { exact: true }).inputValue()).toBe('12');
    await page.context().close();
  });

  it('shows what the station refuses at its field, and goes there', async () => {
    const refused = 'Die Angaben zu den Geräten sind nicht gültig:\nconnections[1].baud darf höchstens 921600 sein';
    const { page, complaints } = await openDevices({ problemOf: () => refused }, { query: '?part=plant' });
    await page.getByLabel('Behälter zusammen').fill('4');
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    const field = page.getByLabel('Baudrate');
    await field.waitFor();
    await page.getByText('Die Station: darf höchstens 921600 sein').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
    await fits(page, 'refused');
    await field.fill('9600');
    await page.getByText('Die Station: darf höchstens 921600 sein').waitFor({ state: 'detached' });
    expect(complaints().filter((text) => !text.includes('409') && !text.includes('400'))).toEqual([]);
    await page.context().close();
  });

  it('[FIELD-3] shows no old value as fresh once the station does not answer', async () => {
    const { page } = await openDevices({}, { query: '?device=k1' });
    await page.locator('.fd-title .fd-fresh').waitFor();
    // the newest route is the one that counts; without any the station itself would answer
    await page.route('**/api/field**', (route) => route.abort());
    await page.getByText('Die Station meldet zurzeit keine Geräte. Die Angaben sind alt.').waitFor();
    await eventually(() => page.locator('.fd-fresh').count()).toBe(0);
    await page.context().close();
  });

  test.each([
    ['read', {}, 'Wie die Geräte angeschlossen sind, sieht nur, wer schreiben darf.'],
    ['write', { isReadOnly: true }, 'Die Einrichtung kommt aus einer Datei und lässt sich nur dort ändern.'],
  ])('with the level %s and %j shows the state and nothing that can be changed', async (level, report, words) => {
    const { page } = await openDevices({ report: { ...knownReport, ...report } }, { level, query: '?device=k1' });
    await page.getByText(words).waitFor();
    await eventually(() => page.getByRole('button', { name: 'Übernehmen' }).count()).toBe(0);
    await eventually(() => page.locator('main :is(input, select):enabled').count()).toBe(0);
    await page.context().close();
  });

  it('saves the wiring as a file and takes it back, but nothing else', async () => {
    const { page } = await openDevices({}, { query: '?part=plant' });
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Datei speichern' }).click()]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(text)).toEqual(knownConfig);
    const load = (content: string) =>
      page
        .getByLabel('Datei einer Einrichtung')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await load('{"format":2}');
    await page.getByText('Das ist keine Einrichtung').waitFor();
    await load(JSON.stringify({ ...knownConfig, devices: [] }));
    await page.getByText('6 Änderungen').waitFor();
    await page.context().close();
  });
});
