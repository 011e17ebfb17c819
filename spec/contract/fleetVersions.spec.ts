import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  decodeExchange,
  decodeFleetDay,
  decodeWants,
  encodeExchange,
  encodeFleetDay,
  encodeWants,
  enrolRequest,
  enrolResponse,
  exchangeRequest,
  exchangeResponse,
} from '../../adapters/contract/index.ts';
import { digestOf, packDay } from '../../adapters/fleetlink/index.ts';
import type { FleetAnswer, FleetExchange } from '../../core/fleet/index.ts';
import { dayFigures } from '../../core/fleet/FleetDay.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import { type OpenedFleet, openedFleet } from '../fleet/openedFleet.ts';
import { SpokenStation } from '../fleet/spokenStation.ts';

const folder = 'spec/contract/fleetVersions';

/** What a release sent and was answered, and what it meant by that; never changed once it was released. */
interface Recorded {
  readonly enrol: unknown;
  readonly enrolled: unknown;
  readonly exchange: object;
  readonly answer: object;
  readonly day: { readonly day: string; readonly text: string; readonly digest: string };
  readonly read: { readonly exchange: FleetExchange; readonly answer: FleetAnswer; readonly figures: RangeTotals };
}

const releases = readdirSync(folder).map((file) => {
  const recorded: Recorded = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return [file.replace('.json', ''), recorded] as const;
});

describe.each(releases)('[FLEET-1] a fleet and a station of release %s', (_release, { enrol, enrolled, exchange, answer, day, read }) => {
  let fleet: OpenedFleet;
  beforeAll(async () => {
    fleet = await openedFleet();
  });

  it('are understood by the other one of today', () => {
    expect(enrolRequest.parse(enrol)).toEqual(enrol);
    expect(enrolResponse.parse(enrolled)).toEqual(enrolled);
    expect(decodeExchange(exchangeRequest.parse(exchange))).toEqual(read.exchange);
    expect(decodeWants(exchangeResponse.parse(answer))).toEqual(read.answer);
    const reading = decodeFleetDay(day.text);
    expect(reading.kind === 'day' && dayFigures(reading.record)).toEqual(read.figures);
  });

  it('understand the other one of today, which says all of it as they did', () => {
    expect(encodeExchange(read.exchange, [1])).toMatchObject(exchange);
    expect(encodeWants(read.answer)).toMatchObject(answer);
    const reading = decodeFleetDay(day.text);
    expect(reading.kind === 'day' && encodeFleetDay(reading.record)).toBe(day.text);
  });

  it('have the exchange and the day kept by a fleet of today', async () => {
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    const call = (method: string, path: string, type: string, body: BodyInit) =>
      fetch(`${fleet.url}/fleet/v1/${path}`, { method, body, headers: { authorization: `Bearer ${station.token}`, 'content-type': type } });
    const said = await call('POST', 'exchange', 'application/json', JSON.stringify(exchange));
    expect(said.status).toBe(200);
    const put = await call('PUT', `days/${day.day}`, 'application/gzip', new Uint8Array(await packDay(day.text)));
    expect([put.status, await put.json()]).toEqual([200, { digest: day.digest }]);
    expect(digestOf(day.text)).toBe(day.digest);
    const seen = fleet.store.seenBy(['acme']);
    expect(await seen.station(station.id)).toMatchObject({ plant: read.exchange.plant, state: read.exchange.state });
    expect((await seen.days(day.day, day.day))[0]?.figures).toEqual(read.figures);
    station.hangUp();
  });
});
