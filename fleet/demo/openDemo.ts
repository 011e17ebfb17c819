import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { encodeFleetDay } from '../../adapters/contract/index.ts';
import { digestOf } from '../../adapters/fleetlink/index.ts';
import type { FleetEvent, FleetExchange, FleetState } from '../../core/fleet/index.ts';
import { dayFigures } from '../../core/fleet/index.ts';
import { advancePlant, plantFaults, type PlantState, startPlant } from '../../core/plant/index.ts';
import type { Clock, FleetStore, Log } from '../../core/ports/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { msPerDay, msPerHour, msPerMinute, msPerSecond, type PlantDay, plantDayOf, shiftDay } from '../../core/time/index.ts';
import { hashPassword } from '../../server/access/passwordHash.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { packageVersion } from '../../server/process/packageRoot.ts';
import { takeExchange } from '../ingest/exchanges.ts';
import { takeDay } from '../ingest/receivedDays.ts';
import { type DemoKind, demoKinds } from './demoKinds.ts';
import { demoOperator, demoOwners, demoPerson, type DemoStation, demoStations } from './demoStations.ts';
import { type KindHistory, kindHistory } from './kindHistory.ts';
import { risenFaults } from './risenFaults.ts';
import { isGap, stationDay } from './stationDay.ts';
import { stationDetails } from './stationDetails.ts';
import { stationEvents } from './stationEvents.ts';
import { stationState } from './stationState.ts';

export interface DemoParts {
  readonly store: FleetStore;
  /** Of the data. */
  readonly folder: string;
  readonly clock: Clock;
  readonly beatS: number;
  readonly log: Log;
  /** Days of each station before today. */
  readonly days: number;
}

/** The stations of a demo, which call until they are closed. */
export interface Demo {
  /** Settled once the days of before are all there, or the demo is closed. */
  readonly filled: Promise<void>;
  close(): Promise<void>;
}

/** The plant of a kind as it runs, and what came that its stations did not say yet. */
interface LivePlant {
  state: PlantState;
  readonly sinceMs: number;
  readonly risen: ReturnType<typeof risenFaults>;
  events: FleetEvent[];
}

/** What people look at comes first: the fleet is ready with so many days, and the others follow. */
const firstDays = 3;
const warmUpMs = 30 * msPerMinute;
const stepS = 10;
const clockAheadMs = 20 * msPerMinute;
const silentForMs = 2 * msPerDay;
const eventsMs = 60 * msPerDay;
const visitInDays = 3;

/** Made to be read again at once: nothing is saved by packing it well. */
const packed = (text: string): Promise<Uint8Array> => promisify(gzip)(text, { level: constants.Z_BEST_SPEED });

/** Organisations, a person who needs no set-up, and the stations. */
async function prepare({ store, clock }: DemoParts): Promise<void> {
  const { admin, ingest, people } = store;
  for (const organisation of [demoOperator, ...demoOwners]) await admin.addOrganisation(organisation);
  const [tokenHash, nowMs] = [randomBytes(32), clock.nowMs()];
  if (!(await people.hasRoot())) {
    await people.invite({ tokenHash, account: undefined, expiresMs: nowMs + msPerHour });
    await people.accept({ ...demoPerson, tokenHash, newId: randomUUID(), password: await hashPassword(demoPerson.password), nowMs });
  }
  await people.savePerson({ ...demoPerson, newId: randomUUID(), organisation: demoOperator.id, role: 'admin' });
  const known = new Set((await store.seenBy([demoOperator.id]).stations()).map(({ id }) => id));
  for (const { id, name, owner, position } of demoStations) {
    if (known.has(id)) continue;
    const codeHash = randomBytes(32);
    await admin.addLeave({ codeHash, operator: demoOperator.id, owner, expiresMs: nowMs + msPerHour, uses: 1 });
    await ingest.enrol({ codeHash, tokenHash: randomBytes(32), newId: id, installation: id, name, software: packageVersion(), nowMs });
    await store.actsOf([demoOperator.id]).placeStation(id, position);
  }
  if (known.size === 0) {
    const planned = shiftDay(plantDayOf(nowMs, 'UTC'), visitInDays);
    const stations = demoStations.filter(({ place }) => place.includes('Erlangen')).map(({ id }) => id);
    await store.actsOf([demoOperator.id]).saveVisit({ id: randomUUID(), stations, planned, note: 'Leiter mitnehmen', by: demoPerson.name });
  }
}

/** When what each station has all the time came: it keeps its begin over all runs. */
async function ownEvents({ store, clock }: DemoParts): Promise<ReadonlyMap<string, FleetEvent>> {
  const nowMs = clock.nowMs();
  const known = await store.seenBy([demoOperator.id]).lastEvents(nowMs - eventsMs, nowMs);
  return new Map(
    demoStations.flatMap(({ id, fault }) => {
      if (fault === undefined) return [];
      const { source, bitIndex, upForH } = fault;
      const before = known.find((event) => event.station === id && event.source === source && event.bitIndex === bitIndex);
      return [[id, { source, bitIndex, atMs: before?.atMs ?? nowMs - upForH * msPerHour }] as const];
    }),
  );
}

/** Opens the stations of a demo: their records and states go the way of all others. */
export async function openDemo(parts: DemoParts): Promise<Demo> {
  const { store, folder, clock, beatS, log, days } = parts;
  const { ingest } = store;
  const closing = new AbortController();
  await prepare(parts);
  const histories = new Map<DemoKind, KindHistory>();
  const plants = new Map<DemoKind, LivePlant>();
  for (const kind of keysOf(demoKinds)) {
    histories.set(kind, await kindHistory(join(folder, `${kind}.days`), demoKinds[kind]));
    const state = startPlant(demoKinds[kind], { seed: 1, atMs: clock.nowMs() - warmUpMs });
    plants.set(kind, { state, sinceMs: state.atMs, risen: risenFaults(), events: [] });
  }
  const own = await ownEvents(parts);
  const today = () => plantDayOf(clock.nowMs(), demoKinds.works.zone);
  const totals = new Map<string, Pick<FleetState, 'todayKWh' | 'todayM3'>>();

  /** What the fleet knows of a station ends when it was heard last: so long ago. */
  const agoMs = ({ trouble }: DemoStation) => (trouble === 'silent' ? silentForMs : 0);
  const heardMs = (station: DemoStation) => clock.nowMs() - agoMs(station);

  async function put(station: DemoStation, day: PlantDay): Promise<void> {
    const [history, config] = [histories.get(station.kind)!, demoKinds[station.kind]];
    const record = stationDay(day, { station, history, config, nowMs: heardMs(station) });
    if (day === today()) {
      const { energyKWh, deliveredM3 } = dayFigures(record).plant;
      totals.set(station.id, { todayKWh: energyKWh, todayM3: deliveredM3 });
    }
    await takeDay({ ingest, clock }, { station: station.id, day, body: await packed(encodeFleetDay(record)) });
    await nextTurn();
  }

  /** Puts the days from one age to another that are missing, the newest first. */
  async function fill(from: number, until: number): Promise<void> {
    const kept = new Map<string, ReadonlyMap<PlantDay, string>>();
    for (const { id } of demoStations) kept.set(id, await ingest.digests(id));
    for (let age = from; age < until; age++) {
      const day = shiftDay(today(), -age);
      for (const station of demoStations) {
        if (closing.signal.aborted) return;
        // what ran when the demo was ended last is a part of its day only
        if (age > 1 && kept.get(station.id)!.has(day) && kept.get(station.id)!.has(shiftDay(day, 1))) continue;
        const isKnown = day <= plantDayOf(heardMs(station), demoKinds[station.kind].zone);
        if (isKnown && !isGap(station, day)) await put(station, day);
      }
    }
  }

  const boot = randomUUID();
  let saidUntilMs = clock.nowMs() - eventsMs;
  async function callOf(station: DemoStation, isFirst: boolean): Promise<void> {
    const { id, name, place, kind, trouble } = station;
    const atMs = heardMs(station);
    if (trouble === 'silent' && !isFirst) return;
    const config = demoKinds[kind];
    const live = plants.get(kind)!;
    const came = stationEvents({ history: histories.get(kind)!, live, own: own.get(id) }, saidUntilMs, clock.nowMs());
    const events = came.map((event) => ({ ...event, atMs: event.atMs - agoMs(station) }));
    const state = stationState(station, config, live.state, totals.get(id) ?? { todayKWh: undefined, todayM3: undefined });
    const plant = { name, place, zone: config.zone, dashboardLink: undefined, details: stationDetails(station) };
    const said: FleetExchange = {
      ...{ sentMs: trouble === 'clockAhead' ? atMs + clockAheadMs : atMs, boot },
      software: trouble === 'oldRelease' ? '0.0.9' : packageVersion(),
      state: { ...state, atMs: state.atMs - agoMs(station) },
      ...{ plantRev: digestOf(JSON.stringify(plant)), plant: isFirst ? plant : undefined },
      ...{ inventoryRev: digestOf(id), inventory: undefined, isDigestRefused: false },
      ...{ eventLog: { epoch: 'demo', last: events.at(-1)?.id ?? 0 }, events },
    };
    await takeExchange({ ingest, clock: { nowMs: () => atMs }, beatS, isLoaded: false }, id, said);
  }

  async function beat(isFirst: boolean): Promise<void> {
    const nowMs = clock.nowMs();
    for (const [kind, plant] of plants) {
      const config = demoKinds[kind];
      while (plant.state.atMs + stepS * msPerSecond <= nowMs) {
        plant.state = advancePlant(config, plant.state, stepS);
        const { atMs } = plant.state;
        plant.events.push(...plant.risen(plantFaults(config, plant.state)).map((fault) => ({ ...fault, atMs })));
      }
    }
    for (const station of demoStations) {
      await callOf(station, isFirst);
      if (closing.signal.aborted) return;
    }
    for (const plant of plants.values()) plant.events = [];
    saidUntilMs = nowMs;
  }

  let hour = Math.floor(clock.nowMs() / msPerHour);
  async function run(): Promise<void> {
    await beat(false);
    const now = Math.floor(clock.nowMs() / msPerHour);
    if (now !== hour) await fill(0, 2);
    hour = now;
  }
  const guarded = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      if (!closing.signal.aborted) log.warn(`demo: ${reasonOf(error)}`);
    });

  await beat(true);
  await fill(0, Math.min(days + 1, firstDays));
  const filled = guarded(fill(firstDays, days + 1));
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => guarded(run()));
  }, beatS * msPerSecond);
  return {
    filled,
    async close() {
      closing.abort();
      clearInterval(timer);
      await Promise.all([filled, running]);
    },
  };
}
