import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadDataSheets, loadHeatForm, loadMeasures } from '../../../adapters/enteredFiles/index.ts';
import { enteredHeatFields } from '../../../core/plantData/index.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

function fileOf(content: string): string {
  const path = join(temporaryFolder(), 'entered.json');
  writeFileSync(path, content);
  return path;
}
const jsonFile = (value: unknown) => fileOf(JSON.stringify(value));
const isTaken = ({ problems }: { readonly problems?: readonly string[] }) => problems === undefined;

const loaders = [
  ['data sheets', loadDataSheets],
  ['a form of heat', loadHeatForm],
  ['measures', loadMeasures],
] as const;

describe.each(loaders)('a file of %s', (_, load) => {
  it('that is not there, or is no JSON, says so with its name', async () => {
    const gone = join(temporaryFolder(), 'gone.json');
    expect(await load(gone)).toEqual({ problems: [`${gone} can not be read (ENOENT)`] });
    const broken = fileOf('{');
    expect(await load(broken)).toEqual({ problems: [`${broken} is no JSON`] });
  });

  it('of another kind says where it is wrong', async () => {
    const { problems } = await load(jsonFile({ unknown: 1 }));
    expect(problems?.every((problem) => problem.includes('entered.json'))).toBe(true);
    expect(problems?.length).toBeGreaterThan(0);
  });
});

describe('data sheets in a file', () => {
  const sheet = (slot: number, points: number) => ({
    ...{ since: '2026-01-01', slot, pressureBar: 7, flowM3min: 12, powerKW: 75, noLoadPowerKW: 22 },
    points: Array.from({ length: points }, () => ({ flowM3min: 6, powerKW: 40 })),
  });
  const withSheets = (count: number) => jsonFile(Array.from({ length: count }, () => sheet(1, 0)));

  it('are taken as they are, 200 at most', async () => {
    expect(await loadDataSheets(jsonFile([sheet(1, 0), sheet(10, 20)]))).toEqual({ entered: [sheet(1, 0), sheet(10, 20)] });
    expect([isTaken(await loadDataSheets(withSheets(200))), isTaken(await loadDataSheets(withSheets(201)))]).toEqual([true, false]);
  });

  it.each([
    ['slot 0', { slot: 0 }],
    ['slot 11', { slot: 11 }],
    ['a negative flow', { flowM3min: -0.1 }],
    ['21 points', { points: sheet(1, 21).points }],
    ['no day', { since: '2026-02-30' }],
  ])('are refused with %s', async (_, fields) => {
    expect(isTaken(await loadDataSheets(jsonFile([{ ...sheet(1, 0), ...fields }])))).toBe(false);
  });
});

describe('a form of heat in a file', () => {
  it('has each of its texts or not, from 1 to 500 characters long', async () => {
    expect(await loadHeatForm(jsonFile({}))).toEqual({ entered: {} });
    for (const field of enteredHeatFields) {
      const taken = async (length: number) => isTaken(await loadHeatForm(jsonFile({ [field]: 'a'.repeat(length) })));
      expect([field, await taken(0), await taken(1), await taken(500), await taken(501)]).toEqual([field, false, true, true, false]);
    }
  });

  it.each([
    [{ temperatureDegC: -10, companyGWh: 0 }, true],
    [{ companyGWh: -0.1 }, false],
    [{ temperatureDegC: 'warm' }, false],
    [{ more: 1 }, false],
  ])('with %j is taken: %p', async (fields, expected) => {
    expect(isTaken(await loadHeatForm(jsonFile(fields)))).toBe(expected);
  });
});

describe('measures in a file', () => {
  const valuation = { since: '2026-01-01', interest: 0.05, priceChange: 0.02, author: 'A', enteredMs: 0 };
  const use = { since: '2026-01-01', name: 'Strahlen', flowM3min: 2, days: ['sun'], fromHour: 22, untilHour: 24 };

  it('come with the valuations of later years, and with consumers at known hours or without', async () => {
    const bare = { measures: [], valuations: [valuation] };
    expect(await loadMeasures(jsonFile(bare))).toEqual({ entered: { ...bare, nightUse: [] } });
    expect(await loadMeasures(jsonFile({ ...bare, nightUse: [use] }))).toEqual({ entered: { ...bare, nightUse: [use] } });
    expect(isTaken(await loadMeasures(jsonFile({ measures: [] })))).toBe(false);
  });

  it.each([
    ['interest', { interest: 1 }, { interest: 1.001 }],
    ['interest', { interest: 0 }, { interest: -0.001 }],
    ['a change of prices', { priceChange: 1 }, { priceChange: 1.001 }],
    ['a change of prices', { priceChange: -1 }, { priceChange: -1.001 }],
  ])('are refused with %s beyond what can be', async (_, within, beyond) => {
    const taken = async (fields: object) =>
      isTaken(await loadMeasures(jsonFile({ measures: [], valuations: [{ ...valuation, ...fields }] })));
    expect([await taken(within), await taken(beyond)]).toEqual([true, false]);
  });
});
