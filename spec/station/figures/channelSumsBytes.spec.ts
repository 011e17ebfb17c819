import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sumChannels } from '../../../core/totals/index.ts';
import { decodeChannelSums, encodeChannelSums } from '../../../station/figures/channelSumsBytes.ts';
import { logPeriodS, plantLog } from '../../core/samples/logs.ts';

describe('the sums of a channel as bytes', () => {
  it('are read as they were, and not at all when a byte was changed', () => {
    fc.assert(
      fc.property(plantLog, fc.nat(), (table, at) => {
        for (const sums of sumChannels(table, logPeriodS).values()) {
          const bytes = encodeChannelSums(sums);
          expect(decodeChannelSums(bytes)).toEqual(sums);
          const changed = Uint8Array.from(bytes);
          changed[at % bytes.length]! ^= 1;
          expect(decodeChannelSums(changed)).toBeUndefined();
          expect(decodeChannelSums(bytes.subarray(0, at % bytes.length))).toBeUndefined();
        }
      }),
    );
  });
});
