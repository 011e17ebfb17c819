import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  channelPosition,
  channels,
  compressorChannel,
  compressorQuantities,
  emptyRow,
  plantChannel,
  plantQuantities,
  sampleRowOf,
} from '../../../core/samples/index.ts';
import { stationReport } from '../master/stations.ts';

describe('a row', () => {
  it('[ENT-6] holds each value of the snapshot at its channel, and NaN for a missing one', () => {
    fc.assert(
      fc.property(stationReport, (station) => {
        const { atMs, values } = sampleRowOf(station);
        expect(atMs).toBe(station.atMs);
        for (const quantity of plantQuantities)
          expect(values[channelPosition(plantChannel(quantity))]).toBe(station.master[quantity] ?? NaN);
        for (const compressor of station.compressors)
          for (const quantity of compressorQuantities)
            expect(values[channelPosition(compressorChannel(quantity, compressor.index))]).toBe(compressor[quantity] ?? NaN);
      }),
    );
  });

  it('is without values before any is set', () => {
    const { atMs, values } = emptyRow(7);
    expect(atMs).toBe(7);
    expect(values).toHaveLength(channels.length);
    expect(values.every(Number.isNaN)).toBe(true);
  });
});
