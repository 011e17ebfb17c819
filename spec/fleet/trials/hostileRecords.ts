import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { encodeFleetDay } from '../../../adapters/contract/index.ts';
import { readKeptDay } from '../../../adapters/fleetlink/index.ts';
import type { OpenedFleet } from '../startedFleet.ts';
import { someDay, SpokenStation } from '../spokenStation.ts';

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly body: Uint8Array;
}

/** What came of bodies that nobody means well with. */
export interface HostileFigures {
  readonly sent: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Answers of 500 and more, and calls without one. */
  readonly crashes: number;
  /** Rows that are of no record which can be read, or of another day than they say. */
  readonly wrongRows: number;
  /** Processor time of the thread of caller and fleet that a body takes each time it is sent; the longest of each kind, ms. */
  readonly longestMs: number;
  readonly bombMs: number;
}

const day = '2026-11-20';
const text = encodeFleetDay(someDay(day));
const words = [
  '__proto__',
  'constructor',
  '"',
  '\\',
  '\u0000',
  '[[[[',
  '}',
  '-1e999',
  'null',
  '9007199254740993',
  '{"a":',
  ',,',
  '\ud800',
  'NaN',
];

const spliced = fc
  .record({
    at: fc.nat({ max: text.length }),
    length: fc.nat({ max: 40 }),
    other: fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(...words)),
  })
  .map(({ at, length, other }) => text.slice(0, at) + other + text.slice(at + length));
const packed = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((each): Uint8Array => gzipSync(each));
const flipped = fc
  .array(fc.record({ at: fc.nat({ max: 2000 }), bits: fc.integer({ min: 1, max: 255 }) }), { minLength: 1, maxLength: 4 })
  .map((flips) => {
    const bytes = Uint8Array.from(gzipSync(text));
    for (const { at, bits } of flips) bytes[at % bytes.length]! ^= bits;
    return bytes;
  });
const deep = fc
  .integer({ min: 1000, max: 60_000 })
  .map((depth) => `{"format":1,"day":"${day}","zone":${'['.repeat(depth)}${']'.repeat(depth)}}`);
const strange = fc.oneof(
  fc.json().map((json) => `{"format":1,"day":"${day}","zone":"UTC","slots":${json}}`),
  fc.string(),
  deep,
);
const days = fc.constantFrom(
  day,
  '2026-11-19',
  '2026-02-30',
  '..%2f..%2fetc%2fpasswd',
  '2026-11-20%00',
  '2026-11-20%2e%2e',
  '0000-00-00',
  '%ff',
  "2026-11-20'--",
);
const record = fc.record({
  path: days.map((each) => `/fleet/v1/days/${each}`),
  type: fc.constantFrom('application/gzip', 'application/gzip', 'application/gzip', 'application/json', 'text/plain'),
  body: fc.oneof({ weight: 5, arbitrary: packed(spliced) }, { weight: 2, arbitrary: flipped }, { weight: 2, arbitrary: packed(strange) }),
});

/** A station's exchange as it should be, but for digests that no record has. */
const usual = {
  ...{ schema: 1, sent_ms: 0, boot: 'b', software: '1.0', formats: [1], plant_rev: 'a'.repeat(12), inventory_rev: 'b'.repeat(12) },
  ...{ inventory: [[day, 'f'.repeat(12)]], event_log: { epoch: 'e', last: 0 } },
};
const places = [...Object.keys(usual), 'events', 'state', 'plant', 'wait_s', '__proto__', 'token', 'station'];
const part = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('x'.repeat(5000), Number.MAX_SAFE_INTEGER, -1, { epoch: '__proto__', last: 2 ** 53 }, { constructor: { prototype: 1 } }),
  fc.array(fc.tuple(fc.constantFrom(day, '9999-12-31', '1970-01-01', 'x'), fc.constantFrom('0'.repeat(12), '')), { maxLength: 40 }),
  fc.array(fc.record({ id: fc.integer(), at_ms: fc.integer(), source: fc.constantFrom('master', 'constructor', 3), bit: fc.integer() }), {
    maxLength: 5,
  }),
);
/** One or two parts in the place of its own; JSON's `__proto__` is a name like others. */
const exchange = fc
  .dictionary(fc.constantFrom(...places), part, { minKeys: 0, maxKeys: 2 })
  .map((parts): Uint8Array => Buffer.from(JSON.stringify(Object.fromEntries([...Object.entries(usual), ...Object.entries(parts)]))));

/** Zeros, as much as 256 kB of gzip can hold. */
const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));

/** A call that took longer is looked at again. */
const suspectMs = 10;

/** Sends so many bodies to a fleet, most of which are no records, and looks at what it keeps. */
export async function hostileRecords(fleet: OpenedFleet, count: number, seed = 1): Promise<HostileFigures> {
  const station = new SpokenStation(fleet.url);
  await station.enrol(await fleet.newCode());
  const authorization = `Bearer ${station.token}`;
  const byStatus: Record<string, number> = {};
  let [crashes, longestMs] = [0, 0];

  async function send(method: string, { path, type, body }: Sent): Promise<number> {
    const before = process.threadCpuUsage();
    const status = await fetch(fleet.url + path, {
      method,
      headers: { authorization, 'content-type': type },
      body: new Uint8Array(body),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 599,
    );
    const { user, system } = process.threadCpuUsage(before);
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    if (status >= 500) crashes++;
    return (user + system) / 1000;
  }

  /** A collection of garbage comes to any body, one that costs much does so again. */
  async function timeOf(method: string, sent: Sent): Promise<number> {
    let minMs = await send(method, sent);
    for (let again = 0; again < 2 && minMs > suspectMs; again++) minMs = Math.min(minMs, await send(method, sent));
    return minMs;
  }

  const batch = 500;
  for (let sent = 0; sent < count; sent += batch) {
    const size = Math.min(batch, count - sent);
    const records = fc.sample(record, { numRuns: Math.ceil(size * 0.8), seed: seed + sent });
    const exchanges = fc.sample(exchange, { numRuns: size - records.length, seed: seed + sent });
    for (const each of records) longestMs = Math.max(longestMs, await timeOf('PUT', each));
    for (const body of exchanges)
      longestMs = Math.max(longestMs, await timeOf('POST', { path: '/fleet/v1/exchange', type: 'application/json', body }));
  }
  let bombMs = 0;
  for (let i = 0; i < 5; i++)
    bombMs = Math.max(bombMs, await send('PUT', { path: `/fleet/v1/days/${day}`, type: 'application/gzip', body: bomb }));

  const seen = fleet.store.seenBy(['acme']);
  let wrongRows = 0;
  for (const row of await seen.days('0001-01-01', '9999-12-31')) {
    const body = await seen.body(row.station, row.day);
    const record = body && (await readKeptDay(body));
    if (record?.day !== row.day) wrongRows++;
  }
  // it goes on with who means well
  const honest = new SpokenStation(fleet.url);
  await honest.enrol(await fleet.newCode());
  if ((await honest.keep(someDay(day)).put(day)).kind !== 'answer') crashes++;
  for (const each of [station, honest]) each.hangUp();
  return { sent: count + 5, byStatus, crashes, wrongRows, longestMs, bombMs };
}
