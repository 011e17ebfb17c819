import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { maintenanceComponents } from '../../core/maintenance/index.ts';
import { machineFaultKinds, masterFaultKinds, type PlantEvent } from '../../core/plant/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { StartFailure } from '../../server/process/StartFailure.ts';

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => keysOf(table);

const slot = z.int().check(z.minimum(1), z.maximum(slotCount));
const flowM3min = z.number().check(z.minimum(0));
const hour = z.number().check(z.minimum(0), z.lt(24));

const begins = z.union([
  z.pipe(
    z.strictObject({ inS: z.number().check(z.minimum(0)) }),
    z.transform(({ inS }) => ({ rule: 'in' as const, inS })),
  ),
  z.strictObject({ rule: z.literal('once'), atMs: z.number() }),
  z.strictObject({ rule: z.literal('daily'), hour }),
  z.strictObject({ rule: z.literal('weekly'), weekday: z.literal([0, 1, 2, 3, 4, 5, 6]), hour }),
  z.strictObject({
    rule: z.literal('yearly'),
    month: z.int().check(z.minimum(1), z.maximum(12)),
    day: z.int().check(z.minimum(1), z.maximum(31)),
    hour,
  }),
  z.strictObject({ rule: z.literal('random'), perWeek: z.number().check(z.minimum(0)) }),
]);

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('machineFault'), slot, fault: z.enum(namesOf(machineFaultKinds)) }),
  z.strictObject({
    kind: z.literal('masterFault'),
    fault: z.enum(namesOf(masterFaultKinds).filter((name) => name !== 'sensorFault')),
  }),
  z.strictObject({ kind: z.literal('sensorFault'), sensor: z.enum(['networkPressure', 'receiverPressure', 'dewPoint', 'volumeFlow']) }),
  z.strictObject({ kind: z.literal('switchedOff'), slot }),
  z.strictObject({ kind: z.literal('absence'), slot, comesBack: z.enum(['same', 'new']) }),
  z.strictObject({ kind: z.literal('service'), slot, component: z.enum([...maintenanceComponents, 'all']) }),
  z.strictObject({ kind: z.literal('leak'), flowM3min }),
  z.strictObject({ kind: z.literal('extraDemand'), flowM3min }),
  z.strictObject({ kind: z.literal('consumersOff') }),
  z.strictObject({ kind: z.literal('deliversLess'), slot, share: z.number().check(z.minimum(0), z.maximum(1)) }),
  z.strictObject({ kind: z.literal('dayProfile'), profile: z.enum(['weekday', 'weekend']) }),
]);

const eventsFile = z.array(z.strictObject({ begins, durationS: z.number().check(z.positive()), effect }));

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartFailure(`cannot read the events in ${file}: ${reasonOf(error)}`);
  }
}

/**
 * What a file adds to the simulated plant: a JSON list of `PlantEvent`s, of which one may begin `{"inS": 60}`, so many seconds after the start.
 * Throws a StartFailure that names the first field that is wrong.
 */
export function plantEventsFile(file: string, nowMs: number): readonly PlantEvent[] {
  const read = eventsFile.safeParse(jsonIn(file));
  if (!read.success) {
    const { path, message } = read.error.issues[0]!;
    throw new StartFailure(`cannot use the events in ${file}: ${path.join('.') || 'the file'}: ${message}`);
  }
  return read.data.map((event) => ({
    ...event,
    begins: event.begins.rule === 'in' ? { rule: 'once' as const, atMs: nowMs + event.begins.inS * msPerSecond } : event.begins,
  }));
}
