import * as z from 'zod/mini';
import { dataFindingNames, standings } from '../../../../core/fleet/index.ts';
import type {
  FleetDataRow,
  FleetDayFigures,
  FleetFaultsView,
  FleetFigures,
  FleetLiveRow,
  FleetStationRow,
  FleetStationView,
} from '../../../../core/ports/index.ts';
import { faultSource, id, maybe, maybeNumber, maybeText, plantDay, screenPath, stationParams, type ScreenCallSpec } from './screenParts.ts';
import { mapPosition } from './mapSchemas.ts';
import { plannedVisit } from './visitSchemas.ts';

const severity = z.enum(['maintenance', 'warning', 'error']);
const finding = z.enum(dataFindingNames);
const money = z.object({ lowPerYear: z.number(), highPerYear: z.number(), currency: z.string(), isUpperBound: z.boolean() });

const faultFields = {
  source: faultSource,
  bitIndex: z.int(),
  severity,
  words: maybe(z.record(z.string(), z.string())),
  machine: maybeText,
};

const liveFields = {
  id: z.string(),
  standing: z.enum(standings),
  seenMs: maybeNumber,
  pressureBar: maybeNumber,
  powerKW: maybeNumber,
  faultsUp: z.int(),
  worst: maybe(z.object(faultFields)),
};
/** What an event `changed` of the live stream has: rows that differ from what was sent before. */
export const liveRows: z.ZodMiniType<readonly FleetLiveRow[]> = z.array(z.object(liveFields));

const row = z.object({
  ...liveFields,
  name: z.string(),
  place: z.string(),
  position: maybe(mapPosition),
  operator: z.string(),
  owner: z.string(),
  specificKWhPerM3: maybeNumber,
  coverageShare: z.number(),
  dataUntilMs: maybeNumber,
  mayBeRemoved: z.boolean(),
  serviceDue: maybeNumber,
  deviationShare: maybeNumber,
  leak: maybe(money),
});
const rows: z.ZodMiniType<readonly FleetStationRow[]> = z.array(row);

const figureFields = {
  fromMs: z.number(),
  untilMs: z.number(),
  energyKWh: z.number(),
  deliveredM3: z.number(),
  volumeFlowM3: z.number(),
  specificKWhPerM3: maybeNumber,
  pressureMinBar: maybeNumber,
  pressureMeanBar: maybeNumber,
  pressureMaxBar: maybeNumber,
  powerMaxKW: maybeNumber,
  loadS: z.number(),
  noLoadS: z.number(),
  offS: z.number(),
  errorS: z.number(),
  coverageShare: z.number(),
};

const faultUp = z.object({
  station: z.string(),
  name: z.string(),
  ...faultFields,
  sinceMs: maybeNumber,
  acknowledgement: maybe(z.object({ by: z.string(), atMs: z.number(), why: z.string() })),
});

const machine = z.object({
  slot: z.int(),
  name: maybeText,
  status: maybeNumber,
  powerKW: maybeNumber,
  deliveryM3min: maybeNumber,
  temperatureDegC: maybeNumber,
  loadS: z.number(),
  noLoadS: z.number(),
  energyKWh: z.number(),
  volumeM3: z.number(),
  motorStarts: z.number(),
});

const station: z.ZodMiniType<FleetStationView> = z.object({
  row,
  zone: z.string(),
  dashboardLink: maybeText,
  software: z.string(),
  enrolledMs: z.number(),
  volumeFlowM3min: maybeNumber,
  todayKWh: maybeNumber,
  todayM3: maybeNumber,
  machines: z.array(machine),
  faults: z.array(faultUp),
  months: z.array(z.object({ ...figureFields, month: z.string(), days: z.int() })),
  findings: z.array(finding),
  visits: z.array(plannedVisit),
});

const days: z.ZodMiniType<readonly FleetDayFigures[]> = z.array(z.object({ ...figureFields, day: z.string() }));
const quarters: z.ZodMiniType<readonly FleetFigures[]> = z.array(z.object(figureFields));

const faults: z.ZodMiniType<FleetFaultsView> = z.object({
  up: z.array(faultUp),
  week: z.array(z.object({ ...faultFields, station: z.string(), name: z.string(), atMs: z.number() })),
  machines: z.array(z.object({ station: z.string(), name: z.string(), slot: z.int(), machine: maybeText, faults: z.int() })),
});

const data: z.ZodMiniType<readonly FleetDataRow[]> = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    findings: z.array(finding),
    seenMs: maybeNumber,
    clockOffsetMs: maybeNumber,
    coverageShare: z.number(),
    dataUntilMs: maybeNumber,
    software: z.string(),
    refusedDays: z.array(z.object({ day: z.string(), atMs: z.number(), reason: z.string() })),
  }),
);

const acknowledge = z.object({
  station: id,
  source: faultSource,
  bitIndex: z.int().check(z.gte(0)),
  why: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

const get = <const Spec extends Omit<ScreenCallSpec, 'method' | 'need'>>(spec: Spec) =>
  ({ method: 'GET', need: 'viewer', ...spec }) as const;

const language = z.optional(z.enum(['de', 'en']));
/** How a list of stations is filtered, as in the address of its page. */
const filter = z.object({
  language,
  q: z.optional(z.string().check(z.maxLength(200))),
  org: z.optional(id),
  state: z.optional(z.enum(standings)),
  region: z.optional(z.string().check(z.maxLength(100))),
});

/** Calls about stations. Somebody who asks for one station by itself makes it call more often for a while. */
export const stationScreenCalls = {
  stations: get({ path: screenPath('stations'), answer: rows }),
  stationsTable: get({ path: screenPath('stations.csv'), query: filter, answer: 'file' }),
  station: get({ path: screenPath('stations/:station'), params: stationParams, answer: station }),
  stationDays: get({
    path: screenPath('stations/:station/days'),
    params: stationParams,
    query: z.object({ from: plantDay, until: plantDay }),
    answer: days,
  }),
  stationQuarters: get({
    path: screenPath('stations/:station/quarters'),
    params: stationParams,
    query: z.object({ day: plantDay }),
    answer: quarters,
  }),
  faults: get({ path: screenPath('faults'), answer: faults }),
  faultsTable: get({ path: screenPath('faults.csv'), query: z.object({ language }), answer: 'file' }),
  acknowledgeFault: { method: 'POST', path: screenPath('faults/acknowledge'), need: 'engineer', body: acknowledge, answer: 'nothing' },
  data: get({ path: screenPath('data'), answer: data }),
  live: get({ path: screenPath('live'), answer: 'events' }),
} as const satisfies Readonly<Record<string, ScreenCallSpec>>;
