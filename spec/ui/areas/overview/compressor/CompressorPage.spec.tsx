import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { when } from 'mobx';
import { blankTypePlate, type Compressor, statusBit, type TypePlate } from '../../../../../core/compressor/index.ts';
import type { MachineFaults } from '../../../../../core/faults/index.ts';
import type { MaintenanceItem } from '../../../../../core/maintenance/index.ts';
import { msPerMinute } from '../../../../../core/time/index.ts';
import type { Language } from '../../../../../i18n/index.ts';
import { CompressorPage } from '../../../../../ui/areas/overview/compressor/CompressorPage.tsx';
import { stores } from '../../../../../ui/di/tokens.ts';
import { FaultTextsStore, RunningHoursStore, ServicesStore } from '../../../../../ui/stores/index.ts';
import { markupOf } from '../../../markupOf.tsx';
import { morningMs } from '../../../stores/stationFixture.ts';
import { inLoad, machine, openOverview, stationWith } from '../overviewFixture.ts';
import { reports } from './compressorFixture.ts';

const plate: TypePlate = {
  model: 'S 75',
  factoryNumber: '104 2871',
  edpNumber: '510 0381',
  consignmentNumber: 'L-20417',
  schematicNumber: 'S75-04',
  softwareVersion: 'V4.21',
  installationDate: '2019-05-14',
};

interface Shown {
  readonly machines: readonly Compressor[];
  readonly slot?: number;
  readonly plate?: boolean;
  readonly faults?: readonly MachineFaults[];
  readonly language?: Language;
  readonly isLost?: boolean;
  readonly maintenance?: readonly MaintenanceItem[];
  /** What they reported ten minutes before. */
  readonly before?: readonly Compressor[];
  readonly areTextsComing?: boolean;
}

/** The content of the page, as text and as markup. */
async function shown({
  machines,
  slot = 1,
  plate = false,
  faults = [],
  language = 'de',
  isLost = false,
  maintenance,
  before,
  areTextsComing = false,
}: Shown) {
  const parts = await openOverview({ faultTexts: { de: { 1: { 16: 'Endtemperatur hoch', 64: 'Motor gestört' } }, en: {} } });
  if (before !== undefined) parts.station.push(stationWith(before, {}, morningMs - 10 * msPerMinute));
  parts.station.push({ ...stationWith(machines), maintenance });
  parts.station.pushFaults(faults);
  if (isLost) parts.station.setConnection('controlLost');
  parts.preferences.setLanguage(language);
  const runningHours = new RunningHoursStore({ ...parts, statistics: parts.station.statistics, clock: { nowMs: () => 0 } });
  const texts = new FaultTextsStore(parts.station.faultCatalogue, { nowMs: () => 0 });
  if (!areTextsComing) await texts.load('de', parts.session.token);
  await runningHours.load();
  await when(() => !parts.log.filling);
  const page = <CompressorPage machine={parts.machines.inSlot(slot)!} plate={plate} />;
  const markup = markupOf(parts, page, '/overview', (bound) => {
    bound.bind(stores.trends).toConstantValue(parts.trends);
    bound.bind(stores.runningHours).toConstantValue(runningHours);
    bound.bind(stores.services).toConstantValue(new ServicesStore(parts.plant, runningHours));
    bound.bind(stores.faultTexts).toConstantValue(texts);
  });
  const main = /<main.*<\/main>/s.exec(markup)![0];
  const text = main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { markup, main, text };
}

const steps = (markup: string, rel: string) => new RegExp(`<a[^>]*rel="${rel}"[^>]*>`).exec(markup)?.[0].match(/href="([^"]*)"/)?.[1];

describe('the page of a machine', () => {
  test.each([
    [4, 0, 'Schraubenverdichter S 60'],
    [4, 1, 'Schraubenverdichter S 60, mit Frequenzumrichter'],
    [2, 0, 'Kolbenverdichter S 60, Fremdfabrikat'],
    [3, 1, 'Turboverdichter S 60, mit Frequenzumrichter, Fremdfabrikat'],
  ] as const)('says what it is: technology %i, symbols %i', async (technology, symbols, note) => {
    expect((await shown({ machines: [machine(1, { technology, symbols })] })).text).toContain(`K1 ${note} `);
  });

  it('[ROUTE-19] has its name in the breadcrumbs, or its number', async () => {
    const crumbs = (markup: string) => /<nav class="crumbs".*?<\/nav>/s.exec(markup)![0].replace(/<[^>]+>/g, '');
    expect(crumbs((await shown({ machines: [machine(3)], slot: 3 })).markup)).toBe('Übersicht/Verdichter/K3');
    expect(crumbs((await shown({ machines: [machine(3, { name: undefined })], slot: 3 })).markup)).toBe(
      'Übersicht/Verdichter/Verdichter 3',
    );
  });

  it('[ROUTE-5] leads to the installed machines before and after it, and from a plate to theirs', async () => {
    const machines = [machine(2), machine(5), machine(9)];
    const { main } = await shown({ machines, slot: 5 });
    expect([steps(main, 'prev'), steps(main, 'next')]).toEqual(['/overview/compressor/2', '/overview/compressor/9']);
    const { main: plates } = await shown({ machines, slot: 5, plate: true });
    expect([steps(plates, 'prev'), steps(plates, 'next')]).toEqual([
      '/overview/compressor/2/type_plate',
      '/overview/compressor/9/type_plate',
    ]);
    const { main: first } = await shown({ machines, slot: 2 });
    expect(steps(first, 'prev')).toBeUndefined();
    expect(first).toMatch(/<button[^>]*disabled[^>]*aria-label="Vorheriger Verdichter"/);
    const { main: last } = await shown({ machines, slot: 9 });
    expect(steps(last, 'next')).toBeUndefined();
    expect(last).toMatch(/<button[^>]*disabled[^>]*aria-label="Nächster Verdichter"/);
  });

  it('[ROUTE-5] turns between its picture and its type plate', async () => {
    const toggle = (main: string) => /<a class="btn[^"]*"[^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?Typenschild</s.exec(main)?.[1];
    const { main: picture } = await shown({ machines: [machine(3)], slot: 3 });
    const { main: plates } = await shown({ machines: [machine(3)], slot: 3, plate: true });
    expect([toggle(picture), toggle(plates)]).toEqual(['/overview/compressor/3/type_plate', '/overview/compressor/3']);
    expect([picture, plates].map((main) => [main.includes('aria-label="Schnittbild"'), main.includes('class="ct-plate"')])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test.each([
    [inLoad, 1, [], 'mc cw load motor valve fu'],
    [inLoad & ~statusBit.loaded, 0, [], 'mc cw noload motor'],
    [statusBit.on, 1, [17, 65], 'mc cw cw-warning cw-error fu'],
  ])('[ROUTE-5] lights in its picture what is so: status %j, symbols %i, lamps %j', async (status, symbols, lamps, classes) => {
    const { main } = await shown({ machines: [machine(1, { status, symbols })], faults: [reports(1, [], lamps)] });
    expect(/<svg[^>]*class="(mc cw[^"]*)"/.exec(main)?.[1]).toBe(classes);
  });

  it('says what the machine does while something is reported of it', async () => {
    const { text } = await shown({ machines: [machine(1, { status: inLoad | statusBit.warning })] });
    expect(text).toContain('Warnung läuft im Lastlauf');
    expect((await shown({ machines: [machine(1)] })).text).not.toContain('läuft im Lastlauf');
  });

  test.each([
    [inLoad, 1, ['Motor läuft', 'Ventil offen', 'Frequenzumrichter eingebaut', 'Keine Wartung fällig']],
    [inLoad & ~statusBit.loaded, 0, ['Motor läuft', 'Ventil zu', 'Kein Frequenzumrichter', 'Keine Wartung fällig']],
    [statusBit.on | statusBit.maintenance, 0, ['Motor steht', 'Ventil zu', 'Kein Frequenzumrichter', 'Wartung fällig']],
    [undefined, 0, ['Motor ---', 'Ventil ---', 'Kein Frequenzumrichter', 'Wartung ---']],
  ])('[ROUTE-5] puts its symbols into words: status %j, symbols %i', async (status, symbols, words) => {
    const { text } = await shown({ machines: [machine(1, { status, symbols })] });
    expect(text).toContain(words.join(' '));
  });

  it('shows --- for everything once the connection is gone', async () => {
    const { text, main } = await shown({ machines: [machine(1, { typePlate: plate })], isLost: true });
    expect(text).toContain('Meldungen ---');
    expect(text).toMatch(/Liefermenge \(FAD\) ---.*Leistung ---.*Auslastung ---.*Spezifische Leistung ---/);
    expect(text).toMatch(/Stand \d\d:\d\d:\d\d/);
    expect(main).toContain('mc cw lost');
  });
});

describe('the next service', () => {
  test.each([
    ['oilFilter', 800, 'Nächste Wartung Ölfilter in 800 h'],
    ['annualMaintenance', 800, 'Nächste Wartung Jährliche Wartung Kalenderstunden: in 800 h'],
    ['annualMaintenance', -5, 'Nächste Wartung Jährliche Wartung Kalenderstunden: seit 5 h fällig'],
  ] as const)('of %s with %i h left has a sign where the calendar counts', async (component, remainingH, said) => {
    const { text } = await shown({ machines: [machine(1)], maintenance: [{ index: 1, component, intervalH: 2000, remainingH }] });
    expect(text).toContain(said);
  });
});

describe('the faults on the page', () => {
  it('are none in so many words', async () => {
    const { text } = await shown({ machines: [machine(1)] });
    expect(text).toContain('Keine Meldungen');
    expect(text).not.toContain('Aktive Meldungen');
  });

  it('[ROUTE-5, ERR-6, MSG-1] are shown with a wrench where they are maintenance, with their texts and the lit lamps', async () => {
    const { main, text } = await shown({ machines: [machine(1)], faults: [reports(1, [1], [17])] });
    expect(main).toMatch(/cf-icon s-maint.*?#i-maint/s);
    expect(text).toContain('M001 Kein Text');
    expect(main).toMatch(/aria-label="Leuchtmelder"[^>]*><li class="s-warn"><i><\/i>Endtemperatur hoch</);
    expect(main).toContain('cw-warning');
  });

  it('have their codes alone while their texts are fetched', async () => {
    const { text } = await shown({ machines: [machine(1)], faults: [reports(1, [1], [17])], areTextsComing: true });
    expect(text).toContain('M001');
    expect(text).not.toContain('Kein Text');
  });

  it('are all listed when there are several, each with a way to the log', async () => {
    const { text, main } = await shown({ machines: [machine(1)], faults: [reports(1, [17, 65, 1])] });
    expect(text).toMatch(/1 von 3/);
    expect(text).toMatch(/Aktive Meldungen Störung E065 Motor gestört Warnung W017 Endtemperatur hoch Wartung M001 Kein Text/);
    expect(main).toContain('/error_log?severity=error&amp;source=1');
    expect(main.match(/role="status"[^>]*>([^<]*)</)?.[1]).toBe('E065 Motor gestört, W017 Endtemperatur hoch, M001 Kein Text');
  });
});

describe('the picture of a machine', () => {
  it('[ENT-2] is that of its product type, while words say its technology', async () => {
    const parts = await shown({ machines: [machine(1, { technology: 4, productType: 'T 90' })] });
    const same = await shown({ machines: [machine(1, { technology: 6, productType: undefined })] });
    const drawing = (main: string) => /<svg[^>]*class="mc cw[^>]*>.*?<\/svg>/s.exec(main)?.[0];
    expect(drawing(parts.main)).toBeDefined();
    expect(drawing(parts.main)).toBe(drawing(same.main));
    expect(parts.text).toContain('Schraubenverdichter');
  });

  test.each([
    [0, undefined],
    [statusBit.maintenance, 's-maint'],
    [statusBit.maintenance | statusBit.warning, 's-warn'],
    [statusBit.warning | statusBit.error, 's-error'],
    [statusBit.communicationError, 's-error'],
  ])('[STATE-2] has the border of the most severe report: status bits %i', async (bits, tone) => {
    const { main } = await shown({ machines: [machine(1, { status: statusBit.on | statusBit.running | statusBit.loaded | bits })] });
    expect(/<div class="cs-drawing(?: cs-edged (s-\w+))?">/.exec(main)?.[1]).toBe(tone);
  });
});

describe('the values of a machine', () => {
  const pasts = (main: string) => [...main.matchAll(/<dd class="label">(.*?)<\/dd>/g)].map(([, past]) => past!.replace(/<button.*/, ''));
  const notes = (main: string) => [...main.matchAll(/<span class="label hv-note">(.*?)<\/span>/g)].map(([, note]) => note);

  it('have the range of the last hour with its unit and since when it is recorded, and without any say so once', async () => {
    const before = [machine(1, { temperatureDegC: undefined })];
    const { main } = await shown({ machines: [machine(1)], before });
    expect(pasts(main)).toEqual([
      '10,0\u00a0m³/min',
      '60,0\u00a0kW',
      'Lastanteil 100\u00a0%*',
      '7,2\u00a0bar',
      '\u00a0',
      '6,00\u00a0kW/(m³/min)',
    ]);
    expect(notes(main)).toEqual(['ab 07:50', 'ab 07:50', 'ab 07:50', 'noch kein Verlauf', 'ab 07:50']);
  });

  it('have the share of load in the last hour by the load factor, from the first visit on, and promise no line there', async () => {
    const ready = [machine(1, { status: statusBit.on })];
    const loadRatio = (main: string) => /<div class="hv-loadRatio">.*?<\/div>/s.exec(main)![0];
    const { main } = await shown({ machines: [machine(1)], before: [machine(1)] });
    expect(loadRatio(main)).toContain('Lastanteil 100\u00a0%*');
    expect(loadRatio(main)).not.toMatch(/spark|hv-note/);
    expect(loadRatio((await shown({ machines: [machine(1)], before: ready })).main)).toContain('<dd class="label">\u00a0</dd>');
  });

  it('explain those that are calculated, and nothing where there is none', async () => {
    const explained = (main: string) => [...main.matchAll(/data-explains="(\w+)"/g)].map(([, figure]) => figure);
    expect(explained((await shown({ machines: [machine(1)], before: [machine(1)] })).main)).toEqual(['loadShare', 'specificPowerNow']);
    const standing = [machine(1, { status: statusBit.on, electricalPowerKW: 0, deliveryVolumeM3min: 0 })];
    expect(explained((await shown({ machines: standing, before: standing })).main)).toEqual([]);
  });

  it('have no past within its first minutes', async () => {
    const { main } = await shown({ machines: [machine(1)] });
    expect(pasts(main)).toEqual(Array(6).fill('\u00a0'));
    expect(notes(main)).toEqual(Array(5).fill('noch kein Verlauf'));
  });

  it('stand beside the drawing too, where it has room for all of them', async () => {
    const inputs = [{ index: 1, name: 'INTERNAL_PRESS', function: 'pressure', value: 7 } as const];
    const { main } = await shown({ machines: [machine(1, { inputs })] });
    const points = [...main.matchAll(/<div class="(cs-left|cs-right)( cs-measured)?"[^>]*><dt class="label">(.*?)<\/dt>/g)];
    expect(points.map(([, , twice, name]) => [name, twice !== undefined])).toEqual([
      ['Verdichtungsendtemperatur', true],
      ['Innendruck', false],
      ['Netzdruck am Austritt', true],
      ['Liefermenge', true],
    ]);
  });
});

describe('the type plate', () => {
  let text = '';
  beforeAll(async () => {
    ({ text } = await shown({ machines: [machine(1, { typePlate: plate })], plate: true }));
  });

  it('[ROUTE-6] has model, numbers, software and installation date', () => {
    expect(text).toContain(
      'Typenschild K1 Modell S 75 Fabriknummer 104 2871 EDV-Nummer 510 0381 Kommissionsnummer L-20417 Schaltplannummer S75-04 Softwareversion V4.21 Installationsdatum 14.05.2019',
    );
  });

  it('keeps the rest of the page', () => {
    for (const part of ['Keine Meldungen', 'Zustand', 'Messwerte', 'Spezifische Leistung']) expect(text).toContain(part);
  });

  it('writes the date as the language does', async () => {
    const english = await shown({ machines: [machine(1, { typePlate: plate })], plate: true, language: 'en' });
    expect(english.text).toContain('Installationsdatum 14/05/2019');
  });

  test.each([
    ['missing', blankTypePlate],
    ['blank', { ...blankTypePlate, model: ' ', factoryNumber: '' }],
    ['no date', { ...blankTypePlate, installationDate: 'gestern' }],
  ])('shows --- for what is %s', async (_, typePlate) => {
    const { main } = await shown({ machines: [machine(1, { typePlate })], plate: true });
    expect(main.match(/<dd class="ct-none">---<\/dd>/g)).toHaveLength(7);
  });
});
