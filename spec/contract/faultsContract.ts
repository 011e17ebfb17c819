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
      expect(answer.value.slice(-knownFaults.length)).toEqual(knownFaults.map((fault) => expect.objectContaining(fault)));
    });

    it('[TREND-6] has the faults of a range alone where one is asked for, its end not included', async () => {
      const token = await tokenOf('read');
      const times = knownFaults.flatMap(({ atMs }) => atMs ?? []);
      const [untilMs, fromMs] = [Math.max(...times), Math.min(...times)];
      const answer = await station().errorLog.read(token, undefined, { fromMs, untilMs });
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      expect(answer.value.map(({ atMs }) => atMs)).toEqual(times.filter((atMs) => atMs < untilMs));
    });
  });

  describe('what people leave at a fault', () => {
    const seen = { name: 'K. Demir', text: 'Kühler ist zugestaubt' };
    const [newest] = knownFaults;

    it('[ALARM-2] is in its entry, with time and level, and nothing else changes', async () => {
      const token = await tokenOf('write');
      const before = await station().errorLog.read(token);
      expect(await station().errorLog.note(newest!, seen, token, 'de')).toEqual({ outcome: 'succeeded' });
      const after = await station().errorLog.read(token);
      if (before.outcome !== 'succeeded' || after.outcome !== 'succeeded') throw new Error(after.outcome);
      const place = after.value.length - knownFaults.length;
      const { notes = [], ...entry } = after.value[place]!;
      expect(notes.at(-1)).toEqual({ ...seen, level: 'write', atMs: expect.any(Number) });
      expect(before.value.with(place, { ...entry, notes: before.value[place]!.notes })).toEqual(before.value);
    });

    it('[ALARM-2] is refused in words for an entry that the log has not', async () => {
      const answer = await station().errorLog.note({ ...newest!, bitIndex: 98 }, seen, await tokenOf('write'), 'de');
      expect(answer).toEqual({ outcome: 'refused', text: 'Diese Meldung steht nicht mehr im Protokoll der Station.' });
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
