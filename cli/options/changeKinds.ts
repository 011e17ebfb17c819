import { listOf, type OptionKind } from '../../adapters/options/index.ts';
import { slotCount } from '../../core/compressor/index.ts';

/** Set points, bar gauge. */
export interface AskedBand {
  readonly lowBar: number;
  readonly highBar: number;
}

const maxBar = 20;

/** `6.3:6.8` */
export const pressureBand: OptionKind<AskedBand> = {
  read(text) {
    const [, low, high] = /^(\d{1,2}(?:\.\d{1,3})?):(\d{1,2}(?:\.\d{1,3})?)$/.exec(text) ?? [];
    const band = { lowBar: Number(low), highBar: Number(high) };
    return band.lowBar > 0 && band.highBar > band.lowBar && band.highBar <= maxBar ? band : undefined;
  },
  expected: `a lower and a higher pressure in bar, to ${maxBar}, such as 6.3:6.8`,
  shownValue: 'LOW:HIGH',
};

const slotNumber: OptionKind<number> = {
  read: (text) => (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= slotCount ? Number(text) : undefined),
  expected: `a machine's number, 1 to ${slotCount}`,
  shownValue: 'N',
};

/** `2,5,3` */
export const machineOrder = listOf(slotNumber, { once: { of: (slot) => slot, expected: 'each once' } });
