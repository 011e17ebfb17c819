import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeMachines, encodeMachines } from '../../../adapters/contract/index.ts';
import { machinesResponse, type WireMachines } from '../../../adapters/contract/machinesSchemas.ts';
import { joinedEvidence, machineEvidenceOf, machinesOf } from '../../../core/machines/index.ts';
import { readDayFile } from '../../../core/dayFile/index.ts';
import type { MachinesAnswer } from '../../../core/ports/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { machineFiles } from '../../station/figures/machineFiles.ts';
import { pathsIn, sent, withAt, wrongValue } from './wires.ts';

const [first, zone, count] = ['2026-03-02', 'Europe/Berlin', 46];
const sheet = { since: '2026-01-01', slot: 1, pressureBar: 7, flowM3min: 12, powerKW: 70, noLoadPowerKW: 18, points: [] };
const files = machineFiles(first, count, [{ slot: 2, from: 36, power: 0.03 }]);
const evidence = joinedEvidence(
  [...files].map(([day, text]) => machineEvidenceOf(readDayFile(new TextEncoder().encode(text)).samples, day, { zone, periodS: 60 })),
);
const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange([...files.keys()].at(-1)!, zone).untilMs };
const eras = [{ slot: 3, atMs: range.fromMs + 1, what: 'serviced' as const, note: 'belt' }];
const whole: MachinesAnswer = {
  picture: machinesOf(evidence, { range, zone, plant: { dataSheets: [sheet], eras } }),
  ...{ range, eras, pricePerKWh: 0.25, recordedDays: count, evaluatedDays: count },
};
const nothing: MachinesAnswer = {
  picture: machinesOf({ machines: [], air: [] }, { range, zone, plant: { dataSheets: [], eras: [] } }),
  ...{ range, eras: [], pricePerKWh: undefined, recordedDays: 0, evaluatedDays: 0 },
};

describe('machines on the wire', () => {
  it.each([
    ['with all that there can be', whole],
    ['with nothing', nothing],
  ])('arrive as they were sent, and fit their schema: %s', (_, given) => {
    const wire = sent(encodeMachines(given)) as WireMachines;
    expect(machinesResponse.safeParse(wire).success).toBe(true);
    expect(decodeMachines(wire)).toEqual(given);
  });

  it('have a change, a deviation and shares of the air in the case above', () => {
    const { machines, air } = whole.picture;
    expect(machines.map(({ drift, against }) => [drift.change !== undefined, against.deviation.kind])).toEqual([
      [false, 'measured'],
      [true, 'none'],
      [false, 'none'],
    ]);
    expect(air.machines.map(({ share }) => share.kind)).toEqual(['fitted', 'fitted', 'fitted']);
  });

  it('are read, or are none, whatever a field of them is', () => {
    const wire = sent(encodeMachines(whole)) as WireMachines;
    const few = {
      ...wire,
      machines: wire.machines.map((each) => ({ ...each, drift: { ...each.drift, days: each.drift.days.slice(0, 2) } })),
    };
    const paths = pathsIn(few).filter((path) => path.length > 0);
    fc.assert(
      fc.property(fc.constantFrom(...paths), wrongValue, (path, value) => {
        const read = decodeMachines(withAt(few, path, value));
        for (const { slot, against } of read?.picture.machines ?? []) expect([slot, against.tolerance].every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
