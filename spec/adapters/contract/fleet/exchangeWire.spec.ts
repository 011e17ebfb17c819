import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decodeExchange,
  decodeWants,
  encodeExchange,
  encodeWants,
  exchangeRequest,
  exchangeResponse,
} from '../../../../adapters/contract/index.ts';
import type { FleetExchange } from '../../../../core/fleet/index.ts';
import { anyExchange } from '../../../core/fleet/exchanges.ts';

const viaJson = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire));

describe('exchange', () => {
  it('arrives as it was sent', () => {
    fc.assert(
      fc.property(anyExchange, (exchange) => {
        expect(decodeExchange(exchangeRequest.parse(viaJson(encodeExchange(exchange, [1]))))).toEqual(exchange);
      }),
    );
  });

  it.each(['Mars/Olympus', ''])('takes a zone that only a newer station knows for UTC, so that it can be calculated with: %j', (zone) => {
    const plant = { name: 'Hall', place: '', zone, dashboardLink: undefined };
    const [exchange] = fc.sample(anyExchange, { numRuns: 1, seed: 1 });
    const wire = exchangeRequest.parse(viaJson(encodeExchange({ ...exchange!, plant }, [1])));
    expect(decodeExchange(wire).plant).toEqual({ ...plant, zone: 'UTC' });
  });

  it.each(['a\0b', '\ud800', '\0'])('refuses a text that no database can keep, as it would be sent again for ever: %j', (text) => {
    const [exchange] = fc.sample(anyExchange, { numRuns: 1, seed: 1 });
    const plant = { name: 'Hall', place: 'Ulm', zone: 'UTC', dashboardLink: undefined };
    const isTaken = (changes: Partial<FleetExchange>) =>
      exchangeRequest.safeParse(viaJson(encodeExchange({ ...exchange!, plant, ...changes }, [1]))).success;
    expect([isTaken({}), isTaken({ boot: text }), isTaken({ software: text }), isTaken({ eventLog: { epoch: text, last: 1 } })]).toEqual([
      ...[true, false, false, false],
    ]);
    expect([isTaken({ plant: { ...plant, name: text } }), isTaken({ plant: { ...plant, place: text } })]).toEqual([false, false]);
  });

  it('is of the first schema, and says nothing of what there is not', () => {
    const [exchange] = fc.sample(anyExchange, { numRuns: 1, seed: 1 });
    const nothing = { state: undefined, plant: undefined, inventory: undefined, events: [], isDigestRefused: false };
    const wire = encodeExchange({ ...exchange!, ...nothing, waitS: undefined, beatS: undefined }, [1]);
    expect(wire.schema).toBe(1);
    expect(Object.keys(wire).sort()).toEqual(
      ['boot', 'event_log', 'formats', 'inventory_rev', 'plant_rev', 'schema', 'sent_ms', 'software'].sort(),
    );
    const state = { at_ms: 5, machines: [], faults: [] };
    expect(decodeExchange(exchangeRequest.parse({ ...wire, state }))).toMatchObject({
      ...{ events: [], isDigestRefused: false, state: { atMs: 5, isCardFailing: false, isMailFailing: false, todayKWh: undefined } },
    });
  });

  it('takes fields that a newer station has', () => {
    const [exchange] = fc.sample(anyExchange, { numRuns: 1, seed: 1 });
    const wire = { ...encodeExchange(exchange!, [1, 2]), schema: 7, weather: 'fine' };
    expect(decodeExchange(exchangeRequest.parse(viaJson(wire)))).toEqual(exchange);
  });
});

describe('answer', () => {
  it('arrives as it was sent', () => {
    const anyAnswer = fc.record({
      ...{ nowMs: fc.nat(), everyS: fc.integer({ min: 1, max: 3600 }), wantsPlant: fc.boolean(), wantsInventory: fc.boolean() },
      days: fc.constantFrom([], ['2026-11-22', '2026-11-21']),
      eventsAfter: fc.option(fc.nat(), { nil: undefined }),
      problems: fc.constantFrom([], ['clockOff']),
    });
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        expect(decodeWants(viaJson(exchangeResponse.parse(encodeWants(answer))))).toEqual(answer);
      }),
    );
  });

  it('says what is wanted and nothing else', () => {
    const nothing = { nowMs: 5, everyS: 60, wantsPlant: false, wantsInventory: false, days: [], eventsAfter: undefined, problems: [] };
    expect(encodeWants(nothing)).toEqual({ schema: 1, now_ms: 5, every_s: 60, want: {} });
    expect(Object.keys(encodeWants(nothing))).toEqual(['schema', 'now_ms', 'every_s', 'want']);
    const all = {
      ...nothing,
      wantsPlant: true,
      wantsInventory: true,
      days: ['2026-11-22'],
      eventsAfter: 0,
      problems: ['clockOff'],
      token: 't',
    };
    expect(encodeWants(all)).toEqual({
      ...{ schema: 1, now_ms: 5, every_s: 60, want: { plant: true, inventory: true, days: ['2026-11-22'], events_after: 0 } },
      ...{ problems: [{ code: 'clockOff' }], token: 't' },
    });
    expect(decodeWants(viaJson(encodeWants(all)))).toEqual(all);
  });

  it.each([
    undefined,
    null,
    [],
    'no',
    { want: 7 },
    { every_s: 1e12 },
    { want: { days: ['x', 3], plant: 'yes' }, every_s: -5, problems: [7] },
  ])('of whatever content asks for nothing that it does not name: %j', (wire) => {
    expect(decodeWants(wire)).toMatchObject({ wantsPlant: false, wantsInventory: false, days: [], eventsAfter: undefined, problems: [] });
    expect(decodeWants(wire).everyS).toBeGreaterThanOrEqual(1);
    expect(decodeWants(wire).everyS).toBeLessThanOrEqual(3600);
  });
});
