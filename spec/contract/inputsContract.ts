import { describe, expect, it } from '@jest/globals';
import { inputId, inputSeriesOf } from '../../core/inputFile/index.ts';
import { maxInputHours, maxInputs } from '../../core/ports/index.ts';
import { msPerDay, msPerHour } from '../../core/time/index.ts';
import { knownInputMinutes, knownInputRange } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const series = inputSeriesOf(knownInputMinutes, knownInputRange);
const ids = series.map(({ channel }) => inputId(channel));
const { fromMs } = knownInputRange;

/** What every source of recorded inputs does. */
export function inputsContract({ station, tokenOf }: Reached): void {
  describe('analog inputs', () => {
    it('are those that were recorded in the range, over midnight, with the minutes of those asked for', async () => {
      expect(await station().inputs.read(knownInputRange, [ids[1]!], await tokenOf('demo'))).toEqual({
        outcome: 'succeeded',
        value: [{ channel: series[0]!.channel, minutes: undefined }, series[1]],
      });
      expect(await station().inputs.read(knownInputRange, ids, await tokenOf('demo'))).toEqual({ outcome: 'succeeded', value: series });
    });

    it('that were not recorded have no minutes', async () => {
      const answer = await station().inputs.read(knownInputRange, ['9-pressure-NONE'], await tokenOf('demo'));
      expect(answer).toMatchObject({ outcome: 'succeeded', value: [{ minutes: undefined }, { minutes: undefined }] });
    });

    it('are none of a range without minutes', async () => {
      const empty = { fromMs: fromMs - 20 * msPerDay, untilMs: fromMs - 19 * msPerDay };
      expect(await station().inputs.read(empty, ids, await tokenOf('demo'))).toEqual({ outcome: 'succeeded', value: [] });
    });

    it.each([
      ['no range', { fromMs, untilMs: fromMs }, []],
      ['a reversed range', { fromMs, untilMs: fromMs - 1 }, []],
      ['a range longer than a week', { fromMs, untilMs: fromMs + maxInputHours * msPerHour + 1 }, []],
      ['what is no input', knownInputRange, ['DEW_POINT']],
      ['too many inputs', knownInputRange, Array.from({ length: maxInputs + 1 }, (_, i) => `0-pressure-P${i}`)],
    ])('are refused for %s', async (_, range, asked) => {
      expect(await station().inputs.read(range, asked, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
