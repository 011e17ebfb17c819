import { isTechnologyCode } from '../../../core/compressor/index.ts';
import {
  type FleetAnswer,
  type FleetExchange,
  type FleetPlant,
  type FleetPlantDetails,
  type FleetState,
  slowestBeatS,
} from '../../../core/fleet/index.ts';
import { maintenanceComponents } from '../../../core/maintenance/index.ts';
import { isPlantDay } from '../../../core/time/index.ts';
import { isPresent, listOr, numberOr, oneOf, orNull, recordOr, textOr, textsOr, zoneOr } from '../lenient.ts';
import type { WireExchange, WireFleetPlant, WireFleetState, WirePlantDetails, WireWants } from './exchangeSchemas.ts';

/** The schema of exchanges; it grows by optional fields only. */
const exchangeSchema = 1;

const orMissing = (value: number | null | undefined) => value ?? undefined;

const encodeState = (state: FleetState): WireFleetState => ({
  at_ms: state.atMs,
  pressure_bar: orNull(state.pressureBar),
  volume_flow_m3min: orNull(state.volumeFlowM3min),
  delivery_m3min: orNull(state.deliveryM3min),
  power_kW: orNull(state.powerKW),
  master_status: orNull(state.masterStatus),
  machines: state.machines.map(({ status, powerKW, deliveryM3min, temperatureDegC }) => [
    orNull(status),
    orNull(powerKW),
    orNull(deliveryM3min),
    orNull(temperatureDegC),
  ]),
  faults: state.faults.map(({ source, bitIndex }) => ({ source, bit: bitIndex })),
  card_failing: state.isCardFailing,
  mail_failing: state.isMailFailing,
  today_kWh: orNull(state.todayKWh),
  today_m3: orNull(state.todayM3),
});

/** What a station says of this moment, as it is kept too. */
export const decodeFleetState = (wire: WireFleetState): FleetState => ({
  atMs: wire.at_ms,
  pressureBar: orMissing(wire.pressure_bar),
  volumeFlowM3min: orMissing(wire.volume_flow_m3min),
  deliveryM3min: orMissing(wire.delivery_m3min),
  powerKW: orMissing(wire.power_kW),
  masterStatus: orMissing(wire.master_status),
  machines: wire.machines.map(([status, powerKW, deliveryM3min, temperatureDegC]) => ({
    status: orMissing(status),
    powerKW: orMissing(powerKW),
    deliveryM3min: orMissing(deliveryM3min),
    temperatureDegC: orMissing(temperatureDegC),
  })),
  faults: wire.faults.map(({ source, bit }) => ({ source, bitIndex: bit })),
  isCardFailing: wire.card_failing ?? false,
  isMailFailing: wire.mail_failing ?? false,
  todayKWh: orMissing(wire.today_kWh),
  todayM3: orMissing(wire.today_m3),
});

const encodeDetails = ({ tariff, machines, maintenance, nightUseM3min }: FleetPlantDetails): WirePlantDetails => ({
  ...{ currency: tariff.currency, rate_per_kWh: tariff.electricityRatePerKWh, co2_kg_per_kWh: tariff.electricityCo2KgPerKWh },
  machines: machines.map(({ slot, name, technology, model, factoryNumber, softwareVersion }) => ({
    ...{ slot, name, technology, model, factory_number: factoryNumber, software: softwareVersion },
  })),
  maintenance: maintenance.map(({ index, component, intervalH, remainingH }) => ({
    ...{ slot: index, part: component, interval_h: orNull(intervalH), remaining_h: orNull(remainingH) },
  })),
  ...(nightUseM3min !== undefined && { night_use_m3min: nightUseM3min }),
});

const componentOr = oneOf(maintenanceComponents);

/** A service of a part that only a newer program knows is passed over. */
const decodeDetails = ({
  currency,
  rate_per_kWh,
  co2_kg_per_kWh,
  machines,
  maintenance,
  night_use_m3min,
}: WirePlantDetails): FleetPlantDetails => ({
  tariff: { currency, electricityRatePerKWh: rate_per_kWh, electricityCo2KgPerKWh: co2_kg_per_kWh },
  machines: machines.map(({ slot, name, technology, model, factory_number, software }) => ({
    ...{ slot, name, model, factoryNumber: factory_number, softwareVersion: software },
    technology: technology !== undefined && isTechnologyCode(technology) ? technology : undefined,
  })),
  maintenance: maintenance.flatMap(({ slot, part, interval_h, remaining_h }) => {
    const component = componentOr(part);
    return component === undefined
      ? []
      : [{ index: slot, component, intervalH: orMissing(interval_h), remainingH: orMissing(remaining_h) }];
  }),
  ...(night_use_m3min !== undefined && { nightUseM3min: night_use_m3min }),
});

/** Master data, as their digest is made of them and as they are kept. */
export const encodeFleetPlant = ({ name, place, zone, dashboardLink, details }: FleetPlant): WireFleetPlant => ({
  ...{ name, place, zone },
  ...(dashboardLink !== undefined && { dashboard_link: dashboardLink }),
  ...(details !== undefined && { details: encodeDetails(details) }),
});

/** Days of a zone that only a newer program knows are refused with that reason; until then its station is looked at in UTC. */
export const decodeFleetPlant = ({ name, place = '', zone, dashboard_link, details }: WireFleetPlant): FleetPlant => ({
  ...{ name, place, zone: zoneOr(zone) ?? 'UTC', dashboardLink: dashboard_link },
  ...(details !== undefined && { details: decodeDetails(details) }),
});

export const encodeExchange = (said: FleetExchange, formats: readonly number[]): WireExchange => ({
  schema: exchangeSchema,
  sent_ms: said.sentMs,
  boot: said.boot,
  software: said.software,
  formats: [...formats],
  ...(said.state !== undefined && { state: encodeState(said.state) }),
  plant_rev: said.plantRev,
  ...(said.plant !== undefined && { plant: encodeFleetPlant(said.plant) }),
  inventory_rev: said.inventoryRev,
  ...(said.inventory !== undefined && { inventory: said.inventory.map(([day, digest]) => [day, digest]) }),
  event_log: said.eventLog,
  ...(said.events.length > 0 && {
    events: said.events.map(({ id, atMs, source, bitIndex }) => ({ id, at_ms: atMs, source, bit: bitIndex })),
  }),
  ...(said.isDigestRefused && { refused_digest: true }),
  ...(said.waitS !== undefined && { wait_s: said.waitS }),
  ...(said.beatS !== undefined && { beat_s: said.beatS }),
});

export const decodeExchange = (wire: WireExchange): FleetExchange => ({
  sentMs: wire.sent_ms,
  boot: wire.boot,
  software: wire.software,
  state: wire.state && decodeFleetState(wire.state),
  plantRev: wire.plant_rev,
  plant: wire.plant && decodeFleetPlant(wire.plant),
  inventoryRev: wire.inventory_rev,
  inventory: wire.inventory,
  eventLog: wire.event_log,
  events: (wire.events ?? []).map(({ id, at_ms: atMs, source, bit }) => ({ id, atMs, source, bitIndex: bit })),
  isDigestRefused: wire.refused_digest ?? false,
  ...(wire.wait_s !== undefined && { waitS: wire.wait_s }),
  ...(wire.beat_s !== undefined && { beatS: wire.beat_s }),
});

export const encodeWants = ({ nowMs, everyS, wantsPlant, wantsInventory, days, eventsAfter, problems, token }: FleetAnswer): WireWants => ({
  schema: exchangeSchema,
  now_ms: nowMs,
  every_s: everyS,
  want: {
    ...(wantsPlant && { plant: true }),
    ...(wantsInventory && { inventory: true }),
    ...(days.length > 0 && { days: [...days] }),
    ...(eventsAfter !== undefined && { events_after: eventsAfter }),
  },
  ...(problems.length > 0 && { problems: problems.map((code) => ({ code })) }),
  ...(token !== undefined && { token }),
});

/** Without another word of the fleet. */
const defaultEveryS = 60;

/** Any answer, also of a newer fleet, is one: what is none of it is passed over. */
export function decodeWants(wire: unknown): FleetAnswer {
  const { now_ms, every_s, want, problems, token } = recordOr(wire);
  const { plant, inventory, days, events_after } = recordOr(want);
  return {
    nowMs: numberOr(now_ms) ?? NaN,
    // a timer that is too long would be none at all
    everyS: Math.min(slowestBeatS, Math.max(1, numberOr(every_s) ?? defaultEveryS)),
    wantsPlant: plant === true,
    wantsInventory: inventory === true,
    days: textsOr(days).filter(isPlantDay),
    eventsAfter: numberOr(events_after),
    problems: listOr(problems)
      .map((problem) => textsOr([recordOr(problem)['code']])[0])
      .filter(isPresent),
    ...(textOr(token) !== undefined && { token: textOr(token) }),
  };
}
