import { describe, expect, it } from '@jest/globals';
import { faultCode, faultText } from '../../core/faults/index.ts';
import { knownFaults } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

/** What every log of faults, and every source of their texts, does. */
export function faultsContract({ station, tokenOf }: Reached): void {
  describe('error log', () => {
    it('has every fault with the plant at that moment, newest first', async () => {
      const answer = await station().errorLog.read(await tokenOf('read'));
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      const times = answer.value.map(({ atMs }) => atMs!);
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(answer.value.slice(-knownFaults.length)).toEqual(knownFaults);
    });
  });

  describe('fault catalogue', () => {
    it('has words for the faults of every source, in the language that is asked for', async () => {
      const token = await tokenOf('demo');
      const [german, english] = [await station().faultCatalogue.read('de', token), await station().faultCatalogue.read('en', token)];
      if (german.outcome !== 'succeeded' || english.outcome !== 'succeeded') throw new Error(german.outcome);
      for (const { source, bitIndex } of knownFaults) {
        const [word, otherWord] = [german, english].map(({ value }) => faultText(value, source, bitIndex));
        expect(word).not.toBe(faultCode(source, bitIndex));
        expect(otherWord).not.toBe(faultCode(source, bitIndex));
        expect(word).not.toBe(otherWord);
      }
    });
  });
}
