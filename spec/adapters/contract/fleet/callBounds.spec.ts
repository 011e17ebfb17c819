import { describe, expect, it, test } from '@jest/globals';
import * as z from 'zod/mini';
import { enrolRequest, exchangeRequest } from '../../../../adapters/contract/fleet/exchangeSchemas.ts';
import { decodeWants } from '../../../../adapters/contract/index.ts';
import { issuerScreenCalls } from '../../../../adapters/contract/fleet/screen/issuerSchemas.ts';
import { mailScreenCalls } from '../../../../adapters/contract/fleet/screen/mailSchemas.ts';
import { mapScreenCalls } from '../../../../adapters/contract/fleet/screen/mapSchemas.ts';
import { peopleScreenCalls } from '../../../../adapters/contract/fleet/screen/peopleSchemas.ts';
import { stationScreenCalls } from '../../../../adapters/contract/fleet/screen/stationSchemas.ts';
import { visitScreenCalls } from '../../../../adapters/contract/fleet/screen/visitSchemas.ts';

type Make = (value: number) => unknown;
type Schema = z.ZodMiniType;

const fits = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;
const text = (count: number) => 'a'.repeat(count);
const times = (count: number, item: unknown) => Array<unknown>(count).fill(item);
const digest = '0123456789ab';

const exchange = (given: object = {}) => ({
  ...{ schema: 1, sent_ms: 1, boot: 'b', software: 's', formats: [1], plant_rev: digest, inventory_rev: digest },
  ...{ event_log: { epoch: 'e', last: 0 }, ...given },
});
const state = (given: object) => exchange({ state: { at_ms: 1, machines: [], faults: [], ...given } });
const plant = (given: object) => exchange({ plant: { name: 'n', zone: 'UTC', ...given } });
const details = (given: object) =>
  plant({ details: { currency: '€', rate_per_kWh: 0.2, co2_kg_per_kWh: 0.4, machines: [], maintenance: [], ...given } });
const fault = { source: 'master', bit: 0 };
const enrolment = (given: object) => ({ code: 'c', installation: 'i', name: 'n', software: 's', formats: [1], ...given });

const issuer = (given: object) => ({
  organisation: 'o',
  issuer: 'https://issuer.example',
  clientId: 'c',
  domains: ['acme.example'],
  ...given,
});
const choice = (given: object) => ({ kinds: [], language: 'de', silentAfterMin: 15, digestWeekday: 1, zone: 'UTC', ...given });
const place = (given: object) => ({ station: 's', position: { lat: 0, lon: 0, ...given } });
const tiles = (given: object) => ({ tiles: { url: 'https://tiles.example/{z}/{x}/{y}', attribution: '', ...given } });
const visit = (given: object) => ({ stations: ['s'], planned: '2026-01-01', note: '', ...given });
const acknowledged = (given: object) => ({ station: 's', source: 'master', bitIndex: 0, why: 'w', ...given });
const code = (given: object) => ({ operator: 'o', owner: 'o', uses: 1, ...given });
const setUp = (given: object) => ({ token: text(43), name: 'n', password: text(12), ...given });

const { saveIssuer, beginLogin } = issuerScreenCalls;
const { chooseMails } = mailScreenCalls;
const { login, makeCode, makeOrganisation, savePerson } = peopleScreenCalls;
const { acknowledgeFault, stationsTable } = stationScreenCalls;
const { planVisit } = visitScreenCalls;

describe('the bounds of what a fleet is sent', () => {
  test.each<[string, Schema, Make, number, number, number]>([
    ['the schema of an exchange', exchangeRequest, (schema) => exchange({ schema }), 1, 99, 1],
    ['how long an answer may be held', exchangeRequest, (wait_s) => exchange({ wait_s }), 0, 50, 0.001],
    ['how often a station calls', exchangeRequest, (beat_s) => exchange({ beat_s }), 1, 3600, 0.001],
    ['the source of a fault', exchangeRequest, (source) => state({ faults: [{ ...fault, source }] }), 1, 10, 1],
    ['the slot of a machine', exchangeRequest, (slot) => details({ machines: [{ slot }] }), 1, 10, 1],
    ['the slot of a service', exchangeRequest, (slot) => details({ maintenance: [{ slot, part: 'motor' }] }), 1, 10, 1],
    ['the uses of a code', makeCode.body, (uses) => code({ uses }), 1, 1000, 1],
    ['when a station is silent', chooseMails.body, (silentAfterMin) => choice({ silentAfterMin }), 5, 1440, 1],
    ['the day of a week', chooseMails.body, (digestWeekday) => choice({ digestWeekday }), 0, 6, 1],
    ['the latitude of a station', mapScreenCalls.placeStation.body, (lat) => place({ lat }), -90, 90, 0.001],
    ['the bit of a fault', exchangeRequest, (bit) => state({ faults: [{ ...fault, bit }] }), 0, 32_767, 1],
    ['the longitude of a station', mapScreenCalls.placeStation.body, (lon) => place({ lon }), -180, 180, 0.001],
  ])('let %s through within them', (_what, schema, make, lowest, highest, step) => {
    const isOpen = highest === 99;
    const around = [lowest - step, lowest, highest, highest + step];
    expect(around.map((value) => fits(schema, make(value)))).toEqual([false, true, true, isOpen]);
  });

  test.each<[string, Schema, Make]>([
    ['the last number of a fault log', exchangeRequest, (last) => exchange({ event_log: { epoch: 'e', last } })],
    ['what consumers take at night', exchangeRequest, (night) => details({ night_use_m3min: night })],
    ['the bit of a fault that is acknowledged', acknowledgeFault.body, (bitIndex) => acknowledged({ bitIndex })],
  ])('let %s through from 0 on', (_what, schema, make) => {
    expect([-1, 0, 1e6].map((value) => fits(schema, make(value)))).toEqual([false, true, true]);
  });

  test.each<[string, Schema, Make, number, number]>([
    ['a code', enrolRequest, (count) => enrolment({ code: text(count) }), 0, 40],
    ['the name of a station', enrolRequest, (count) => enrolment({ name: text(count) }), 1, 100],
    ['a run', exchangeRequest, (count) => exchange({ boot: text(count) }), 1, 100],
    ['a place', exchangeRequest, (count) => plant({ place: text(count) }), 0, 200],
    ['a zone', exchangeRequest, (count) => plant({ zone: text(count) }), 0, 100],
    ['a dashboard', exchangeRequest, (count) => plant({ dashboard_link: `http://${text(count - 7)}` }), 8, 200],
    ['a currency', exchangeRequest, (count) => details({ currency: text(count) }), 0, 100],
    ['a model', exchangeRequest, (count) => details({ machines: [{ slot: 1, model: text(count) }] }), 0, 100],
    ['an issuer', saveIssuer.body, (count) => issuer({ issuer: `https://${text(count - 8)}` }), 9, 500],
    ['the client of an issuer', saveIssuer.body, (count) => issuer({ clientId: text(count) }), 1, 300],
    ['the secret of an issuer', saveIssuer.body, (count) => issuer({ clientSecret: text(count) }), 1, 1000],
    ['a domain', saveIssuer.body, (count) => issuer({ domains: [`${text(count - 2)}.b`] }), 3, 200],
    ['where a log-in leads', beginLogin.body, (count) => ({ email: 'a@b', to: text(count) }), 0, 4000],
    ['an address', login.body, (count) => ({ email: `${text(count - 2)}@b`, password: 'p' }), 3, 200],
    ['a password', login.body, (count) => ({ email: 'a@b', password: text(count) }), 1, 128],
    ['a new password', peopleScreenCalls.setUp.body, (count) => setUp({ password: text(count) }), 12, 128],
    ['the token of a set-up', peopleScreenCalls.setUp.body, (count) => setUp({ token: text(count) }), 43, 43],
    ['the name of a person', savePerson.body, (count) => ({ email: 'a@b', name: text(count), organisation: 'o', role: 'viewer' }), 1, 100],
    ['an organisation', savePerson.body, (count) => ({ email: 'a@b', name: 'n', organisation: text(count), role: 'viewer' }), 1, 100],
    ['the name of an organisation', makeOrganisation.body, (count) => ({ name: text(count) }), 1, 100],
    ['the credit of a map', mapScreenCalls.saveMapTiles.body, (count) => tiles({ attribution: text(count) }), 0, 200],
    ['why a fault is acknowledged', acknowledgeFault.body, (count) => acknowledged({ why: text(count) }), 1, 500],
    ['what is looked for', stationsTable.query, (count) => ({ q: text(count) }), 0, 200],
    ['a region', stationsTable.query, (count) => ({ region: text(count) }), 0, 100],
    ['the note of a visit', planVisit.body, (count) => visit({ note: text(count) }), 0, 1000],
  ])('let %s through of so many characters', (_what, schema, make, shortest, longest) => {
    const lengths = [...new Set([shortest - 1, shortest, longest, longest + 1])].filter((count) => count >= 0);
    expect(lengths.filter((count) => fits(schema, make(count)))).toEqual([...new Set([shortest, longest])]);
  });

  test.each<[string, Schema, Make, number, number]>([
    ['formats of a station', enrolRequest, (count) => enrolment({ formats: times(count, 1) }), 0, 50],
    ['formats of an exchange', exchangeRequest, (count) => exchange({ formats: times(count, 1) }), 0, 50],
    ['machines', exchangeRequest, (count) => state({ machines: times(count, [1, 2, null, 4]) }), 0, 10],
    ['machines in detail', exchangeRequest, (count) => details({ machines: times(count, { slot: 1 }) }), 0, 10],
    ['services', exchangeRequest, (count) => details({ maintenance: times(count, { slot: 1, part: 'motor' }) }), 0, 200],
    ['faults', exchangeRequest, (count) => state({ faults: times(count, fault) }), 0, 1000],
    ['events', exchangeRequest, (count) => exchange({ events: times(count, { id: 1, at_ms: 1, ...fault }) }), 0, 200],
    ['days', exchangeRequest, (count) => exchange({ inventory: times(count, ['2026-01-01', digest]) }), 0, 8000],
    ['domains', saveIssuer.body, (count) => issuer({ domains: times(count, 'acme.example') }), 1, 50],
    ['stations of a visit', planVisit.body, (count) => visit({ stations: times(count, 's') }), 1, 100],
  ])('let so many %s through', (_what, schema, make, fewest, most) => {
    const counts = [fewest - 1, fewest, most, most + 1].filter((count) => count >= 0);
    expect(counts.filter((count) => fits(schema, make(count)))).toEqual([fewest, most]);
  });

  test.each<[string, Schema, Make, number]>([
    ['a zone of mails', chooseMails.body, (count) => choice({ zone: text(count) }), 100],
    [
      'the address of a map',
      mapScreenCalls.saveMapTiles.body,
      (count) => tiles({ url: `https://t.example/{z}/{x}/{y}?${text(count - 30)}` }),
      500,
    ],
  ])('refuse %s that is longer', (_what, schema, make, longest) => {
    const issuesOf = (count: number) => z.safeParse(schema, make(count)).error?.issues.map((issue) => issue.code) ?? [];
    expect(issuesOf(longest)).not.toContain('too_big');
    expect(issuesOf(longest + 1)).toContain('too_big');
  });

  it('refuse a zone that there is not', () => {
    expect(['Europe/Berlin', 'Europe/Atlantis', ''].map((zone) => fits(chooseMails.body, choice({ zone })))).toEqual([true, false, false]);
  });

  it('refuse an issuer with a user, a query or a fragment', () => {
    const addresses = ['https://a', 'http://a:1/b', 'https://u@a', 'https://a?b', 'https://a#b', 'ftp://a', 'a'];
    expect(addresses.filter((address) => fits(saveIssuer.body, issuer({ issuer: address })))).toEqual(['https://a', 'http://a:1/b']);
  });
});

describe('what a fleet wants', () => {
  it('[FLEET-1] is nothing where its answer says nothing, and it is called again after a minute', () => {
    expect(decodeWants({})).toEqual({
      ...{ nowMs: NaN, everyS: 60, wantsPlant: false, wantsInventory: false, days: [], eventsAfter: undefined, problems: [] },
    });
  });

  it('[FLEET-1] is called at most once a second for', () => {
    expect([0, 0.5, 1, 7].map((every_s) => decodeWants({ every_s }).everyS)).toEqual([1, 1, 1, 7]);
  });

  it('[FLEET-1] is what can be read of it', () => {
    const want = { plant: true, inventory: 1, days: ['2026-01-01', '2026-02-30', 7], events_after: 0 };
    expect(decodeWants({ now_ms: 5, want, problems: [{ code: 'clock' }, {}, 7], token: 't' })).toEqual({
      ...{ nowMs: 5, everyS: 60, wantsPlant: true, wantsInventory: false, days: ['2026-01-01'], eventsAfter: 0 },
      ...{ problems: ['clock'], token: 't' },
    });
  });
});
