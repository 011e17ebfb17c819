import fc from 'fast-check';
import { inputFunctions } from '../../../core/inputs/index.ts';
import {
  byPlace,
  type InputChannel,
  inputId,
  type InputMinute,
  type MeasuredInput,
  type MinuteFaults,
} from '../../../core/inputFile/index.ts';
import { msPerMinute } from '../../../core/time/index.ts';

/** With as many decimals as a file has. */
const value = fc.integer({ min: -300_000, max: 300_000 }).map((thousandths) => thousandths / 1000);

const channel: fc.Arbitrary<InputChannel> = fc.record({
  slot: fc.integer({ min: 0, max: 10 }),
  name: fc.constantFrom('DEW_POINT', 'ADD_PRESS_1', 'Druck_Halle_Süd', '温度', '_', '7'),
  function: fc.constantFrom(...inputFunctions),
});

const measured = (of: InputChannel): fc.Arbitrary<MeasuredInput> =>
  fc.oneof(
    fc.constant({ channel: of, seconds: 0, mean: undefined, min: undefined, max: undefined }),
    fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.tuple(value, value, value)).map(([ms, values]) => {
      const [min, mean, max] = values.toSorted((a, b) => a - b);
      return { channel: of, seconds: ms / 1000, mean, min, max };
    }),
  );

const faults: fc.Arbitrary<MinuteFaults> = fc.record({
  slot: fc.integer({ min: 0, max: 10 }),
  seconds: fc.integer({ min: 0, max: 60 }),
  codes: fc.uniqueArray(fc.constantFrom('E165', 'W017', 'W133', 'M001', 'E1024'), { minLength: 1 }).map((codes) => codes.toSorted()),
});

const minute = (atMs: number): fc.Arbitrary<InputMinute> =>
  fc
    .uniqueArray(channel, { maxLength: 8, selector: inputId })
    .chain((channels) =>
      fc.record({
        atMs: fc.constant(atMs),
        inputs: fc.tuple(...channels.toSorted(byPlace).map(measured)),
        faults: fc.uniqueArray(faults, { maxLength: 3, selector: ({ slot }) => slot }).map((of) => of.toSorted((a, b) => a.slot - b.slot)),
      }),
    )
    .filter(({ inputs, faults: of }) => inputs.length + of.length > 0);

const firstMs = Date.parse('2026-11-20T23:00:00Z');

/** Minutes of a file, ascending; any may be missing. */
export const anyMinutes: fc.Arbitrary<readonly InputMinute[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 })
  .chain((at) => fc.tuple(...at.toSorted((a, b) => a - b).map((n) => minute(firstMs + n * msPerMinute))));
