import { describe, expect, it, jest, test } from '@jest/globals';
import { decodePlant, protocolGeneration } from '../../../../adapters/contract/index.ts';
import { statusBit } from '../../../../core/compressor/index.ts';
import type { MaintenanceItem } from '../../../../core/maintenance/index.ts';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { CompressorServices, MaintenanceOverview, MaintenanceTable } from '../../../../ui/areas/maintenance/index.ts';
import { RunningHoursStore, ServicesStore } from '../../../../ui/stores/index.ts';
import { untold } from '../../stores/untold.ts';
import { machine } from '../overview/overviewFixture.ts';
import { hourOfRunning, item, openMaintenance } from './maintenanceFixture.ts';
import { headingOf, plain, renderedPage, rowsOf } from './renderedPage.tsx';

async function opened(
  items: readonly MaintenanceItem[] | undefined,
  options: Parameters<typeof openMaintenance>[0] = { samples: hourOfRunning() },
) {
  const parts = await openMaintenance(options);
  parts.push(items, [machine(1), machine(2, { status: statusBit.communicationError }), machine(3, { name: undefined })]);
  await parts.runningHours.load();
  return parts;
}
const machinePage = (parts: Awaited<ReturnType<typeof opened>>, slot = 1, view?: 'image') =>
  renderedPage(parts, <CompressorServices machine={parts.machines.inSlot(slot)!} {...(view && { view })} />);

const wireNames = [
  ['water_filter', 'Wasserfilter'],
  ['suction_filter', 'Ansaugfilter'],
  ['oil_filter', 'Ölfilter'],
  ['oil_separator', 'Ölabscheider'],
  ['motor', 'Motor'],
  ['dryer', 'Trockner'],
  ['universal_1', 'Universal 1'],
  ['universal_2', 'Universal 2'],
  ['universal_3', 'Universal 3'],
  ['universal_4', 'Universal 4'],
  ['annual_maintenance', 'Jährliche Wartung'],
] as const;

describe('the table of all services', () => {
  it('[MAINT-1] shows machine, part, interval and remaining time of each item that the station sends', async () => {
    const sent = wireNames.map(([component], i) => ({ cindex: (i % 3) + 1, component, interval_h: 1000 + i, remaining_h: 500 + i }));
    const maintenance = Object.fromEntries(sent.map((each, i) => [String(i + 1), each]));
    const decoded = decodePlant({ protocol: protocolGeneration, ts: 0, maintenance })!.maintenance;
    const page = renderedPage(await opened(decoded), <MaintenanceTable />, '/maintenance/table?sort=remaining');
    expect(rowsOf(page, 'mt-row').map((cells) => cells.filter((_, i) => i !== 2 && i !== 5))).toEqual(
      wireNames.map(([component, name], i) => [
        name,
        ['K1', 'K2', 'Verdichter 3'][i % 3],
        `${component === 'annual_maintenance' ? 'Kalenderstunden: ' : ''}${500 + i}h`,
        `${i + 1000}h`.replace('1', '1.'),
      ]),
    );
  });

  it('[ENT-7] shows --- where a value is missing', async () => {
    const page = renderedPage(
      await opened([{ index: 1, component: 'motor', intervalH: undefined, remainingH: undefined }]),
      <MaintenanceTable />,
    );
    expect(rowsOf(page, 'mt-row')).toEqual([['Motor', 'K1', '', '---', '---', '---']]);
    expect(headingOf(page)).toBe('Restzeiten unbekannt');
  });

  test.each([
    ['', 'Voraussichtlich', 'ascending'],
    ['?sort=machine&order=desc', 'Am Verdichter', 'descending'],
    ['?sort=nonsense', 'Voraussichtlich', 'ascending'],
  ])('with the address %p is sorted by %s, %s', async (query, column, direction) => {
    const page = renderedPage(await opened([item(1, 'motor', 5)]), <MaintenanceTable />, `/maintenance/table${query}`);
    const heads = [...page.matchAll(/<th scope="col"[^>]*aria-sort="(\w+)"[^>]*>(.*?)<\/th>/g)].map(([, sort, head = '']) => [
      plain(head),
      sort,
    ]);
    expect(heads).toEqual([[column, direction]]);
  });

  it('leads to the chart of each machine', async () => {
    const page = renderedPage(await opened([item(3, 'motor', 5)]), <MaintenanceTable />);
    expect(page).toMatch(/<td class="mt-machine"[^>]*><a [^>]*href="\/maintenance\/compressor\/3"/);
  });

  it('[LIVE-2] keeps its rows when the connection is gone, with --- instead of values and since when', async () => {
    const parts = await opened([item(1, 'motor', 5), item(3, 'dryer', -5)]);
    parts.station.setConnection('webserverLost');
    const page = renderedPage(parts, <MaintenanceTable />);
    expect(rowsOf(page, 'mt-row')).toEqual([
      ['Motor', 'K1', '', '---', '---', '---'],
      ['Trockner', 'Verdichter 3', '', '---', '---', '---'],
    ]);
    expect(plain(page)).toContain('Keine Werte seit 20.11.2026, 08:00');
  });
});

describe('an overdue service', () => {
  const items = [item(1, 'motor', 900), item(3, 'oilFilter', -38)];

  it('[MAINT-3] comes first in the overview, with a sign, a filled figure and its word, and marks its machine in the rail', async () => {
    const page = renderedPage(await opened(items), <MaintenanceOverview />);
    const [first = ''] = page.match(/<li class="mt-next-item">.*?<\/li>/g) ?? [];
    expect(first).toMatch(/class="st fill s-warn".*Überfällig/);
    expect(plain(first)).toContain('\u221238h');
    expect(rowsOf(page, 'mt-row mt-overdue')).toEqual([['Überfällig: Ölfilter', 'Verdichter 3', '', '\u221238h', '2.000h', 'überfällig']]);
    expect(page).toMatch(/class="rail-item s-warn" href="\/maintenance\/compressor\/3"/);
  });

  it('[MAINT-3] is drawn to the other side of zero in the chart, and marked in the picture', async () => {
    const parts = await opened(items);
    const chart = machinePage(parts, 3);
    expect(chart).toMatch(/<i class="sb-over" style="--share:1\.827%"/);
    expect(chart).toMatch(/class="sb-row sb-overdue"/);
    const picture = machinePage(parts, 3, 'image');
    expect(picture).toMatch(/class="pp-frame pp-overdue"/);
    expect(picture).toMatch(/class="pp-number pp-overdue"[^>]*>1</);
  });
});

describe('the picture of a machine', () => {
  it('numbers the parts that it shows, and says of the others that it does not', async () => {
    const page = machinePage(await opened([item(1, 'motor', 900), item(1, 'dryer', 1000)]), 1, 'image');
    const parts = [...page.matchAll(/<li class="pp-part">(.*?)<\/li>/g)].map(([, part = '']) => plain(part));
    expect(parts.map((part) => [/^\d?[A-Z][a-z]*/.exec(part)?.[0], part.includes('nicht im Bild')])).toEqual([
      ['1Motor', false],
      ['Trockner', true],
    ]);
  });
});

describe('the chart of a machine', () => {
  it('[MAINT-2] cuts an interval longer than 8000 h with a break mark and its number', async () => {
    const page = machinePage(await opened([item(1, 'motor', 300, 24_000), item(1, 'dryer', 300, 8000)]));
    const cut = [...page.matchAll(/<span class="sb-cut"><svg[^>]*class="sb-break".*?<\/svg>(.*?)<\/span>/g)].map(([, text]) => text);
    expect(cut).toEqual(['24.000 h']);
    expect([...page.matchAll(/class="sb-mark[^>]*>(.*?)<\/span>/g)].map(([, text]) => text)).toEqual([
      '0',
      '2.000',
      '4.000',
      '6.000',
      '8.000 h',
    ]);
  });

  test.each([
    [4, ['Wasserfilter', 'Ansaugfilter', 'Ölfilter', 'Ölabscheider']],
    [5, ['Wasserfil…', 'Ansaugfil…', 'Ölfilter', 'Ölabschei…', 'Motor']],
    [9, ['Wasser…', 'Ansaug…', 'Ölfilt…', 'Ölabsc…', 'Motor', 'Trockn…', 'Univ. 1', 'Univ. 2', 'Univ. 3']],
    [11, ['WaF.', 'AnF.', 'ÖlF.', 'ÖlA.', 'Mot.', 'Tro.', 'U 1', 'U 2', 'U 3', 'U 4', 'Jahr']],
  ])('of %d parts shows labels within their limit, and each full name as a title and to a screen reader', async (count, labels) => {
    const parts = wireNames.slice(0, count);
    const sent = parts.map(([component], i) => ({ cindex: 1, component, interval_h: 2000, remaining_h: i - 900 }));
    const decoded = decodePlant({ protocol: protocolGeneration, ts: 0, maintenance: { ...sent } })!.maintenance;
    const page = machinePage(await opened(decoded, {}));
    const heads = [...page.matchAll(/<th scope="row" class="sb-name" title="([^"]*)">(.*?)<\/th>/g)];
    expect(heads.map(([, , head = '']) => /<span aria-hidden="\w+">(.*?)<\/span>/.exec(head)?.[1])).toEqual(labels);
    expect(heads.map(([, title]) => title)).toEqual(parts.map(([, name]) => name));
    const spoken = heads.map(([, , head = '']) => plain(head.replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '')));
    expect(spoken).toEqual(parts.map(([, name]) => name));
  });

  it('marks the hours that the calendar counts down, and no others', async () => {
    const page = machinePage(await opened([item(1, 'motor', 900), item(1, 'annualMaintenance', 800)]));
    expect(rowsOf(page, 'sb-row').map(([, , remaining]) => remaining)).toEqual(['Kalenderstunden: 800h', '900h']);
  });

  it('says when the next service is expected, as its hours are not all of one kind; without a date in how many hours', async () => {
    const items = [item(1, 'motor', 240), item(1, 'annualMaintenance', 800)];
    expect(headingOf(machinePage(await opened(items)))).toBe('K1: Motor voraussichtlich am 30.11.2026 fällig');
    expect(headingOf(machinePage(await opened([item(1, 'motor', 240)], {})))).toBe('K1: Motor in 240\u00a0h fällig');
  });

  it('says in its heading what is overdue, names the machine in the crumbs, and steps to its neighbours', async () => {
    const parts = await opened([item(1, 'motor', 900), item(3, 'motor', -5)]);
    const page = machinePage(parts);
    expect(headingOf(machinePage(parts, 3))).toBe('Verdichter 3: Motor seit 5\u00a0h überfällig');
    expect(plain(/<nav class="crumbs".*?<\/nav>/.exec(page)![0])).toBe('Wartung/Verdichter/K1');
    expect(page).toMatch(/rel="next"[^>]*href="\/maintenance\/compressor\/2"|href="\/maintenance\/compressor\/2"[^>]*rel="next"/);
    expect(machinePage(parts, 1, 'image')).toMatch(/href="\/maintenance\/compressor\/2\/image"/);
  });

  it('leads to the type plate of the machine, for those who may open it', async () => {
    const items = [item(1, 'motor', 100, 4000)];
    expect(machinePage(await opened(items))).toContain('href="/overview/compressor/1/type_plate"');
    const read = { overview: false, analytics: true, energyBalancing: true, maintenance: true, errors: true, settings: false };
    const parts = await opened(items, { settings: { ...defaultSettings, rights: { ...defaultSettings.rights, read } } });
    expect(machinePage(parts)).not.toContain('type_plate');
  });

  it('of a machine without services says so', async () => {
    const parts = await opened([item(1, 'motor', 900)]);
    for (const view of [undefined, 'image'] as const) {
      const page = machinePage(parts, 3, view);
      expect(headingOf(page)).toBe('Verdichter 3: Keine Wartungsdaten');
      expect(plain(page)).toContain('Hier sind keine Wartungen eingerichtet.');
    }
  });
});

describe('the rail', () => {
  it('shows a lost machine as lost, and one without services as unknown', async () => {
    const page = renderedPage(await opened([item(1, 'motor', 20), item(2, 'motor', -5)]), <MaintenanceOverview />);
    const tones = [...page.matchAll(/class="rail-item (s-\w+)" href="\/maintenance\/compressor\/(\d)".*?href="#([\w-]+)"/g)];
    expect(tones.map(([, tone, slot, icon]) => [slot, tone, icon])).toEqual([
      ['1', 's-maint', 'i-maint'],
      ['2', 's-comm', 'i-comm'],
      ['3', 's-off', 'i-none'],
    ]);
  });
});

describe('the expected dates', () => {
  const items = [item(1, 'motor', 240)];

  it('are shown once the running hours are known', async () => {
    expect(plain(renderedPage(await opened(items), <MaintenanceOverview />))).toContain('voraussichtlich am 30.11.2026');
  });

  it('are given to the day for the next years only', async () => {
    const parts = await opened([item(1, 'motor', 240), item(1, 'oilFilter', 60_000, 80_000)]);
    expect(rowsOf(renderedPage(parts, <MaintenanceTable />), 'mt-row').map((cells) => cells[5])).toEqual(['30.11.2026', 'nach 2031']);
    expect(plain(machinePage(parts, 1, 'image'))).toContain('Intervall 80.000\u00a0h, nach 2031');
    expect(headingOf(machinePage(await opened([item(1, 'motor', 60_000)])))).toBe('K1: Motor in 60.000\u00a0h fällig');
  });

  it('need a right, and the page says which', async () => {
    const read = { overview: true, analytics: false, energyBalancing: false, maintenance: true, errors: true, settings: false };
    const parts = await opened(items, { settings: { ...defaultSettings, rights: { ...defaultSettings.rights, read } } });
    const page = plain(renderedPage(parts, <MaintenanceOverview />));
    expect(page).toContain('Voraussichtliche Termine brauchen das Recht Analyse oder Energiebilanz.');
    expect(page).not.toContain('voraussichtlich am');
  });

  it('need the coverage, and the page says so where the controller does not report it', async () => {
    const parts = await openMaintenance({ samples: hourOfRunning() });
    const runningHours = new RunningHoursStore({
      ...parts,
      statistics: untold(parts.station.statistics),
      clock: { nowMs: () => 0 },
    });
    const services = new ServicesStore(parts.plant, runningHours);
    parts.push([...items, item(2, 'annualMaintenance', 240)]);
    await runningHours.load();
    expect(runningHours.state).toBe('uncovered');
    const page = plain(renderedPage({ ...parts, runningHours, services }, <MaintenanceOverview />));
    expect(page).toContain('Voraussichtliche Termine nach Betriebsstunden fehlen, weil die Steuerung keine Abdeckung nennt.');
    expect(page.match(/voraussichtlich am/g)).toHaveLength(1);
  });

  it('are still counted: the page says that they follow', async () => {
    const parts = await openMaintenance({ samples: hourOfRunning() });
    parts.push(items);
    const release = parts.station.hold('dailyStatistics');
    jest.useFakeTimers();
    const counted = parts.runningHours.load();
    jest.advanceTimersByTime(3000);
    jest.useRealTimers();
    const words = 'Voraussichtliche Termine folgen, sobald die Betriebsstunden gezählt sind.';
    expect(plain(renderedPage(parts, <MaintenanceTable />))).toContain(words);
    release();
    await counted;
    const page = plain(renderedPage(parts, <MaintenanceTable />));
    expect(page).toContain('30.11.2026');
    expect(page).not.toContain(words);
  });

  it('could not be fetched: the page says so and offers to try again', async () => {
    const parts = await openMaintenance();
    parts.push(items);
    parts.station.fail('dailyStatistics', 'failed');
    await parts.runningHours.load();
    expect(renderedPage(parts, <MaintenanceTable />)).toMatch(/konnten nicht geladen werden\.<button type="button"[^>]*>Erneut versuchen/);
  });
});

describe('without services', () => {
  test.each([
    ['none is set up', [], 'Keine Wartungsdaten'],
    ['the station keeps them from the session', undefined, 'Keine Wartungsdaten'],
  ])('because %s the overview and the table say so and show no figure', async (_case, items, heading) => {
    const parts = await opened(items);
    for (const page of [renderedPage(parts, <MaintenanceOverview />), renderedPage(parts, <MaintenanceTable />)]) {
      expect(headingOf(page)).toBe(heading);
      expect(rowsOf(page, 'mt-row')).toEqual([]);
      expect(page).not.toMatch(/mt-hours/);
    }
  });

  it('because nothing was received yet the pages show shapes', async () => {
    const parts = await openMaintenance();
    parts.plant.setConnection('connecting');
    const page = renderedPage(parts, <MaintenanceOverview />);
    expect(headingOf(page)).toBe('Wartungsdaten werden geladen');
    expect(page).toMatch(/mt-bone/);
    expect(plain(page)).not.toContain('eingerichtet');
  });
});
