import { figuresVersion, type FleetEvent, type FleetPlant, type FleetState } from '../../core/fleet/index.ts';
import { maxRefusedDays } from '../../core/ports/index.ts';
import type {
  EnrolmentLeave,
  FleetActs,
  FleetReading,
  FleetStation,
  FleetStore,
  KeptExchange,
  Organisation,
  ReceivedDay,
  RefusedDay,
  SeenFaultOf,
  StationSums,
} from '../../core/ports/index.ts';
import { memoryAccounts } from './memoryAccounts.ts';
import { memoryFleetInsight } from './memoryFleetInsight.ts';
import { memoryFleetMails } from './memoryFleetMails.ts';
import { memoryFleetIssuers } from './memoryFleetIssuers.ts';
import type { KeptVisit, MapPosition, MapTiles } from '../../core/fleet/index.ts';
import { memoryFleetPeople } from './memoryFleetPeople.ts';
import { type Month, monthOf, type PlantDay } from '../../core/time/index.ts';
import { addTotals } from '../../core/totals/index.ts';

interface KeptDay extends ReceivedDay {
  readonly derived: number;
  readonly isDropped?: boolean;
}

interface KeptStation extends Pick<FleetStation, 'id' | 'operator' | 'owner' | 'enrolledMs'> {
  tokenHash: string | undefined;
  tokenMadeMs: number;
  /** By which code of which installation. */
  came: string;
  next: { readonly tokenHash: string; readonly madeMs: number } | undefined;
  watchedUntilMs: number | undefined;
  plant: FleetPlant;
  position: MapPosition | undefined;
  software: string;
  exchange: KeptExchange | undefined;
  state: FleetState | undefined;
  readonly days: Map<PlantDay, KeptDay>;
  readonly events: Map<string, FleetEvent>;
  readonly refused: Map<PlantDay, RefusedDay>;
  readonly seen: Map<string, SeenFaultOf>;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const sortedDays = ({ days }: KeptStation) => [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));

/** A fleet's store in memory. */
export function memoryFleetStore(): FleetStore {
  const organisations = new Map<string, Organisation>();
  const leaves = new Map<string, EnrolmentLeave>();
  const accounts = memoryAccounts();
  const stations = new Map<string, KeptStation>();

  let tiles: MapTiles | undefined;
  const visits = new Map<string, KeptVisit>();
  const visitsOf = (id: string, isSeen: (station: string) => boolean) =>
    [...visits].filter(([, visit]) => visit.id === id && isSeen(visit.station));

  const insight = memoryFleetInsight(() => [...stations.values()]);

  const forgetInventory = (station: KeptStation) => {
    station.exchange = station.exchange && { ...station.exchange, inventoryRev: undefined };
  };
  const known = (id: string): KeptStation => {
    const station = stations.get(id);
    if (station === undefined) throw new Error(`no station ${id}`);
    return station;
  };

  const mayBeRemoved = ({ tokenHash, days, events }: KeptStation) => tokenHash === undefined && days.size + events.size === 0;

  const seenBy = (asking: readonly string[]): FleetReading => {
    const seen = () =>
      [...stations.values()]
        .filter(({ operator, owner }) => asking.includes(operator) || asking.includes(owner))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    const figuresOf = (station: KeptStation) => sortedDays(station).flatMap(({ day, figures }) => (figures ? [{ day, figures }] : []));
    const monthsOf = (station: KeptStation) => {
      const months = new Map<Month, { days: number; figures: ReturnType<typeof addTotals> }>();
      for (const { day, figures } of figuresOf(station)) {
        const before = months.get(monthOf(day));
        const together = before === undefined ? figures : addTotals(before.figures, figures);
        months.set(monthOf(day), { days: (before?.days ?? 0) + 1, figures: together });
      }
      return [...months];
    };
    const shown = (station: KeptStation): FleetStation => {
      const { id, operator, owner, plant, position, software, enrolledMs, exchange } = station;
      const isRevoked = station.tokenHash === undefined;
      const state = isRevoked ? undefined : station.state;
      const newerDays = sortedDays(station).filter(({ derived }) => derived === 0).length;
      const newestDay = figuresOf(station).at(-1)?.day;
      return {
        ...{ id, operator, owner, plant, position, software, enrolledMs, exchange, state },
        ...{ isRevoked, mayBeRemoved: mayBeRemoved(station), newestDay, newerDays },
      };
    };
    const days = (from: PlantDay, until: PlantDay) =>
      seen().flatMap((station) =>
        figuresOf(station).flatMap(({ day, figures }) => (day >= from && day <= until ? [{ station: station.id, day, figures }] : [])),
      );
    const months = (from: Month, until: Month) =>
      seen().flatMap((station) =>
        monthsOf(station).flatMap(([month, of]) => (month >= from && month <= until ? [{ station: station.id, month, ...of }] : [])),
      );
    const events = (fromMs: number, untilMs: number) =>
      seen()
        .flatMap((station) => [...station.events.values()].map((event) => ({ station: station.id, ...event })))
        .filter(({ atMs }) => atMs >= fromMs && atMs <= untilMs)
        .sort((a, b) => b.atMs - a.atMs || (a.station < b.station ? -1 : 1));
    return {
      ...insight.readingOf(seen),
      stations: () => Promise.resolve(seen().map(shown)),
      station: (id) =>
        Promise.resolve(
          seen()
            .filter((station) => station.id === id)
            .map(shown)[0],
        ),
      stationsSeen: (fromMs) =>
        Promise.resolve(
          seen()
            .filter(({ exchange }) => exchange !== undefined && exchange.seenMs >= fromMs)
            .map(shown),
        ),
      sums(from, until) {
        const sums = new Map<string, StationSums>();
        for (const { station, figures } of days(from, until)) {
          const { energyKWh, deliveredM3, pressureS, volumeFlowS, deliveredS } = figures.plant;
          const before = sums.get(station);
          sums.set(station, {
            energyKWh: (before?.energyKWh ?? 0) + energyKWh,
            deliveredM3: (before?.deliveredM3 ?? 0) + deliveredM3,
            energyWithAirKWh: (before?.energyWithAirKWh ?? 0) + (deliveredM3 > 0 ? energyKWh : 0),
            coveredS: (before?.coveredS ?? 0) + Math.max(pressureS, volumeFlowS, deliveredS),
          });
        }
        return Promise.resolve(sums);
      },
      days: (from, until) => Promise.resolve(days(from, until)),
      months: (from, until) => Promise.resolve(months(from, until)),
      daysOf: (id, from, until) => Promise.resolve(days(from, until).filter(({ station }) => station === id)),
      monthsOf: (id, from, until) => Promise.resolve(months(from, until).filter(({ station }) => station === id)),
      lastEvents(fromMs, untilMs) {
        const last = new Map<string, ReturnType<typeof events>[number]>();
        for (const event of events(fromMs, untilMs).toReversed()) last.set(`${event.station} ${event.source} ${event.bitIndex}`, event);
        return Promise.resolve([...last.values()]);
      },
      faultsSeen: () => Promise.resolve(seen().flatMap((station) => [...station.seen.values()])),
      visits: (doneFrom) =>
        Promise.resolve(
          [...visits.values()]
            .filter(({ station, done }) => seen().some(({ id }) => id === station) && (done === undefined || done >= doneFrom))
            .sort((a, b) => (`${a.planned} ${a.id} ${a.station}` < `${b.planned} ${b.id} ${b.station}` ? -1 : 1)),
        ),
      refusedDays: (fromMs) =>
        Promise.resolve(
          seen()
            .flatMap((station) => [...station.refused.values()].map((refused) => ({ station: station.id, ...refused })))
            .filter(({ atMs }) => atMs >= fromMs)
            .sort((a, b) => (a.day > b.day ? -1 : 1)),
        ),
      body: (id, day) =>
        Promise.resolve(
          seen()
            .find((station) => station.id === id)
            ?.days.get(day),
        ).then((kept) => (kept?.isDropped === true ? undefined : kept?.body)),
      events: (fromMs, untilMs) => Promise.resolve(events(fromMs, untilMs)),
    };
  };

  const actsOf = (asking: readonly string[]): FleetActs => {
    const seen = (id: string) => {
      const station = stations.get(id);
      return station !== undefined && (asking.includes(station.operator) || asking.includes(station.owner)) ? station : undefined;
    };
    const own = (id: string) => visitsOf(id, (station) => seen(station) !== undefined);
    return {
      saveVisit({ stations: asked, ...visit }) {
        if (asked.some((id) => seen(id) === undefined)) return Promise.resolve(false);
        for (const [key] of own(visit.id)) visits.delete(key);
        for (const station of asked) visits.set(`${station} ${visit.id}`, { ...visit, station, done: undefined });
        return Promise.resolve(true);
      },
      endVisit({ id, done, by }) {
        const closed = own(id);
        for (const [key, visit] of closed) visits.set(key, { ...visit, done, by });
        return Promise.resolve(closed.map(([, { station }]) => station));
      },
      removeVisit(id) {
        const removed = own(id);
        for (const [key] of removed) visits.delete(key);
        return Promise.resolve(removed.map(([, { station }]) => station));
      },
      placeStation(id, position) {
        const station = seen(id);
        if (station !== undefined) station.position = position;
        return Promise.resolve(station !== undefined);
      },
      saveSeen(fault) {
        const station = seen(fault.station);
        station?.seen.set(`${fault.source} ${fault.bitIndex}`, fault);
        return Promise.resolve(station !== undefined);
      },
    };
  };

  const removedNames = new Map<string, string>();
  const people = memoryFleetPeople(accounts, { organisations, leaves, removedNames, stations: () => [...stations.values()] });
  const mails = memoryFleetMails({
    people: () => people.people('all'),
    stations: () =>
      [...stations.values()].flatMap(({ id, operator, owner, tokenHash, exchange, state }) =>
        tokenHash === undefined || exchange === undefined
          ? []
          : [{ station: id, operator, owner, seenMs: exchange.seenMs, beatS: exchange.beatS, faults: state?.faults ?? [] }],
      ),
  });
  const listeners = new Set<(station: string) => void>();
  return {
    seenBy,
    actsOf,
    comparison: insight.comparison,
    derivation: insight.derivation,
    mails,
    issuers: memoryFleetIssuers(accounts, organisations),
    people,
    watches: {
      watch(id, untilMs) {
        const station = known(id);
        station.watchedUntilMs = Math.max(station.watchedUntilMs ?? untilMs, untilMs);
        for (const listener of listeners) listener(id);
        return Promise.resolve();
      },
      onWatch(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    settings: {
      mapTiles: () => Promise.resolve(tiles),
      saveMapTiles: (given) => Promise.resolve(void (tiles = given)),
    },
    close: () => Promise.resolve(),
    admin: {
      addOrganisation: (organisation) =>
        Promise.resolve(void organisations.set(organisation.id, organisations.get(organisation.id) ?? organisation)),
      addLeave: (leave) =>
        [leave.operator, leave.owner].every((id) => organisations.has(id))
          ? Promise.resolve(void leaves.set(hex(leave.codeHash), leave))
          : Promise.reject(new Error('no such organisation')),
      dropQuarters(before) {
        let dropped = 0;
        for (const { days } of stations.values()) {
          for (const kept of days.values()) {
            if (kept.day >= before || kept.isDropped === true || kept.derived === 0) continue;
            days.set(kept.day, { ...kept, isDropped: true });
            dropped++;
          }
        }
        return Promise.resolve(dropped);
      },
      revoke: (station) => Promise.resolve(void Object.assign(known(station), { tokenHash: undefined, next: undefined })),
      removeStation(id) {
        const station = stations.get(id);
        if (station === undefined || !mayBeRemoved(station)) return Promise.resolve(false);
        removedNames.set(id, station.plant.name);
        for (const [key, visit] of visits) if (visit.station === id) visits.delete(key);
        for (const [key, leave] of leaves) if (leave.station === id) leaves.delete(key);
        return Promise.resolve(stations.delete(id));
      },
    },
    ingest: {
      enrol({ codeHash, tokenHash, newId, installation, name, software, nowMs }) {
        const came = `${hex(codeHash)} ${installation}`;
        const again = [...stations.values()].find(
          (station) =>
            station.came === came && station.tokenHash !== undefined && (station.exchange?.seenMs ?? -Infinity) < station.tokenMadeMs,
        );
        if (again !== undefined) {
          Object.assign(again, { tokenHash: hex(tokenHash), tokenMadeMs: nowMs });
          return Promise.resolve(again.id);
        }
        const leave = leaves.get(hex(codeHash));
        if (leave === undefined || leave.uses < 1 || leave.expiresMs <= nowMs) return Promise.resolve(undefined);
        leaves.set(hex(codeHash), { ...leave, uses: leave.uses - 1 });
        const replaced = leave.station;
        if (replaced !== undefined) {
          Object.assign(known(replaced), { tokenHash: hex(tokenHash), tokenMadeMs: nowMs, next: undefined, software, came });
          return Promise.resolve(replaced);
        }
        stations.set(newId, {
          ...{ id: newId, operator: leave.operator, owner: leave.owner, enrolledMs: nowMs, tokenHash: hex(tokenHash), software },
          ...{ tokenMadeMs: nowMs, came, next: undefined, watchedUntilMs: undefined },
          plant: { name, place: '', zone: 'UTC', dashboardLink: undefined },
          position: undefined,
          ...{ exchange: undefined, state: undefined, days: new Map(), events: new Map() },
          ...{ refused: new Map(), seen: new Map() },
        });
        return Promise.resolve(newId);
      },
      stationOf(tokenHash) {
        const hash = hex(tokenHash);
        const station = [...stations.values()].find((each) => each.tokenHash === hash || each.next?.tokenHash === hash);
        if (station?.next?.tokenHash === hash)
          Object.assign(station, { ...station.next, tokenMadeMs: station.next.madeMs, next: undefined });
        return Promise.resolve(station?.id);
      },
      keepNextToken: (id, tokenHash, nowMs) => Promise.resolve(void (known(id).next = { tokenHash: hex(tokenHash), madeMs: nowMs })),
      noteRefusal(id, refused) {
        const { refused: days } = known(id);
        days.delete(refused.day);
        days.set(refused.day, refused);
        for (const day of [...days.keys()].slice(0, -maxRefusedDays)) days.delete(day);
        return Promise.resolve();
      },
      lastExchange: (station) => Promise.resolve(stations.get(station)?.exchange),
      digests: (station) => Promise.resolve(new Map(sortedDays(known(station)).map(({ day, digest }) => [day, digest]))),
      saveExchange(id, { seenMs, sentMs, software, boots, isDigestRefused, beatS, state, plant, satisfied, events }) {
        const station = known(id);
        const before = station.exchange;
        const isSatisfied = satisfied?.days.every(([day, digest]) => station.days.get(day)?.digest === digest) === true;
        station.exchange = {
          ...{ seenMs, sentMs, software, boots, isDigestRefused },
          ...(beatS !== undefined && { beatS }),
          plantRev: plant?.rev ?? before?.plantRev,
          inventoryRev: isSatisfied ? satisfied?.rev : before?.inventoryRev,
          events: events?.place ?? before?.events,
        };
        station.software = software;
        station.state = state ?? station.state;
        station.plant = plant?.plant ?? station.plant;
        if (plant !== undefined) insight.mark(id);
        for (const { atMs, source, bitIndex } of events?.events ?? []) {
          station.events.set(`${atMs} ${source} ${bitIndex}`, { atMs, source, bitIndex });
        }
        const { watchedUntilMs, tokenMadeMs } = station;
        return Promise.resolve({ watchedUntilMs, tokenMadeMs });
      },
      saveDay(id, received) {
        const station = stations.get(id);
        if (station === undefined) return Promise.reject(new Error(`no station ${id}`));
        const before = station.days.get(received.day);
        if (before?.digest === received.digest) return Promise.resolve('same');
        const isRunning = received.figures !== undefined && received.figures.untilMs > received.receivedMs;
        if (before !== undefined && !isRunning) forgetInventory(station);
        station.refused.delete(received.day);
        station.days.set(received.day, { ...received, derived: received.figures === undefined ? 0 : figuresVersion });
        insight.mark(id);
        return Promise.resolve('saved');
      },
      daysBehind: (formats, count) =>
        Promise.resolve(
          [...stations.values()]
            .flatMap((station) =>
              sortedDays(station).flatMap(({ day, digest, body, derived, format, isDropped = false }) =>
                derived < figuresVersion && formats.includes(format) && !isDropped ? [{ station: station.id, day, digest, body }] : [],
              ),
            )
            .sort((a, b) => (a.day > b.day ? -1 : 1))
            .slice(0, count),
        ),
      saveFigures({ station: id, day, digest }, figures) {
        const station = known(id);
        const kept = station.days.get(day);
        if (kept?.digest === digest) {
          station.days.set(day, { ...kept, figures: figures ?? kept.figures, derived: figuresVersion });
          insight.mark(id);
        }
        return Promise.resolve();
      },
    },
  };
}
