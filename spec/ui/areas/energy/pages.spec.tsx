import { describe, expect, it, test } from '@jest/globals';
import type { LeakOrigin } from '../../../../core/balance/index.ts';
import { EnergyRail } from '../../../../ui/areas/energy/EnergyRail.tsx';
import { ConsumptionPage, ThinkGreenPage, VolumePage } from '../../../../ui/areas/energy/index.ts';
import { morningMs } from '../../stores/stationFixture.ts';
import { airOf, headingOf, openEnergy, plain, rendered, statisticsOf, tableOf } from './energyFixture.tsx';

const machines = [airOf(1), airOf(2, { energyLoadKWh: 200.06, energyNoLoadKWh: 0, volumeM3: 2000, leakedM3: 200 })];

async function opened(statistics = statisticsOf(machines), level = 'read') {
  const parts = await openEnergy({}, level);
  parts.push(statistics);
  return parts;
}

describe('the page of the consumption', () => {
  it('[BAL-8] opens on the cost, and has energy on load and without, cost and CO2 equivalent of each compressor and of the plant', async () => {
    const page = rendered(await opened(), <ConsumptionPage />);
    expect(headingOf(page)).toBe('Energiekosten, 10.11.2026 bis 20.11.2026 300,02€');
    expect(tableOf(page)).toEqual([
      ['Verdichter', 'LastkWh', 'LeerlaufkWh', 'GesamtkWh', 'Anteil%', 'Leerlaufkosten€', 'Kosten€', 'CO₂kg'],
      ['K1', '900,0', '100,0', '1.000,0', '83,3', '25,00', '250,00', '380'],
      ['K2', '200,1', '0,0', '200,1', '16,7', '0,00', '50,02', '76'],
      ['K3', '---', '---', '---', '---', '---', '---', '---'],
      [
        'Station',
        '1.100,12 von 3 Werten',
        '100,02 von 3 Werten',
        '1.200,12 von 3 Werten',
        '100,02 von 3 Werten',
        '25,002 von 3 Werten',
        '300,022 von 3 Werten',
        '4562 von 3 Werten',
      ],
    ]);
    expect(plain(page)).toContain('CO₂-Äquivalent456kg');
  });

  it('is in the chosen currency, and at a rate of 0 costs nothing', async () => {
    const parts = await opened();
    parts.station.saveSettings('units', { ...parts.settings.settings.units, currency: 'GBP', electricityRatePerKWh: 0 });
    const page = rendered(parts, <ConsumptionPage />);
    expect(headingOf(page)).toMatch(/ 0,00£$/);
    expect(tableOf(page)[1]).toEqual(['K1', '900,0', '100,0', '1.000,0', '83,3', '0,00', '0,00', '380']);
    expect(plain(page)).toContain('Gerechnet mit 0,000\u00a0£/kWh, CO₂-Faktor 0,380\u00a0kg/kWh.');
  });

  it('says that there are no data since the reset, or none at all', async () => {
    const empty = rendered(await opened(statisticsOf([])), <ConsumptionPage />);
    expect(plain(empty)).toContain('Keine Daten seit der letzten Rücksetzung');
    expect(headingOf(empty)).toMatch(/ ---$/);
    const parts = await opened();
    parts.plant.setConnection('webserverLost');
    const lost = rendered(parts, <ConsumptionPage />);
    expect(headingOf(lost)).toBe('Energiekosten ---');
    expect(tableOf(lost)[1]).toEqual(['K1', ...Array<string>(7).fill('---')]);
    expect(lost).not.toMatch(/NaN|undefined/);
  });
});

const split = 'Je Verdichter ist sie nicht gemessen, sondern nach seinem Volumen verteilt.';

describe('the page of volume and leakage', () => {
  it('says of the leakage of each compressor that it is split, and so does the page since the reset', async () => {
    const parts = await opened();
    const page = rendered(parts, <VolumePage />);
    expect(plain(page)).toContain(split);
    expect(page).toMatch(/class="legend".*Leckage, anteilig<\/li>/);
    expect(plain(rendered(parts, <ThinkGreenPage />))).toContain(split);
  });

  it('does not say so where the controller does not say where the leakage comes from', async () => {
    const parts = await opened(statisticsOf(machines, { leakOrigin: undefined }));
    const page = plain(rendered(parts, <VolumePage />));
    expect(page).toContain('Leckage');
    expect(page).not.toContain('anteilig');
    expect(page).not.toContain(split);
  });

  it('[BAL-9] opens on what the leakage cost, and has volume, leakage, cost and CO2 of each compressor and of the plant', async () => {
    const page = rendered(await opened(statisticsOf([...machines, airOf(3, { leakedM3: undefined })])), <VolumePage />);
    expect(headingOf(page)).toMatch(/^Leckagekosten, höchstens, 10.11.2026 bis 20.11.2026 \d+,\d\d€$/);
    const [heads, ...rows] = tableOf(page);
    expect(heads).toEqual([
      'Verdichter',
      'Druckluftm³',
      'Leckage, anteiligm³',
      'Leckagekosten, anteilig€',
      'Leckageenergie, anteiligkWh',
      'CO₂ der Leckage, anteiligkg',
      'Anteil%',
      'Kosten€',
      'CO₂kg',
    ]);
    expect(rows.slice(0, 3)).toEqual([
      ['K1', '10.000', '1.000', '25,00', '100,0', '38', '45,5', '250,00', '380'],
      ['K2', '2.000', '200', '5,00', '20,0', '8', '9,1', '50,02', '76'],
      ['K3', '10.000', '---', '---', '---', '---', '45,5', '250,00', '380'],
    ]);
    expect(rows[3]!.slice(0, 3)).toEqual(['Station', '22.000', '1.2002 von 3 Werten']);
    expect(rows[3]!.slice(6)).toEqual(['100,0', '550,02', '836']);
  });

  it('is in cubic feet when these are chosen', async () => {
    const parts = await opened();
    parts.station.saveSettings('units', { ...parts.settings.settings.units, volume: 'cft' });
    const [heads, first] = tableOf(rendered(parts, <VolumePage />));
    expect([heads![1], first![1], first![2]]).toEqual(['Druckluftcft', '353.147', '35.315']);
  });

  test.each([
    ['', ['10.000 m³, 55,6 % der Station', '8.000 m³, 44,4 % der Station']],
    ['?show=cost', ['250,00 €, 83,3 % der Station', '50,02 €, 16,7 % der Station']],
  ])('its bars at %j say what part of the shown figure each machine has', async (query, parts) => {
    const [first, second] = [airOf(1), airOf(2, { energyLoadKWh: 200.06, energyNoLoadKWh: 0, volumeM3: 8000, leakedM3: 800 })];
    const page = rendered(await opened(statisticsOf([first, second])), <VolumePage />, `/energy_balancing/volume_and_leakage${query}`);
    const bars = plain(page).replaceAll('\u00a0', ' ');
    for (const [i, part] of parts.entries()) expect(bars).toContain(`K${i + 1}: ${part}, Genutzt `);
  });

  test.each<[LeakOrigin | undefined, string, RegExp, string]>([
    ['upperBound', 'Leckagekosten, höchstens', /Obergrenze: aus dem kleinsten Volumenstrom/, ', höchstens'],
    ['estimate', 'Leckagekosten geschätzt', /Schätzung: .* ohne den eingegebenen Nachtverbrauch/, ' geschätzt'],
    ['entered', 'Leckagekosten nach Eingabe', /keine Messung/, ' nach Eingabe'],
    [undefined, 'Leckagekosten,', /Woher diese Leckage stammt, nennt die Steuerung nicht\./, ''],
  ])('says of a leakage that is %s what it is', async (leakOrigin, title, explanation, word) => {
    const page = rendered(await opened(statisticsOf(machines, { leakOrigin })), <VolumePage />);
    expect(headingOf(page).startsWith(title)).toBe(true);
    for (const figure of ['Leckageanteil', 'Leckage', 'CO₂ der Leckage']) expect(page).toContain(`<dt class="label">${figure}${word}<`);
    expect(plain(page)).toMatch(explanation);
  });
});

test('a leakage that is not known says what it will be made of', async () => {
  const page = rendered(await opened(statisticsOf([airOf(1, { leakedM3: undefined })], { leakOrigin: undefined })), <VolumePage />);
  expect(plain(page)).toContain('Die Leckage ist noch nicht bekannt.');
});

test.each<readonly [minutes: number, leakedM3: number | undefined, isShort: boolean]>([
  [3, 1, true],
  [7 * 24 * 60, 1, false],
  [3, undefined, false],
])('the leakage share of %d minutes with %d m³ leaked has the mark and the caution that it needs', async (minutes, leakedM3, isShort) => {
  const timespan = { fromMs: morningMs - minutes * 60_000, untilMs: morningMs };
  const page = plain(rendered(await opened(statisticsOf([airOf(1, { leakedM3 })], { timespan })), <VolumePage />));
  expect(page.includes('* Aus weniger als einer Woche: ')).toBe(isShort);
  expect(/Leckageanteil[^L]*?\d\* zu wenig Daten/.test(page)).toBe(isShort);
  expect(/davon Leckage, höchstens[\d.-]+\s?m³\* zu wenig Daten/.test(page)).toBe(isShort);
});

describe('the think-green panel', () => {
  it('has the times from and until and the sums since the reset', async () => {
    const page = plain(rendered(await opened(), <ConsumptionPage />));
    expect(page).toContain('Von10.11.2026, 08:00:00Bis20.11.2026, 08:00:00');
    expect(page).toContain('Lastenergie1.100,1kWhLeerlaufenergie100,0kWhDruckluft12.000m³davon Leckage, höchstens1.200m³');
  });

  it('says why Reset is covered where the controller does not report who may write', async () => {
    const parts = await openEnergy({ reportsLevel: false }, 'write');
    parts.push(statisticsOf(machines));
    expect(plain(rendered(parts, <ConsumptionPage />))).toContain('Die Steuerung meldet nicht, welche Rechte zu Ihrem Passwort gehören.');
    expect(plain(rendered(await opened(), <ConsumptionPage />))).not.toContain('meldet nicht');
  });

  test.each([
    ['demo', true],
    ['read', true],
    ['write', false],
  ])('is covered for the %s user: %s', async (level, isCovered) => {
    for (const page of [<ConsumptionPage />, <VolumePage />]) {
      const markup = rendered(await opened(undefined, level), page);
      expect(/<fieldset class="lk lk-on" disabled="">.*Nur mit Schreibrecht.*Zurücksetzen.*<\/fieldset>/.test(markup)).toBe(isCovered);
      expect(markup).toContain('Zurücksetzen</button>');
    }
  });
});

it('the page of all figures has those of each compressor', async () => {
  const page = rendered(await opened(), <ThinkGreenPage />);
  expect(tableOf(page)[1]).toEqual(['K1', '900,0', '100,0', '250,00', '380', '10.000', '1.000', '25,00']);
});

it('the page of all figures has the same whole in its headline and in both tables, also while the days have not come', async () => {
  const page = rendered(await opened(), <ThinkGreenPage />);
  const [machinesTable, daysTable] = [...page.matchAll(/<tfoot>(.*?)<\/tfoot>/g)].map(([, foot = '']) =>
    [...foot.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => plain(cell.replace(/<span class="et-note.*/, ''))),
  );
  expect(machinesTable).toEqual(['1.100,1', '100,0', '300,02', '456', '12.000', '1.200', '30,00']);
  expect(daysTable).toEqual([...machinesTable!, '---']);
  expect(headingOf(page)).toMatch(/ 300,02€$/);
});

test.each<[LeakOrigin | undefined, string]>([
  ['upperBound', ', höchstens'],
  ['estimate', ' geschätzt'],
  ['entered', ' nach Eingabe'],
  [undefined, ''],
])('a leakage that is %s is called so in both tables of the page of all figures and in its panel', async (leakOrigin, word) => {
  const page = plain(rendered(await opened(statisticsOf(machines, { leakOrigin })), <ThinkGreenPage />));
  expect(page.split(`Druckluftm³Leckage${word}m³Leckagekosten${word}€`)).toHaveLength(3);
  expect(page).toContain(`davon Leckage${word}1.200m³`);
});

describe('the rail of the area', () => {
  test.each([
    ['/data_archive', 'Datenarchiv'],
    ['/energy_balancing/data_logs', 'Datenarchiv'],
    ['/think_green', 'Verlauf'],
  ])('marks %s as %s', async (path, name) => {
    const marked = rendered(await opened(), <EnergyRail />, path).match(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/g);
    expect(marked?.map(plain)).toEqual([name]);
  });
});
