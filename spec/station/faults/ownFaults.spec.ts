import { describe, expect, it, test } from '@jest/globals';
import type { ActiveFault } from '../../../core/faults/index.ts';
import type { SdCardState } from '../../../core/master/index.ts';
import { withOwnFaults } from '../../../station/faults/ownFaults.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';

const oilLevel: ActiveFault = { source: 2, bitIndex: 19, number: 20, severity: 'warning' };
const texts = (faults: readonly ActiveFault[]) =>
  faults.map(({ source, bitIndex }) => productFaultTexts.en[source === 'master' ? 'master' : 'compressor'][bitIndex]);

describe('the faults of a station', () => {
  test.each<[SdCardState, boolean, number]>([
    ['ok', false, 0],
    ['writeProtected', false, 0],
    ['none', false, 1],
    ['full', false, 1],
    ['ok', true, 1],
    ['full', true, 2],
  ])('are those of the plant and, with the card %s and mail failing %p, %i of its own, each with a text', (card, isMailFailing, own) => {
    const faults = withOwnFaults([oilLevel], { card, isMailFailing });
    expect(faults).toHaveLength(own + 1);
    expect(faults).toContainEqual(oilLevel);
    expect(texts(faults).every((text) => text !== undefined && text.length > 0)).toBe(true);
  });

  it('are reported once when the plant reports them too', () => {
    const faults = withOwnFaults([], { card: 'full', isMailFailing: false });
    expect(withOwnFaults(faults, { card: 'full', isMailFailing: false })).toEqual(faults);
  });
});
