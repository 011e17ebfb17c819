import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { activeFaults, type ActiveFault, faultNumber, faultSeverity, litIndicators } from '../../../core/faults/index.ts';
import { machineFaultsOf } from '../../../station/faults/machineFaultsOf.ts';
import { anySource } from '../../core/faults/anyFaults.ts';

const activeFault = fc.record({ source: anySource, bitIndex: fc.nat({ max: 99 }) }).map(({ source, bitIndex }): ActiveFault => ({
  source,
  bitIndex,
  number: faultNumber(source, bitIndex)!,
  severity: faultSeverity(bitIndex)!,
}));
const faults = fc.uniqueArray(activeFault, { selector: ({ source, number }) => `${source}:${number}` });

describe('what each source reports', () => {
  it('is every fault that is up, once, and nothing else', () => {
    fc.assert(
      fc.property(faults, (up) => {
        const machines = machineFaultsOf(up);
        expect(new Set(machines.map(({ source }) => source)).size).toBe(machines.length);
        expect(new Set(machines.flatMap(activeFaults))).toEqual(new Set(up));
      }),
    );
  });

  it('lights a lamp for each warning and error, and for no due service', () => {
    fc.assert(
      fc.property(faults, (up) => {
        for (const machine of machineFaultsOf(up)) {
          const lit = activeFaults(machine).filter(({ severity }) => severity !== 'maintenance');
          expect(new Set(litIndicators(machine))).toEqual(new Set(lit.map(({ number }) => number)));
        }
      }),
    );
  });
});
