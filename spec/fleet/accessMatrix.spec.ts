import { beforeAll, describe, expect, it } from '@jest/globals';
import { fleetStore, openEmbeddedDatabase } from '../../adapters/postgres/index.ts';
import * as contract from '../../adapters/contract/index.ts';
import type {
  insightScreenCalls,
  issuerScreenCalls,
  mailScreenCalls,
  mapScreenCalls,
  peopleScreenCalls,
  stationScreenCalls,
  visitScreenCalls,
} from '../../adapters/contract/index.ts';
import { entriesOf, keysOf } from '../../core/records/index.ts';
import { type OpenedFleet, openedFleet } from './openedFleet.ts';
import { loggedIn, Person } from './person.ts';
import { someDay, SpokenStation } from './spokenStation.ts';
import { preparedFolder } from './preparedFolder.ts';

const day = '2026-11-20';
/** Open to everybody. */
const toAll = ['login', 'setUp', 'loginWay', 'beginLogin'] as const;
/** For whoever has a session; what they do has specs of its own. */
const toAnyone = ['logout', 'live'] as const;
/** Nothing listens there. */
const unreachableIssuer = 'http://127.0.0.1:1';
type Call =
  | keyof typeof stationScreenCalls
  | keyof typeof insightScreenCalls
  | keyof typeof visitScreenCalls
  | keyof typeof mapScreenCalls
  | keyof typeof peopleScreenCalls
  | keyof typeof issuerScreenCalls
  | keyof typeof mailScreenCalls;
type Who = 'nobody' | 'viewer' | 'engineer' | 'admin' | 'root' | 'rootOutside' | 'stranger';
type What = readonly [status: Readonly<Record<Who, number>>, path: string, body?: object];

const statuses = (
  nobody: number,
  viewer: number,
  engineer: number,
  admin: number,
  root: number,
  rootOutside: number,
  stranger: number,
) => ({
  ...{ nobody, viewer, engineer, admin, root, rootOutside, stranger },
});
const all = statuses(401, 200, 200, 200, 200, 200, 200);
const managers = statuses(401, 403, 403, 200, 200, 200, 200);
/** Of a thing of acme: who has nothing to do with it finds nothing there. */
const seen = statuses(401, 200, 200, 200, 200, 404, 404);

/** What each role may do to what belongs to acme; the stranger is an admin of another organisation, and root outside is in none. */
const expected = (station: string): Readonly<Record<Exclude<Call, (typeof toAll)[number] | (typeof toAnyone)[number]>, What>> => ({
  stations: [all, 'stations'],
  stationsTable: [all, 'stations.csv?state=order'],
  station: [seen, `stations/${station}`],
  stationDays: [all, `stations/${station}/days?from=${day}&until=${day}`],
  stationQuarters: [seen, `stations/${station}/quarters?day=${day}`],
  faults: [all, 'faults'],
  faultsTable: [all, 'faults.csv'],
  acknowledgeFault: [
    statuses(401, 403, 204, 204, 204, 403, 404),
    'faults/acknowledge',
    { station, source: 1, bitIndex: 20, why: 'a part is ordered' },
  ],
  planVisit: [statuses(401, 403, 204, 204, 204, 403, 404), 'visits', { visit: 'v1', stations: [station], planned: day, note: '' }],
  closeVisit: [statuses(401, 403, 204, 204, 204, 403, 404), 'visits/done', { visit: 'v1', done: day }],
  removeVisit: [statuses(401, 403, 404, 404, 404, 403, 404), 'visits/remove', { visit: 'none' }],
  visitsTable: [all, 'visits.csv'],
  mapTiles: [all, 'map'],
  saveMapTiles: [statuses(401, 403, 403, 403, 204, 204, 403), 'map', { tiles: null }],
  placeStation: [statuses(401, 403, 204, 204, 204, 403, 404), 'stations/place', { station, position: { lat: 48.4, lon: 9.99 } }],
  data: [all, 'data'],
  service: [all, 'service'],
  serviceTable: [all, 'service.csv'],
  serviceCalendar: [all, 'service.ics?language=en'],
  energy: [all, 'energy?month=2026-11'],
  energyTable: [all, 'energy.csv'],
  leaks: [all, 'leaks'],
  leaksTable: [all, 'leaks.csv'],
  models: [all, 'models'],
  modelsTable: [all, 'models.csv'],
  session: [all, 'session'],
  people: [managers, 'people'],
  savePerson: [
    statuses(401, 403, 403, 200, 200, 200, 403),
    'people',
    { email: 'new@acme.example', name: 'New', organisation: 'acme', role: 'viewer' },
  ],
  removePerson: [statuses(401, 403, 403, 404, 404, 404, 403), 'people/remove', { account: 'none', organisation: 'acme' }],
  codes: [managers, 'codes'],
  makeCode: [statuses(401, 403, 403, 200, 200, 200, 403), 'codes', { operator: 'acme', owner: 'acme', uses: 1, station }],
  removeCode: [statuses(401, 403, 403, 404, 404, 404, 404), 'codes/remove', { id: 'none' }],
  revokeToken: [statuses(401, 403, 403, 204, 204, 404, 404), 'tokens/revoke', { station }],
  // it has brought a day
  removeStation: [statuses(401, 403, 403, 409, 409, 404, 404), 'stations/remove', { station }],
  organisations: [managers, 'organisations'],
  makeOrganisation: [statuses(401, 403, 403, 403, 200, 200, 403), 'organisations', { name: 'Another' }],
  audit: [managers, 'audit'],
  ownMails: [all, 'mails/own'],
  chooseMails: [
    statuses(401, 204, 204, 204, 204, 204, 204),
    'mails/own',
    { kinds: ['silent'], language: 'en', silentAfterMin: 15, digestWeekday: 1, zone: 'Europe/Berlin' },
  ],
  managedMails: [managers, 'mails'],
  // without a mail server
  testMail: [statuses(401, 403, 403, 409, 409, 409, 409), 'mails/test', { language: 'en' }],
  issuers: [managers, 'issuers'],
  // in this order: what is tested and removed was saved
  saveIssuer: [
    statuses(401, 403, 403, 200, 200, 200, 403),
    'issuers',
    { organisation: 'acme', issuer: unreachableIssuer, clientId: 'fleet', clientSecret: 'secret', domains: ['acme.example'] },
  ],
  testIssuer: [statuses(401, 403, 403, 200, 200, 200, 403), 'issuers/test', { organisation: 'acme' }],
  removeIssuer: [statuses(401, 403, 403, 204, 404, 204, 403), 'issuers/remove', { organisation: 'acme' }],
});

describe.each([
  ['memory', () => openedFleet()],
  ['PGlite', async () => openedFleet({ store: fleetStore(await openEmbeddedDatabase(await preparedFolder(), { warn: () => undefined })) })],
])('the rights of people, with a database of %s', (_, open) => {
  let fleet: OpenedFleet;
  let station: SpokenStation;
  const people = new Map<Who, Person>();

  beforeAll(async () => {
    fleet = await open();
    await fleet.store.admin.addOrganisation({ id: 'other', name: 'Other' });
    station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    station.keep(someDay(day));
    await station.put(day);
    await station.exchange();
    people.set('nobody', new Person(fleet.url));
    for (const role of ['viewer', 'engineer', 'admin'] as const)
      people.set(role, await loggedIn(fleet, `${role}@acme.example`, [['acme', role]]));
    people.set('root', await loggedIn(fleet, 'root@acme.example', [['acme', 'admin']], true));
    people.set('stranger', await loggedIn(fleet, 'stranger@other.example', [['other', 'admin']]));
  });

  it.each(keysOf(expected('')))('[FLEET-7] are what the table says: %s (FLT-16)', async (call) => {
    const [status, path, body] = expected(station.id)[call];
    const got: Partial<Record<Who, number>> = {};
    for (const [who, person] of people) got[who] = (await (body === undefined ? person.get(path) : person.post(path, body))).status;
    expect({ ...got, rootOutside: status.rootOutside }).toEqual(status);
  });

  it('show a root that is in no organisation no station, and what it manages', async () => {
    await fleet.store.people.removePerson(
      (await fleet.store.people.people(['acme'])).find(({ email }) => email.startsWith('root'))!.account,
      'acme',
    );
    const root = people.get('root')!;
    const got: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    for (const [call, [status, path, body]] of entriesOf(expected(station.id))) {
      got[call] = (await (body === undefined ? root.get(path) : root.post(path, body))).status;
      wanted[call] = status.rootOutside;
    }
    expect(got).toEqual(wanted);
    expect((await root.get('stations')).body).toEqual([]);
  });

  it('show nothing of other organisations in any list', async () => {
    const stranger = people.get('stranger')!;
    for (const path of ['stations', 'data', 'issuers', `stations/${station.id}/days?from=${day}&until=${day}`, 'codes']) {
      expect([path, (await stranger.get(path)).body]).toEqual([path, []]);
    }
    expect((await stranger.get('faults')).body).toEqual({ up: [], week: [], machines: [] });
    for (const path of [
      'energy',
      'leaks',
      'models',
      'service',
      'service.csv',
      'service.ics',
      'energy.csv',
      'leaks.csv',
      'models.csv',
      'visits.csv',
    ]) {
      const { body } = await stranger.get(path);
      expect([path, JSON.stringify(body).includes(station.id), JSON.stringify(body).includes('Hall 3')]).toEqual([path, false, false]);
    }
    expect(JSON.stringify((await people.get('viewer')!.get('service')).body)).toContain(station.id);
    expect((await stranger.get('people')).body).toMatchObject([{ organisation: 'other', email: 'stranger@other.example' }]);
    expect((await stranger.get('organisations')).body).toMatchObject([{ id: 'other' }]);
    expect(JSON.stringify((await stranger.get('audit')).body)).not.toContain('acme');
    expect(JSON.stringify((await stranger.get('mails')).body)).not.toContain('acme');
  });

  it('are asked for by each call that there is', () => {
    const asked = [...keysOf(expected('')), ...toAll, ...toAnyone];
    const groups: readonly (readonly [string, unknown])[] = Object.entries(contract);
    const all = groups.flatMap(([name, group]) => (name.endsWith('ScreenCalls') ? Object.keys(group as object) : []));
    expect(asked.sort()).toEqual(all.sort());
  });
});
