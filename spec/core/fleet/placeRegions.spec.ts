import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placeRegions } from '../../../core/fleet/index.ts';
import { isInRegion } from '../../../core/fleet/placeRegions.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${count - 1}}$`));
const place = fc.oneof(
  digits(5).map((code) => `${code} Ulm`),
  digits(4).map((code) => `A-${code} Graz`),
  fc.constantFrom('Lager', 'Halle', ''),
);

describe('[FLEET-4] regions of places', () => {
  it.each([
    [
      ['89073 Ulm', '86150 Augsburg', '20457 Hamburg'],
      [
        { region: '20xxx', areas: [] },
        { region: '8xxxx', areas: ['86xxx', '89xxx'] },
      ],
    ],
    [
      ['A-8010 Graz', '8010 Zürich', 'A-4020 Linz'],
      [
        { region: '80xx', areas: [] },
        { region: 'A-40xx', areas: [] },
        { region: 'A-80xx', areas: [] },
      ],
    ],
    [['Lager', '', ' Lager '], [{ region: 'Lager', areas: [] }]],
    [[], []],
  ])('of %j are %j', (places, regions) => {
    expect(placeRegions(places)).toEqual(regions);
  });

  it.each([
    ['89073 Ulm', '', true],
    ['89073 Ulm', '8xxxx', true],
    ['89073 Ulm', '89xxx', true],
    ['89073 Ulm', '86xxx', false],
    ['8907 Ulm', '8xxxx', false],
    ['A-8010 Graz', '80xx', false],
    ['A-8010 Graz', 'A-80xx', true],
    ['Lager', 'Lager', true],
    ['', 'Lager', false],
  ])('have %j in %j: %p', (of, region, isIn) => {
    expect(isInRegion(of, region)).toBe(isIn);
  });

  it('have each place that is not empty in one of them, and in one of its areas', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (places) => {
        const regions = placeRegions(places);
        for (const each of places.filter((text) => text !== '')) {
          const own = regions.filter(({ region }) => isInRegion(each, region));
          expect(own).toHaveLength(1);
          const { areas } = own[0]!;
          if (areas.length > 0) expect(areas.filter((area) => isInRegion(each, area))).toHaveLength(1);
        }
      }),
    );
  });
});
