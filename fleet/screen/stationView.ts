import { readKeptDay } from '../../adapters/fleetlink/index.ts';
import { recordedSlots } from '../../core/fleet/index.ts';
import type { FleetFigures, FleetMachine, FleetReading, FleetStation, FleetStationView } from '../../core/ports/index.ts';
import { monthOf, type PlantDay, shiftDay } from '../../core/time/index.ts';
import { addTotals, preparedTotals, quarterHourMs, type RangeTotals } from '../../core/totals/index.ts';
import { faultsUp } from './faultsView.ts';
import { figuresOfTotals } from './figures.ts';
import { machineName } from './namedFault.ts';
import { findingsOf, newestSoftware } from './dataRows.ts';
import { namedVisits } from './visits.ts';
import { type Insights, lastDays, type RowTime, stateNow, stationRow } from './stationRows.ts';

const monthsBack = 12;

/** Those that say anything now, or did in the last 30 days. */
function machinesOf(station: FleetStation, state: FleetStation['state'], totals: RangeTotals | undefined): readonly FleetMachine[] {
  const recorded = totals === undefined ? [] : recordedSlots(totals);
  const slots = Array.from({ length: Math.max(state?.machines.length ?? 0, ...recorded) }, (_, i) => i + 1);
  return slots.flatMap((slot) => {
    const [now, of] = [state?.machines[slot - 1], totals?.machines[slot - 1]];
    if (now?.status === undefined && !recorded.includes(slot)) return [];
    return [
      {
        name: machineName(station, slot),
        ...{ slot, status: now?.status, powerKW: now?.powerKW, deliveryM3min: now?.deliveryM3min, temperatureDegC: now?.temperatureDegC },
        ...{ loadS: of?.loadS ?? 0, noLoadS: of?.noLoadS ?? 0, energyKWh: of?.energyKWh ?? 0 },
        ...{ volumeM3: of?.volumeM3 ?? 0, motorStarts: of?.motorStarts ?? 0 },
      },
    ];
  });
}

/** Of a month of a day, so many months before. */
const monthBefore = (day: PlantDay, count: number): string => {
  let first = `${monthOf(day)}-01`;
  for (let i = 0; i < count; i++) first = `${monthOf(shiftDay(first, -1))}-01`;
  return monthOf(first);
};

/** One station by itself; undefined for one that isn't seen. */
export async function stationView(
  reading: FleetReading,
  id: string,
  insights: Insights,
  time: RowTime,
): Promise<FleetStationView | undefined> {
  const { nowMs } = time;
  const station = await reading.station(id);
  if (station === undefined) return undefined;
  const { from, until } = lastDays(nowMs);
  const [days, months, sums, refused, all, known, faults, kept] = await Promise.all([
    reading.daysOf(id, from, until),
    reading.monthsOf(id, monthBefore(until, monthsBack), monthOf(shiftDay(until, 1))),
    reading.sums(from, until),
    reading.refusedDays(Date.parse(from)),
    reading.stations(),
    insights(reading, nowMs),
    faultsUp(reading, [station], nowMs),
    reading.visits(`${monthBefore(until, monthsBack)}-01`),
  ]);
  const [first, ...later] = days.map(({ figures }) => figures);
  const row = stationRow(station, sums.get(id), known.get(id), time);
  const { plant, software, enrolledMs } = station;
  const state = stateNow(station, time);
  const facts = {
    coverageShare: row.coverageShare,
    refusedDays: refused.filter(({ station: of }) => of === id).length,
    newestSoftware: newestSoftware(all),
  };
  return {
    ...{ row, zone: plant.zone, dashboardLink: plant.dashboardLink, software, enrolledMs, faults },
    ...{ volumeFlowM3min: state?.volumeFlowM3min, todayKWh: state?.todayKWh, todayM3: state?.todayM3 },
    machines: machinesOf(station, state, first && later.reduce(addTotals, first)),
    months: months.map(({ month, days: count, figures }) => ({ ...figuresOfTotals(figures), month, days: count })),
    findings: findingsOf(station, facts, time),
    visits: namedVisits(kept, all).filter(({ stations }) => stations.some((each) => each.station === id)),
  };
}

/** The quarter hours of a day of which there is data; undefined where there is no record of it that can be read. */
export async function stationQuarters(reading: FleetReading, id: string, day: PlantDay): Promise<readonly FleetFigures[] | undefined> {
  const body = await reading.body(id, day);
  const record = body && (await readKeptDay(body));
  if (record === undefined) return undefined;
  const totals = preparedTotals({ quarters: record.quarters, latest: undefined });
  return [...record.quarters.numbers].map((number) => {
    const fromMs = number * quarterHourMs;
    return figuresOfTotals(totals.totals({ fromMs, untilMs: fromMs + quarterHourMs }));
  });
}
