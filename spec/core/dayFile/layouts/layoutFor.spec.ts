import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { dayFileLayouts } from '../../../../core/dayFile/index.ts';
import { layoutFor } from '../../../../core/dayFile/layouts/layoutFor.ts';

const found = (version: string) => {
  const layout = layoutFor(version);
  return typeof layout === 'string' ? layout : layout.version;
};

describe('the layout of a software version', () => {
  test.each([
    ['V2.15-RC1', 'V2.15-RC1'],
    ['V2.15', 'V2.15-RC1'],
    ['V2.16-RC9', 'V2.15-RC1'],
    ['V2.17-RC2', 'V2.15-RC1'],
    ['V2.17-RC3', 'V2.17-RC3'],
    ['V3.0', 'V2.17-RC3'],
    ['V3.21-RC4', 'V2.17-RC3'],
    ['V3.21-RC5', 'V3.21-RC5'],
    ['V3.21-RC9', 'V3.21-RC5'],
    ['V3.21-RC10', 'V3.21-RC10'],
    ['V3.21', 'V3.21-RC10'],
    ['V3.100-RC1', 'V3.21-RC10'],
    ['V10.0', 'V3.21-RC10'],
    ['V2.15-RC0', 'tooOld'],
    ['V2.14', 'tooOld'],
    ['V1.99', 'tooOld'],
    ['', 'unknownVersion'],
    ['3.21', 'unknownVersion'],
    ['V3', 'unknownVersion'],
    ['V3.21-rc10', 'unknownVersion'],
    ['V3.21.1', 'unknownVersion'],
    ['V3.21-RC10 ', 'unknownVersion'],
    ['V9999999.0', 'unknownVersion'],
  ])('%p is %s', (version, layout) => {
    expect(found(version)).toBe(layout);
  });

  it('never is an older one for a later version', () => {
    const part = fc.nat({ max: 30 });
    const version = fc.tuple(part, part, fc.option(part, { nil: Infinity }));
    const text = ([major, minor, candidate]: readonly number[]) => `V${major}.${minor}${candidate === Infinity ? '' : `-RC${candidate}`}`;
    const rank = (name: string) => dayFileLayouts.findIndex((layout) => layout.version === name);
    fc.assert(
      fc.property(version, version, (a, b) => {
        const [earlier, later] = [a, b].sort((x, y) => x[0] - y[0] || x[1] - y[1] || (x[2] === y[2] ? 0 : x[2] - y[2])) as [
          typeof a,
          typeof b,
        ];
        expect(rank(found(text(later)))).toBeGreaterThanOrEqual(rank(found(text(earlier))));
      }),
    );
  });
});
