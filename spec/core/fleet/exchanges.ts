import fc from 'fast-check';
import { type FleetExchange, longestHoldS, slowestBeatS } from '../../../core/fleet/index.ts';
import { maintenanceComponents } from '../../../core/maintenance/index.ts';
import { anySource } from '../faults/anyFaults.ts';

const maybe = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined });
const instant = fc.integer({ min: 1, max: 2 ** 42 });
const digest = fc.stringMatching(/^[0-9a-f]{12}$/);
const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');
const fault = { source: anySource, bitIndex: fc.nat({ max: 200 }) };

const slot = fc.integer({ min: 1, max: 10 });
const orNothing = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const details = fc.record({
  tariff: fc.record({ currency: fc.constantFrom('', 'EUR'), electricityRatePerKWh: fc.nat(), electricityCo2KgPerKWh: fc.nat() }),
  machines: fc.array(
    fc.record({
      ...{
        slot,
        technology: orNothing(fc.constantFrom(1 as const, 4 as const, 6 as const)),
        name: orNothing(name),
        model: orNothing(name),
      },
      ...{ factoryNumber: orNothing(name), softwareVersion: orNothing(name) },
    }),
    { maxLength: 3 },
  ),
  maintenance: fc.array(
    fc.record({ index: slot, component: fc.constantFrom(...maintenanceComponents), intervalH: maybe, remainingH: maybe }),
    { maxLength: 3 },
  ),
  nightUseM3min: orNothing(fc.nat()),
});

/** What stations say. */
export const anyExchange: fc.Arbitrary<FleetExchange> = fc.record({
  ...{ sentMs: instant, boot: name, software: name, plantRev: digest, inventoryRev: digest, isDigestRefused: fc.boolean() },
  state: fc.option(
    fc.record({
      ...{ atMs: instant, pressureBar: maybe, volumeFlowM3min: maybe, deliveryM3min: maybe, powerKW: maybe, masterStatus: maybe },
      machines: fc.array(fc.record({ status: maybe, powerKW: maybe, deliveryM3min: maybe, temperatureDegC: maybe }), { maxLength: 10 }),
      faults: fc.array(fc.record(fault), { maxLength: 5 }),
      ...{ isCardFailing: fc.boolean(), isMailFailing: fc.boolean(), todayKWh: maybe, todayM3: maybe },
    }),
    { nil: undefined },
  ),
  plant: fc.option(
    fc.record({
      ...{ name, place: fc.string({ maxLength: 20 }), zone: fc.constantFrom('Europe/Berlin', 'UTC') },
      dashboardLink: fc.constantFrom(undefined, 'https://station.example/'),
      details: orNothing(details),
    }),
    { nil: undefined },
  ),
  inventory: fc.option(fc.array(fc.tuple(fc.constantFrom('2026-11-20', '2026-11-21'), digest), { maxLength: 3 }), { nil: undefined }),
  eventLog: fc.record({ epoch: name, last: fc.nat() }),
  events: fc.array(fc.record({ id: fc.nat(), atMs: instant, ...fault }), { maxLength: 4 }),
  waitS: orNothing(fc.integer({ min: 0, max: longestHoldS })),
  beatS: orNothing(fc.integer({ min: 1, max: slowestBeatS })),
});
