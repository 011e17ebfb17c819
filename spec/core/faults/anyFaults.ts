import fc from 'fast-check';
import { slotCount, type TechnologyCode } from '../../../core/compressor/index.ts';
import { inputFunctions } from '../../../core/inputs/index.ts';
import type { FaultFlags, FaultLogEntry, FaultReading, FaultSource, MachineFaults } from '../../../core/faults/index.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const number = maybe(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)));
const word = maybe(fc.nat({ max: 0xffff }));
const flags: fc.Arbitrary<FaultFlags> = fc.dictionary(fc.nat({ max: 220 }).map(String), fc.boolean());

export const anySource: fc.Arbitrary<FaultSource> = fc.oneof(
  fc.constantFrom('master' as const, 'limits' as const),
  fc.integer({ min: 1, max: slotCount }),
);

/** What any fault watches. */
export const anyReading: fc.Arbitrary<FaultReading> = fc.record({
  quantity: fc.constantFrom(...inputFunctions),
  value: number,
  limit: fc.integer({ min: -50, max: 200 }),
});
const readings = fc.dictionary(fc.nat({ max: 220 }).map(String), anyReading);

/** What any sources report. */
export const anyMachineFaults: fc.Arbitrary<readonly MachineFaults[]> = fc.array(
  fc.record({ source: anySource, errors: flags, indicators: flags, readings }, { requiredKeys: ['source', 'errors', 'indicators'] }),
);

const text = fc.string();

/** Any entry of the fault log, with any value missing. */
export const anyFaultLogEntry: fc.Arbitrary<FaultLogEntry> = fc.record({
  atMs: maybe(fc.nat({ max: 4_000_000_000_000 })),
  source: anySource,
  bitIndex: fc.nat({ max: 99 }),
  deliveryVolumeM3min: number,
  volumeFlowM3min: number,
  systemPressureBar: number,
  loadRatio: number,
  masterStatus: word,
  machines: fc.array(fc.record({ status: word, technology: maybe(fc.constantFrom<TechnologyCode>(0, 1, 2, 3, 4, 5, 6)) }), {
    minLength: slotCount,
    maxLength: slotCount,
  }),
  end: maybe(fc.record({ atMs: fc.nat({ max: 4_000_000_000_000 }), isAtLatest: fc.boolean() })),
  reading: maybe(
    fc.record({
      quantity: fc.constantFrom(...inputFunctions),
      value: number,
      limit: fc.double({ min: -50, max: 50, noNaN: true }).map((value) => value || 0),
    }),
  ),
  words: maybe(fc.record({ de: text, en: text })),
});
