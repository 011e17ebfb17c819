import { describe, expect, it, test } from '@jest/globals';
import { decodePlant, protocolGeneration } from '../../../../../adapters/contract/index.ts';
import type { Compressor } from '../../../../../core/compressor/index.ts';
import type { InputSource } from '../../../../../core/inputs/index.ts';
import type { Master, StationSnapshot } from '../../../../../core/master/index.ts';
import { defaultSettings, type Settings } from '../../../../../core/settings/index.ts';
import { Accessories } from '../../../../../ui/areas/overview/accessories/Accessories.tsx';
import { markupOf, plain } from '../../../markupOf.tsx';
import { machine, openOverview, stationWith, treatmentInputs } from '../overviewFixture.ts';

const pressure = (name: string, value: number | undefined, index = 1) => ({ index, name, function: 'pressure' as const, value });

interface Shown {
  readonly machines?: readonly Compressor[];
  readonly master?: Partial<Master>;
  readonly source?: InputSource;
  readonly units?: Partial<Settings['units']>;
  readonly after?: (station: Awaited<ReturnType<typeof openOverview>>['station'], snapshot: StationSnapshot) => void;
}

async function pageOf({ machines = [machine(1)], master = {}, source, units = {}, after }: Shown): Promise<string> {
  const parts = await openOverview({ settings: { ...defaultSettings, units: { ...defaultSettings.units, ...units } } });
  const snapshot = stationWith(machines, master);
  parts.station.push(snapshot);
  after?.(parts.station, snapshot);
  return markupOf(parts, <Accessories {...(source !== undefined && { source })} />, '/overview/accessories');
}

const heading = (page: string) => plain(/<h1>.*?<\/h1>/.exec(page)?.[0] ?? '');
const note = (page: string) => plain(/<span class="ac-note">.*?<\/span>/.exec(page)?.[0] ?? '');
const crumbs = (page: string) => plain(/<nav class="crumbs".*?<\/nav>/.exec(page)?.[0] ?? '');
const rail = (page: string) => /<nav class="rail strip".*?<\/nav>/.exec(page)?.[0] ?? '';
const places = (page: string) => /<ul class="strip ac-places">.*?<\/ul>/.exec(page)?.[0] ?? '';
/** Name, function and value of each row. */
const rows = (page: string) =>
  [...page.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([row]) => [
    plain(/<span class="ac-name"><span[^>]*>(.*?)<\/span>/.exec(row)?.[1] ?? ''),
    plain(/<td class="ac-function dim">(.*?)<\/td>/.exec(row)?.[1] ?? ''),
    plain(/<td class="r ac-value">(.*?)<\/td>/.exec(row)?.[1] ?? ''),
  ]);

describe('the page of the measuring points', () => {
  it('[ENT-4] shows what the controller sends by index; a function that is neither pressure nor volume_flow is a temperature', async () => {
    const sent = {
      '2': { name: 'ADD_PRESS_1', function: 'pressure', value: 6.9 },
      '3': { name: 'Halle 3', function: 'volume_flow', value: 1.5 },
      '7': { name: 'Kühlwasser', function: 'other', value: 18 },
      '9': { name: 'Abluft', function: 'moisture', value: 31 },
    };
    const plant = decodePlant({ protocol: protocolGeneration, supplements: { analog_inputs: sent } })!;
    expect(plant.master.inputs.map(({ index }) => index)).toEqual([2, 3, 7, 9]);
    expect(rows(await pageOf({ master: { inputs: plant.master.inputs }, source: 'master' }))).toEqual([
      ['dezentraler Druck 1', 'Druck', '6,9bar'],
      ['Halle 3', 'Volumenstrom', '1,5m³/min'],
      ['Kühlwasser', 'Temperatur', '18°C'],
      ['Abluft', 'Temperatur', '31°C'],
    ]);
  });

  it('shows name, function and value with its unit', async () => {
    const flow = { index: 3, name: 'Halle 3', function: 'volumeFlow', value: 12.34 } as const;
    const page = await pageOf({ master: { inputs: [...treatmentInputs, flow, pressure('ADD_PRESS_2', 7.06, 4)] }, source: 'master' });
    expect(rows(page)).toEqual([
      ['Behälterdruck', 'Druck', '7,4bar'],
      ['Drucktaupunkt', 'Temperatur', '3°C'],
      ['Halle 3', 'Volumenstrom', '12,3m³/min'],
      ['dezentraler Druck 2', 'Druck', '7,1bar'],
    ]);
    expect(heading(page)).toBe('Steuerung: 4 Messstellen, alle mit Wert');
  });

  it('leaves as much room for units as the longest of its table needs', async () => {
    const flow = { index: 2, name: 'Halle 3', function: 'volumeFlow', value: 1 } as const;
    const page = await pageOf({ machines: [machine(1, { inputs: [pressure('P', 7)] })], master: { inputs: [pressure('P', 7), flow] } });
    expect([...page.matchAll(/--ac-unit:(\d+)/g)].map(([, length]) => Number(length))).toEqual(['m³/min'.length, 'bar'.length]);
  });

  it('does not repeat below its name what a point measures', async () => {
    const flow = (name: string, index: number) => ({ index, name, function: 'volumeFlow', value: 1 }) as const;
    const page = await pageOf({ master: { inputs: [flow('VOLUME_FLOW', 1), flow('Halle 3', 2)] }, source: 'master' });
    expect([...page.matchAll(/<span class="ac-under label">(.*?)<\/span>/g)].map(([, word]) => word)).toEqual(['Volumenstrom']);
    expect(rows(page).map(([name]) => name)).toEqual(['Volumenstrom', 'Halle 3']);
  });

  test.each<[Partial<Settings['units']>, readonly string[]]>([
    [{ pressure: 'psi', temperature: 'degF' }, ['107psi', '37°F']],
    [{ pressure: 'MPa', temperature: 'degK' }, ['0,74MPa', '276K']],
  ])('follows the chosen units %j', async (units, values) => {
    expect(rows(await pageOf({ units, source: 'master' })).map(([, , value]) => value)).toEqual(values);
  });

  it('answers how many there are and which of them say nothing', async () => {
    const silent = machine(3, { name: 'K3 Halle B', inputs: [pressure('INTERNAL_PRESS', undefined)] });
    const page = await pageOf({ machines: [silent] });
    expect([heading(page), note(page)]).toEqual(['3 Messstellen, 1 ohne Wert', 'Ohne Wert: Innendruck (K3 Halle B)']);
    expect(rows(page).at(-1)).toEqual(['Innendruck', 'Druck', '---bar']);
  });

  it('names no more of them than can be read at a glance', async () => {
    const inputs = [1, 2, 3, 4, 5].map((number) => pressure(`P${number}`, undefined, number));
    expect(note(await pageOf({ master: { inputs }, source: 'master' }))).toBe('Ohne Wert: P1, P2, P3 und 2 weitere');
  });

  it('[LIVE-2] keeps its rows and shows --- for every value while the webserver is lost', async () => {
    const page = await pageOf({ source: 'master', after: (station) => station.setConnection('webserverLost') });
    expect(rows(page).map(([, , value]) => value)).toEqual(['---bar', '---°C']);
    expect(heading(page)).toBe('Steuerung: 2 Messstellen, zurzeit keine Werte');
  });

  it('[ENT-7] shows an input without name and value as ---', async () => {
    expect(rows(await pageOf({ master: { inputs: [pressure('', NaN)] }, source: 'master' }))).toEqual([['---', 'Druck', '---bar']]);
  });

  it("names the way to it by the machine's name, or its number where it has none", async () => {
    const machines = [machine(3, { name: 'K3 Halle B' }), machine(5, { name: undefined })];
    expect(crumbs(await pageOf({ machines, source: 3 }))).toBe('Übersicht/Messstellen/K3 Halle B');
    expect(crumbs(await pageOf({ machines, source: 5 }))).toBe('Übersicht/Messstellen/Verdichter 5');
    expect(crumbs(await pageOf({ machines }))).toBe('Übersicht/Messstellen');
  });

  it('leads to all, to the control and to each machine; one without inputs is disabled', async () => {
    const switched = places(await pageOf({ machines: [machine(1, { inputs: [pressure('X', 1)] }), machine(2)] }));
    expect([...switched.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/overview/accessories',
      '/overview/accessories/master',
      '/overview/accessories/1',
    ]);
    expect(switched).toMatch(/<span aria-disabled="true"[^>]*>K2<\/span>/);
  });

  test.each<[InputSource | undefined, string, string]>([
    [undefined, 'Keine Messstellen', 'An dieser Station sind keine Messstellen angeschlossen.'],
    ['master', 'Steuerung: keine Messstellen', 'An der Steuerung sind keine Messstellen angeschlossen.'],
    [1, 'K1: keine Messstellen', 'An K1 sind keine Messstellen angeschlossen.'],
  ])('of %p without inputs is an empty table with its sentence', async (source, title, sentence) => {
    const page = await pageOf({ master: { inputs: [] }, ...(source !== undefined && { source }) });
    expect(heading(page)).toBe(title);
    expect(page).toContain(`<td colSpan="3" class="dim">${sentence}</td>`);
    expect([page.match(/<thead>/g)?.length, rows(page)]).toEqual([1, []]);
  });
});

describe('the entry of the measuring points in the rail', () => {
  it('[ROUTE-7] leads to them and says their number', async () => {
    expect(rail(await pageOf({}))).toMatch(
      /<a [^>]*href="\/overview\/accessories"[^>]*>.*?Messstellen<\/span><span class="rail-end t12">2<\/span><\/a>/,
    );
  });

  it('[ROUTE-7] is disabled when there are none', async () => {
    const entries = rail(await pageOf({ master: { inputs: [] } }));
    expect(entries).not.toContain('href="/overview/accessories"');
    expect(entries).toMatch(/<span class="rail-item" aria-disabled="true" title="Keine Messstellen">/);
  });
});
