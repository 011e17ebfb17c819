import { describe, expect, it } from '@jest/globals';
import { emptySlot, slotCount } from '../../../core/compressor/index.ts';
import { inputNamed, measuringPoint } from '../../../core/inputs/index.ts';
import { installedCompressors } from '../../../core/master/index.ts';
import { bareMaster } from './stations.ts';

describe('the installed compressors of a station', () => {
  const slots = Array.from({ length: slotCount }, (_, i) => emptySlot(i + 1));
  const station = (change: (index: number) => object) => ({
    atMs: 0,
    master: bareMaster,
    compressors: slots.map((slot) => ({ ...slot, ...change(slot.index) })),
  });

  it('leave out the empty slots and keep the order of the numbers', () => {
    const installed = installedCompressors(station((index) => (index % 3 === 0 ? { technology: 4 } : {})));
    expect(installed.map(({ index }) => index)).toEqual([3, 6, 9]);
  });

  it('include a slot whose technology is not known', () => {
    expect(installedCompressors(station((index) => (index === 10 ? { technology: undefined } : {})))).toHaveLength(1);
  });
});

describe('the analog inputs', () => {
  const dewPoint = { index: 4, name: measuringPoint.dewPoint, function: 'temperature', value: 3 } as const;

  it('are found by name', () => {
    expect(inputNamed([{ ...dewPoint, name: 'OTHER' }, dewPoint], measuringPoint.dewPoint)).toBe(dewPoint);
    expect(inputNamed([dewPoint], measuringPoint.receiverPressure)).toBeUndefined();
  });
});
