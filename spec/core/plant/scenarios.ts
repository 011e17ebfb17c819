import fc from 'fast-check';
import { maintenanceComponents } from '../../../core/maintenance/index.ts';
import {
  demoPlant,
  type EventEffect,
  type EventTime,
  machineFaultKinds,
  type MachineFaultName,
  masterFaultKinds,
  type MasterFaultName,
  type PlantConfig,
  type PlantEvent,
  type Weekday,
} from '../../../core/plant/index.ts';

export const machineFaultNames = Object.keys(machineFaultKinds) as MachineFaultName[];
export const masterFaultNames = Object.keys(masterFaultKinds) as MasterFaultName[];
export const eventFaultNames = masterFaultNames.filter((name) => name !== 'sensorFault');

const anyHour = fc.double({ min: 0, max: 23.99, noNaN: true });
const anySlot = fc.integer({ min: 1, max: 10 });
const anyFlow = fc.double({ min: 0, max: 6, noNaN: true });

const anyEffect: fc.Arbitrary<EventEffect> = fc.oneof(
  fc.record({ kind: fc.constant('machineFault' as const), slot: anySlot, fault: fc.constantFrom(...machineFaultNames) }),
  fc.record({ kind: fc.constant('masterFault' as const), fault: fc.constantFrom(...eventFaultNames) }),
  fc.record({
    kind: fc.constant('sensorFault' as const),
    sensor: fc.constantFrom('networkPressure' as const, 'receiverPressure' as const, 'dewPoint' as const, 'volumeFlow' as const),
  }),
  fc.record({ kind: fc.constant('switchedOff' as const), slot: anySlot }),
  fc.record({ kind: fc.constant('absence' as const), slot: anySlot, comesBack: fc.constantFrom('same' as const, 'new' as const) }),
  fc.record({
    kind: fc.constant('service' as const),
    slot: anySlot,
    component: fc.constantFrom('all' as const, ...maintenanceComponents),
  }),
  fc.record({ kind: fc.constant('leak' as const), flowM3min: anyFlow }),
  fc.record({ kind: fc.constant('extraDemand' as const), flowM3min: anyFlow }),
  fc.record({ kind: fc.constant('consumersOff' as const) }),
  fc.record({ kind: fc.constant('deliversLess' as const), slot: anySlot, share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('dayProfile' as const), profile: fc.constantFrom('weekday' as const, 'weekend' as const) }),
);

const anyTime = (fromMs: number): fc.Arbitrary<EventTime> =>
  fc.oneof(
    fc.record({
      rule: fc.constant('once' as const),
      atMs: fc.integer({ min: -1_800_000, max: 5_400_000 }).map((ms) => fromMs + ms),
    }),
    fc.record({ rule: fc.constant('daily' as const), hour: anyHour }),
    fc.record({ rule: fc.constant('weekly' as const), weekday: fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), hour: anyHour }),
    fc.record({
      rule: fc.constant('yearly' as const),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      hour: anyHour,
    }),
    fc.record({ rule: fc.constant('random' as const), perWeek: fc.double({ min: 0, max: 1000, noNaN: true }) }),
  );

/** Events around an instant, of all kinds. */
export const anyEvents = (fromMs: number): fc.Arbitrary<readonly PlantEvent[]> =>
  fc.array(fc.record({ begins: anyTime(fromMs), durationS: fc.integer({ min: 1, max: 5400 }), effect: anyEffect }), { maxLength: 12 });

/** Some of the demo's machines, other leaks, demand and receiver, and events around an instant. */
export const anyPlant = (fromMs: number): fc.Arbitrary<PlantConfig> =>
  fc
    .record({
      machines: fc.subarray([...demoPlant.machines]),
      plateauM3min: fc.double({ min: 0, max: 60, noNaN: true }),
      leakM3min: fc.double({ min: 0, max: 8, noNaN: true }),
      receiverVolumeM3: fc.double({ min: 4, max: 40, noNaN: true }),
      events: anyEvents(fromMs),
    })
    .map(({ machines, plateauM3min, leakM3min, receiverVolumeM3, events }) => ({
      ...demoPlant,
      machines,
      events,
      receiverVolumeM3,
      demand: { ...demoPlant.demand, plateauM3min },
      leakage: { ...demoPlant.leakage, flowM3min: leakM3min },
    }));

/** One event, once. */
export const once = (atMs: number, durationS: number, effect: EventEffect): PlantEvent => ({
  begins: { rule: 'once', atMs },
  durationS,
  effect,
});
