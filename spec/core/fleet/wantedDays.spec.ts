import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exchangeWants, type Holding, type Offer } from '../../../core/fleet/exchangeWants.ts';
import { isPossibleDay, maxWantedDays, wantedDays } from '../../../core/fleet/wantedDays.ts';
import { shiftDay } from '../../../core/time/index.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const anyInventory = fc
  .uniqueArray(fc.nat({ max: 60 }), { maxLength: 60 })
  .map((ages) => ages.map((age) => [shiftDay('2026-11-21', -age), `d${age}`] as const));

describe('wanted days', () => {
  it('asked for again and again are all that is missing or otherwise, the newest first, and then none', () => {
    fc.assert(
      fc.property(anyInventory, fc.array(fc.nat({ max: 60 })), (inventory, changed) => {
        const kept = new Map(changed.map((age) => [shiftDay('2026-11-21', -age), 'older']));
        const asked: string[] = [];
        for (let days = wantedDays(inventory, kept, { nowMs }); days.length > 0; days = wantedDays(inventory, kept, { nowMs })) {
          expect(days.length).toBeLessThanOrEqual(maxWantedDays);
          asked.push(...days);
          for (const day of days) kept.set(day, new Map(inventory).get(day)!);
        }
        expect(asked).toEqual(
          inventory
            .map(([day]) => day)
            .sort()
            .reverse(),
        );
      }),
    );
  });

  it.each([
    ['2000-01-01', true],
    ['1999-12-31', false],
    ['1970-01-01', false],
    ['2026-11-22', true],
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['nonsense', false],
  ])('of a clock that is off are not asked for: %s can be true: %s', (day, isPossible) => {
    expect(isPossibleDay(day, nowMs)).toBe(isPossible);
    expect(wantedDays([[day, 'a']], new Map(), { nowMs })).toEqual(isPossible ? [day] : []);
  });

  it('can be true from 26 h before they begin, and are not asked for sooner', () => {
    const firstMs = Date.parse('2026-11-24') - 26 * 3_600_000;
    expect([firstMs, firstMs - 1].map((atMs) => isPossibleDay('2026-11-24', atMs))).toEqual([true, false]);
  });

  it('are none while the fleet has no room for them', () => {
    expect(wantedDays([['2026-11-20', 'a']], new Map(), { nowMs, count: 0 })).toEqual([]);
  });
});

const offer: Offer = {
  plantRev: 'p1',
  hasPlant: false,
  inventoryRev: 'i1',
  inventory: undefined,
  eventLog: { epoch: 'e1', last: 7 },
};
const holding: Holding = { plantRev: 'p1', inventoryRev: 'i1', events: { epoch: 'e1', last: 7 } };
const nothing = { plant: false, inventory: false, days: [], eventsAfter: undefined, satisfied: undefined };
const asked = { nowMs };

describe('what the fleet asks for', () => {
  it('is nothing once it holds what the station offers', () => {
    expect(exchangeWants(offer, holding, new Map(), asked)).toEqual(nothing);
  });

  it.each([
    ['master data that changed', { plantRev: 'p2' }, {}, { plant: true }],
    ['no master data that are just sent', { plantRev: 'p2', hasPlant: true }, {}, {}],
    ['the inventory that changed', { inventoryRev: 'i2' }, {}, { inventory: true }],
    ['the inventory after a day was replaced', {}, { inventoryRev: undefined }, { inventory: true }],
    ['events behind the last', { eventLog: { epoch: 'e1', last: 9 } }, {}, { eventsAfter: 7 }],
    ['all events of a new database', { eventLog: { epoch: 'e2', last: 3 } }, {}, { eventsAfter: 0 }],
    ['all events after it lost its own', {}, { events: undefined }, { eventsAfter: 0 }],
    ['no events of a log that is empty', { eventLog: { epoch: 'e2', last: 0 } }, {}, {}],
  ])('is %s', (_what, offered, held, wanted) => {
    expect(exchangeWants({ ...offer, ...offered }, { ...holding, ...held }, new Map(), asked)).toEqual({ ...nothing, ...wanted });
  });

  it.each([
    ['no inventory', undefined],
    ['no day of an inventory that came', [['2026-11-20', 'a']] as const],
  ])('is under load %s, and all else as ever', (_what, inventory) => {
    const offered = { ...offer, inventoryRev: 'i2', inventory, plantRev: 'p2', eventLog: { epoch: 'e1', last: 9 } };
    expect(exchangeWants(offered, holding, new Map(), { nowMs, count: 0 })).toEqual({ ...nothing, plant: true, eventsAfter: 7 });
  });

  it('is no day of an inventory that was found complete', () => {
    const offered = { ...offer, inventory: [['2026-11-20', 'a']] as const };
    expect(exchangeWants(offered, holding, new Map(), asked)).toEqual(nothing);
  });

  it('is satisfied when all days are there that can be true, and not before', () => {
    const inventory = [
      ['2026-11-20', 'a'],
      ['2026-11-21', 'b'],
      ['2031-01-01', 'c'],
    ] as const;
    const offered = { ...offer, inventoryRev: 'i2', inventory };
    const kept = new Map([['2026-11-20', 'a']]);
    expect(exchangeWants(offered, holding, kept, asked)).toEqual({ ...nothing, days: ['2026-11-21'] });
    kept.set('2026-11-21', 'b');
    expect(exchangeWants(offered, holding, kept, asked)).toEqual({ ...nothing, satisfied: { rev: 'i2', days: inventory.slice(0, 2) } });
  });
});
