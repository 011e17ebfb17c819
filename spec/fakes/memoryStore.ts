import type { GrowingTotals } from '../../core/north/index.ts';
import type { Level } from '../../core/access/index.ts';
import { windowAround } from '../../core/blackBox/index.ts';
import type { NumberedEvent } from '../../core/fleet/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import type { ServiceRecord } from '../../core/maintenance/index.ts';
import type { MarkNote, StationEvent } from '../../core/marks/index.ts';
import { maxReportMonths } from '../../core/monthReport/index.ts';
import type {
  AuditEntry,
  CounterEvent,
  CounterId,
  CounterReading,
  DamagedDay,
  DayDetailBytes,
  DayTotalsBytes,
  DigestedDay,
  FaultId,
  FileIdentity,
  JoinedFleet,
  KeptReport,
  OutboxMessage,
  PasswordHash,
  StationStore,
  StoredDaySums,
  StoredWindow,
  StoredField,
  StoredPlant,
  StoredSession,
  StoredThinkGreen,
  WaitingEvent,
  WaitingEventRepository,
  NamedToken,
  NamedTokenRepository,
} from '../../core/ports/index.ts';
import type { SummedChannel } from '../../core/totals/index.ts';
import type { StoredVariable } from '../../core/performance/index.ts';
import { nextSecret, type Settings } from '../../core/settings/index.ts';
import { memorySeries, type SeriesByName } from './memorySeries.ts';
import { memoryBackups } from './memoryBackups.ts';

interface StoredTotals extends DayTotalsBytes {
  readonly file: FileIdentity;
  readonly quarters?: Uint8Array;
}

interface StoredChannels {
  readonly file: FileIdentity;
  readonly sums: ReadonlyMap<SummedChannel, StoredDaySums>;
}

interface StoredDetails {
  readonly file: FileIdentity;
  readonly made: string;
  readonly bytes: DayDetailBytes;
}

interface Waiting {
  readonly events: readonly WaitingEvent[];
  readonly lastId: number;
}

/** Everything that is kept; replaced as a whole, so that a change can be taken back. */
interface Kept {
  readonly settings: Partial<Settings>;
  readonly secrets: ReadonlyMap<string, string>;
  readonly passwords: ReadonlyMap<Level, PasswordHash>;
  readonly sessions: ReadonlyMap<string, StoredSession>;
  readonly audit: readonly AuditEntry[];
  readonly plant: StoredPlant | undefined;
  readonly faults: readonly FaultLogEntry[];
  readonly lastFaultId: number;
  readonly fleetDays: ReadonlyMap<string, DigestedDay>;
  readonly fleetEpoch: string | undefined;
  readonly fleetJoined: JoinedFleet | undefined;
  readonly windows: readonly StoredWindow[];
  readonly active: readonly FaultId[];
  readonly outbox: ReadonlyMap<string, OutboxMessage>;
  readonly totals: ReadonlyMap<string, StoredTotals>;
  readonly channelSums: ReadonlyMap<string, StoredChannels>;
  readonly dayDetails: ReadonlyMap<string, StoredDetails>;
  readonly damage: ReadonlyMap<string, DamagedDay>;
  readonly field: StoredField | undefined;
  readonly counters: readonly CounterReading[];
  readonly counterEvents: readonly CounterEvent[];
  readonly thinkGreen: StoredThinkGreen | undefined;
  readonly wallLinks: readonly NamedToken[];
  readonly programTokens: readonly NamedToken[];
  readonly services: readonly ServiceRecord[];
  readonly lastServiceId: number;
  readonly notes: readonly MarkNote[];
  readonly lastNoteId: number;
  readonly events: readonly StationEvent[];
  readonly clientId: string | undefined;
  readonly growing: GrowingTotals;
  readonly announced: readonly string[];
  readonly waiting: Waiting;
  readonly webhook: Waiting;
  readonly series: SeriesByName;
  readonly variables: ReadonlyMap<string, StoredVariable>;
  readonly monthReports: readonly KeptReport[];
}

const nothingWaits: Waiting = { events: [], lastId: 0 };

const nothing: Kept = {
  settings: {},
  secrets: new Map(),
  passwords: new Map(),
  sessions: new Map(),
  audit: [],
  plant: undefined,
  faults: [],
  lastFaultId: 0,
  fleetDays: new Map(),
  fleetEpoch: undefined,
  fleetJoined: undefined,
  windows: [],
  active: [],
  outbox: new Map(),
  totals: new Map(),
  channelSums: new Map(),
  dayDetails: new Map(),
  damage: new Map(),
  field: undefined,
  counters: [],
  counterEvents: [],
  thinkGreen: undefined,
  wallLinks: [],
  programTokens: [],
  services: [],
  lastServiceId: 0,
  notes: [],
  lastNoteId: 0,
  events: [],
  clientId: undefined,
  growing: { energyKWh: undefined, airM3: undefined },
  announced: [],
  waiting: nothingWaits,
  webhook: nothingWaits,
  series: new Map(),
  variables: new Map(),
  monthReports: [],
};
const pageSize = 500;
const maxFaults = 20_000;
const maxWindows = 500;
const maxCounterEvents = 200;

const without = <K, V>(map: ReadonlyMap<K, V>, isGone: (key: K, value: V) => boolean): Map<K, V> =>
  new Map([...map].filter(([key, value]) => !isGone(key, value)));
const isOf = (counter: CounterId) => (each: CounterId) => each.device === counter.device && each.key === counter.key;
const isSame = (a: FileIdentity, b: FileIdentity) => a.sizeBytes === b.sizeBytes && a.modifiedMs === b.modifiedMs;

const fleetParts = ['fleetDays', 'fleetEpoch', 'fleetJoined'] as const;
const northParts = ['clientId', 'growing', 'announced', 'waiting', 'webhook'] as const;
const higher = (kept: number | undefined, given: number | undefined) => (given === undefined ? kept : Math.max(kept ?? given, given));

/** A station's store in memory. */
export function memoryStore(): StationStore {
  let kept = nothing;
  const change = (next: Partial<Kept>) => {
    kept = { ...kept, ...structuredClone(next) };
  };

  let pending: Partial<Kept> | undefined;
  let restored: 'done' | undefined;
  const backups = memoryBackups<Kept>({
    kept: () => kept,
    secret: ['passwords', 'secrets', 'wallLinks', 'programTokens'],
    leftOut: ['audit', 'damage', 'totals', 'outbox', 'plant', 'sessions', 'channelSums', 'dayDetails', ...northParts, ...fleetParts],
    contentOf: ({ settings, field, faults, windows, services, notes, events, counters }, defaults) => ({
      settings: { ...defaults, ...settings },
      field: field?.config,
      counts: {
        faults: faults.length,
        faultWindows: windows.length,
        services: services.length,
        notes: notes.length,
        events: events.length,
        counterReadings: counters.length,
      },
    }),
    isLoginKnown: ({ passwords }) => passwords.has('write'),
    keepPending(values, endsSessions) {
      pending = endsSessions ? { ...values, sessions: new Map() } : values;
    },
    restored: () => restored,
  });

  /** What the days of a span have of a channel, ascending. */
  const sumsOf = (channel: SummedChannel, from: string, until: string) =>
    [...kept.channelSums]
      .filter(([day]) => day >= from && day <= until)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([day, { sums }]) => [sums.get(channel)].flatMap((of) => (of === undefined ? [] : [{ day, ...of }])));

  const detailsOf = (made: string) => [...kept.dayDetails].filter(([, each]) => each.made === made).sort(([a], [b]) => (a < b ? -1 : 1));

  const namedTokens = (kind: 'wallLinks' | 'programTokens'): NamedTokenRepository => ({
    all: () => kept[kind].toSorted((a, b) => a.madeMs - b.madeMs || (a.id < b.id ? -1 : 1)),
    save(token) {
      change({ [kind]: [...kept[kind].filter(({ id }) => id !== token.id), token] });
    },
    remove(id) {
      change({ [kind]: kept[kind].filter((token) => token.id !== id) });
    },
  });
  const timedFaults = (): readonly NumberedEvent[] =>
    kept.faults.flatMap(({ atMs, source, bitIndex }, i) => {
      const id = kept.lastFaultId - kept.faults.length + i + 1;
      return atMs === undefined ? [] : [{ id, atMs: Math.round(atMs), source, bitIndex }];
    });
  const waitingEvents = (of: 'waiting' | 'webhook'): WaitingEventRepository => ({
    events: () => kept[of].events,
    addEvent(event) {
      const { events, lastId } = kept[of];
      const id = lastId + 1;
      change({ [of]: { events: [...events, { ...event, id }], lastId: id } });
      return id;
    },
    removeEvents(throughId) {
      change({ [of]: { ...kept[of], events: kept[of].events.filter(({ id }) => id > throughId) } });
    },
  });

  const savePassword = (level: Level, password: PasswordHash) => {
    change({ passwords: new Map(kept.passwords).set(level, password) });
  };
  /** The newest of each kind, as many as it may have. */
  const limited = (entries: readonly AuditEntry[], kinds: ReadonlySet<string>, maxOf: (what: string) => number) =>
    entries.filter(({ what }, i) => !kinds.has(what) || entries.slice(i + 1).filter((later) => later.what === what).length < maxOf(what));

  return {
    settings: {
      load: (defaults) => ({ ...defaults, ...kept.settings }),
      save(group, values) {
        change({ settings: { ...kept.settings, [group]: values } });
      },
    },
    secrets: {
      names: () => new Set(kept.secrets.keys()),
      find: (name) => kept.secrets.get(name),
      change(sent) {
        const next = [...sent].map(([name, secret]) => [name, nextSecret(kept.secrets.get(name), secret)] as const);
        const secrets = without(kept.secrets, (name) => sent.has(name));
        for (const [name, secret] of next) if (secret !== undefined) secrets.set(name, secret);
        change({ secrets });
      },
    },
    passwords: {
      find: (level) => kept.passwords.get(level),
      save: savePassword,
      change(level, password, keptSessionId) {
        savePassword(level, password);
        change({ sessions: without(kept.sessions, (id, session) => session.level === level && id !== keptSessionId) });
      },
    },
    sessions: {
      all: () => [...kept.sessions.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
      save(sessions) {
        change({ sessions: new Map([...kept.sessions, ...sessions.map((session) => [session.id, session] as const)]) });
      },
      remove(ids) {
        change({ sessions: without(kept.sessions, (id) => ids.includes(id)) });
      },
    },
    audit: {
      add(entries, maxOf) {
        change({ audit: limited([...kept.audit, ...entries], new Set(entries.map(({ what }) => what)), maxOf) });
      },
      newest: (count) => kept.audit.toReversed().slice(0, count),
    },
    plantState: {
      load: () => kept.plant,
      save(plant) {
        change({ plant });
      },
    },
    faults: {
      *pages() {
        const newestFirst = kept.faults.toReversed();
        for (let i = 0; i < newestFirst.length; i += pageSize) yield newestFirst.slice(i, i + pageSize);
      },
      active: () => kept.active,
      save(events, active, ended = []) {
        const faults = [...kept.faults];
        for (const { source, bitIndex, end } of ended) {
          const place = faults.findLastIndex((each) => each.source === source && each.bitIndex === bitIndex);
          if (faults[place] !== undefined) faults[place] = { ...faults[place], end: faults[place].end ?? end };
        }
        change({ faults: [...faults, ...events].slice(-maxFaults), lastFaultId: kept.lastFaultId + events.length, active });
      },
      lastId: () => timedFaults().at(-1)?.id ?? 0,
      after: (after, count) =>
        timedFaults()
          .filter(({ id }) => id > after)
          .slice(0, count),
      note(of, note) {
        const place = kept.faults.findLastIndex(
          ({ atMs, source, bitIndex }) => atMs === of.atMs && source === of.source && bitIndex === of.bitIndex,
        );
        const event = kept.faults[place];
        if (event !== undefined) change({ faults: kept.faults.with(place, { ...event, notes: [...(event.notes ?? []), note] }) });
        return event !== undefined;
      },
    },
    wallLinks: namedTokens('wallLinks'),
    programTokens: namedTokens('programTokens'),
    faultWindows: {
      save(window) {
        const others = kept.windows.filter(({ fromMs }) => fromMs !== window.fromMs);
        const byWorth = [...others, window].sort((a, b) => Number(a.hasError) - Number(b.hasError) || a.fromMs - b.fromMs);
        change({ windows: byWorth.slice(-maxWindows).sort((a, b) => a.fromMs - b.fromMs) });
      },
      at(atMs) {
        const around = windowAround(atMs);
        const shared = ({ fromMs, untilMs }: StoredWindow) => Math.min(untilMs, around.untilMs) - Math.max(fromMs, around.fromMs);
        return kept.windows
          .filter(({ fromMs, untilMs }) => fromMs <= atMs && atMs <= untilMs)
          .toSorted((a, b) => shared(b) - shared(a) || a.fromMs - b.fromMs)[0];
      },
      from: (fromMs) => kept.windows.find((window) => window.fromMs === fromMs),
      open: () => kept.windows.filter(({ isComplete }) => !isComplete),
    },
    outbox: {
      all: () => [...kept.outbox.values()],
      save(message) {
        change({ outbox: new Map(kept.outbox).set(message.id, message) });
      },
      remove(id) {
        change({ outbox: without(kept.outbox, (each) => each === id) });
      },
    },
    totals: {
      find(part, day, file) {
        const stored = kept.totals.get(day);
        return stored !== undefined && isSame(stored.file, file) ? stored[part] : undefined;
      },
      save(day, file, bytes) {
        change({ totals: new Map(kept.totals).set(day, { ...bytes, file }) });
      },
      saveQuarters(day, file, quarters) {
        const stored = kept.totals.get(day);
        if (stored !== undefined && isSame(stored.file, file)) change({ totals: new Map(kept.totals).set(day, { ...stored, quarters }) });
      },
      keepOnly(days) {
        change({ totals: without(kept.totals, (day) => !days.includes(day)) });
      },
      clear() {
        change({ totals: new Map() });
      },
    },
    channelSums: {
      files: () => new Map([...kept.channelSums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, { file }]) => [day, file])),
      save(day, file, sums) {
        change({ channelSums: new Map(kept.channelSums).set(day, { file, sums }) });
      },
      days: (channel, from, until) => sumsOf(channel, from, until).map(({ day, whole }) => ({ day, ...whole })),
      quarters: (channel, from, until) => sumsOf(channel, from, until).map(({ day, quarters }) => ({ day, bytes: quarters })),
      remove(day) {
        change({ channelSums: without(kept.channelSums, (each) => each === day) });
      },
    },
    dayDetails: {
      files: (made) => new Map(detailsOf(made).map(([day, { file }]) => [day, file])),
      save(day, file, made, bytes) {
        change({ dayDetails: new Map(kept.dayDetails).set(day, { file, made, bytes }) });
      },
      read: (part, made, from, until) =>
        detailsOf(made)
          .filter(([day]) => day >= from && day <= until)
          .map(([day, { bytes }]) => ({ day, bytes: bytes[part] })),
      remove(day) {
        change({ dayDetails: without(kept.dayDetails, (each) => each === day) });
      },
    },
    field: {
      load: () => kept.field,
      save(config) {
        change({ field: { config, former: kept.field?.config } });
      },
      undo() {
        if (kept.field?.former !== undefined) change({ field: { config: kept.field.former, former: undefined } });
      },
    },
    counters: {
      add(readings) {
        const isReplaced = (old: CounterReading) => readings.some((each) => isOf(old)(each) && each.atMs === old.atMs);
        const counters = [...kept.counters.filter((old) => !isReplaced(old)), ...readings];
        change({ counters: counters.sort((a, b) => a.atMs - b.atMs) });
      },
      addEvent(event) {
        const ofDevice = [...kept.counterEvents.filter(({ device }) => device === event.device), event].slice(-maxCounterEvents);
        change({ counterEvents: [...kept.counterEvents.filter(({ device }) => device !== event.device), ...ofDevice] });
      },
      last: (counter) => kept.counters.findLast(isOf(counter)),
      ends(counter, fromMs, toMs) {
        const within = kept.counters.filter((each) => isOf(counter)(each) && each.atMs >= fromMs && each.atMs <= toMs);
        return within.filter((_, i) => i === 0 || i === within.length - 1);
      },
      events: (device) => kept.counterEvents.filter((event) => event.device === device).toReversed(),
    },
    damage: {
      all: () => [...kept.damage.values()].sort((a, b) => (a.day < b.day ? 1 : -1)),
      find: (day) => kept.damage.get(day),
      save(stored) {
        change({ damage: new Map(kept.damage).set(stored.day, stored) });
      },
      remove(day) {
        change({ damage: without(kept.damage, (each) => each === day) });
      },
    },
    thinkGreen: {
      load: () => kept.thinkGreen,
      save(thinkGreen) {
        change({ thinkGreen });
      },
    },
    services: {
      calendarId: 'memory',
      all: () => kept.services.toReversed(),
      add(record) {
        const id = kept.lastServiceId + 1;
        change({ services: [...kept.services, { ...record, id }], lastServiceId: id });
        return id;
      },
      remove(id) {
        change({ services: kept.services.filter((record) => record.id !== id) });
      },
    },
    marks: {
      within: ({ fromMs, untilMs }) => ({
        notes: kept.notes.filter((note) => note.fromMs < untilMs && note.toMs >= fromMs).sort((a, b) => a.fromMs - b.fromMs),
        events: kept.events.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs).sort((a, b) => a.atMs - b.atMs),
      }),
      noteCount: () => kept.notes.length,
      addNote(note) {
        const id = kept.lastNoteId + 1;
        change({ notes: [...kept.notes, { ...note, id }], lastNoteId: id });
        return id;
      },
      changeNote(note) {
        const isKnown = kept.notes.some(({ id }) => id === note.id);
        change({ notes: kept.notes.map((each) => (each.id === note.id ? note : each)) });
        return isKnown;
      },
      removeNote(id) {
        const isKnown = kept.notes.some((note) => note.id === id);
        change({ notes: kept.notes.filter((note) => note.id !== id) });
        return isKnown;
      },
      addEvent(event, max) {
        change({ events: [...kept.events, event].slice(-max) });
      },
    },
    north: {
      clientId: () => kept.clientId,
      saveClientId(clientId) {
        change({ clientId });
      },
      totals: () => kept.growing,
      saveTotals({ energyKWh, airM3 }) {
        change({ growing: { energyKWh: higher(kept.growing.energyKWh, energyKWh), airM3: higher(kept.growing.airM3, airM3) } });
      },
      announced: () => kept.announced,
      saveAnnounced(announced) {
        change({ announced });
      },
      ...waitingEvents('waiting'),
    },
    webhook: waitingEvents('webhook'),
    fleet: {
      days: () => [...kept.fleetDays.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
      saveDay(day) {
        change({ fleetDays: new Map(kept.fleetDays).set(day.day, day) });
      },
      keepOnly(days) {
        change({ fleetDays: without(kept.fleetDays, (day) => !days.includes(day)) });
      },
      epoch: () => kept.fleetEpoch,
      saveEpoch(fleetEpoch) {
        change({ fleetEpoch });
      },
      joined: () => kept.fleetJoined,
      saveJoined(fleetJoined) {
        change({ fleetJoined });
      },
    },
    priceSeries: memorySeries({ get: () => kept.series, set: (series) => change({ series }) }),
    monthReports: {
      all: () => kept.monthReports.map(({ pdf, ...report }) => ({ ...report, sizeBytes: pdf.length })),
      find: (month, language) => kept.monthReports.find((report) => report.month === month && report.language === language)?.pdf,
      save(reports) {
        const isNew = (old: KeptReport) => reports.some(({ month, language }) => month === old.month && language === old.language);
        const all = [...kept.monthReports.filter((old) => !isNew(old)), ...reports];
        const months = new Set([...new Set(all.map(({ month }) => month))].toSorted().slice(-maxReportMonths));
        const place = ({ month, language }: KeptReport) => `${month} ${language}`;
        change({
          monthReports: all
            .filter(({ month }) => months.has(month))
            .toSorted((a, b) => (a.month === b.month ? (place(a) < place(b) ? -1 : 1) : a.month > b.month ? -1 : 1)),
        });
      },
    },
    variables: {
      all: () => [...kept.variables.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
      save(saved) {
        const next = new Map(kept.variables);
        for (const each of saved) {
          const days = [...(next.get(each.name)?.days ?? []), ...each.days];
          next.set(each.name, { ...each, days: new Map(days.sort(([a], [b]) => (a < b ? -1 : 1))) });
        }
        change({ variables: next });
      },
      remove(name) {
        const isKnown = kept.variables.has(name);
        change({ variables: without(kept.variables, (each) => each === name) });
        return isKnown;
      },
    },
    transaction(work) {
      const before = kept;
      try {
        work();
      } catch (error) {
        kept = before;
        throw error;
      }
    },
    backups,
    close() {
      // What is kept stays, as a database's file does, but for what takes its place at the next opening.
      restored = pending && 'done';
      change(pending ?? {});
      pending = undefined;
    },
  };
}
