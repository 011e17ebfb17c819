import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { activeFaults, type ActiveFault, faultNumber, faultReading, faultSeverity, litIndicators } from '../../../core/faults/index.ts';
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

  it('[ALARM-1] has value and limit of each fault that watches something, under its own source and number', () => {
    const reading = { quantity: 'temperature', value: 104, limit: 100 } as const;
    const fault = (source: number, bitIndex: number): ActiveFault => ({
      ...{ source, bitIndex, number: faultNumber(source, bitIndex)! },
      severity: faultSeverity(bitIndex)!,
    });
    const machines = machineFaultsOf([{ ...fault(2, 16), reading }, fault(2, 67), fault(3, 16)]);
    expect([16, 67].map((bitIndex) => faultReading(machines, 2, bitIndex))).toEqual([reading, undefined]);
    expect(faultReading(machines, 3, 16)).toBeUndefined();
    expect(faultReading(machines, 'master', 16)).toBeUndefined();
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
