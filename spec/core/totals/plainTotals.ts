import {
  compressorChannel,
  loggedStateOf,
  type LoggedState,
  plantChannel,
  type Channel,
  type SampleTable,
} from '../../../core/samples/index.ts';
import type { MachineTotals, PlantTotals, RangeTotals } from '../../../core/totals/index.ts';
import type { TimeRange } from '../../../core/time/index.ts';
import { lost } from '../samples/logs.ts';

const slots = Array.from({ length: 10 }, (_, i) => i + 1);
const greatestReading = 32_767;
const [onAndRunning, loaded, starting] = [1 | 2, 4, 256];

interface Motor {
  readonly runs: boolean;
  readonly isLoaded: boolean;
}

/** Undefined where nobody knows what the motor does. */
function motorOf(word: number): Motor | undefined {
  if (Number.isNaN(word) || (word & lost) !== 0) return undefined;
  const runs = (word & onAndRunning) === onAndRunning;
  return { runs, isLoaded: runs && (word & loaded) !== 0 && (word & starting) === 0 };
}

/** Rows with the seconds that each counts in a range. */
interface CountedRow {
  readonly row: number;
  readonly seconds: number;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) => items.reduce((all, item) => all + of(item), 0);
const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : undefined);
const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : undefined);
const secondsOf = (rows: readonly CountedRow[]) => sum(rows, ({ seconds }) => seconds);

/** The totals of a log, row by row, without anything that makes it quick. Its statuses are those of `plantLog`. */
export function plainTotals(table: SampleTable, { fromMs, untilMs }: TimeRange, periodMs: number): RangeTotals {
  const { timesMs, length, columns } = table;
  const rangeS = Math.max(0, untilMs - fromMs) / 1000;
  const at = (channel: Channel, row: number) => columns.get(channel)?.[row] ?? NaN;
  const endMs = (row: number) => timesMs[row]! + Math.min(periodMs, row + 1 < length ? timesMs[row + 1]! - timesMs[row]! : Infinity);
  const counted = Array.from({ length }, (_, row): CountedRow => {
    return { row, seconds: (Math.min(endMs(row), untilMs) - Math.max(timesMs[row]!, fromMs)) / 1000 };
  }).filter(({ seconds }) => seconds > 0);
  const within = (channel: Channel, rows: readonly CountedRow[], lowest = 0) =>
    rows.filter(({ row }) => at(channel, row) >= lowest && at(channel, row) <= greatestReading);
  const amount = (channel: Channel, rows: readonly CountedRow[]) => sum(rows, ({ row, seconds }) => at(channel, row) * seconds);
  const valuesOf = (channel: Channel, rows: readonly CountedRow[]) => rows.map(({ row }) => at(channel, row));

  const machineOf = (slot: number): MachineTotals => {
    const [status, power, delivery] = [
      compressorChannel('status', slot),
      compressorChannel('electricalPowerKW', slot),
      compressorChannel('deliveryVolumeM3min', slot),
    ];
    const ofState = (...states: readonly LoggedState[]) => counted.filter(({ row }) => states.includes(loggedStateOf(at(status, row))));
    const fresh = (rows: readonly CountedRow[]) => rows.filter(({ row }) => !((at(status, row) & lost) !== 0));
    const powers = (rows: readonly CountedRow[]) => within(power, fresh(rows));
    const deliveries = within(delivery, fresh(counted));
    const stands = ({ row }: CountedRow) => motorOf(at(status, row))?.runs === false;
    const changes = counted.flatMap(({ row }) => {
      if (row === 0 || timesMs[row]! < fromMs || timesMs[row]! - timesMs[row - 1]! > 3 * periodMs) return [];
      const [before, now] = [motorOf(at(status, row - 1)), motorOf(at(status, row))];
      return before && now?.runs === true ? [{ before, now }] : [];
    });
    const [onLoad, noLoad, others] = [ofState('load'), ofState('noLoad'), ofState('off', 'error', 'noData')];
    const energyKWh = (rows: readonly CountedRow[]) => amount(power, powers(rows)) / 3600;
    const loadDeliveries = valuesOf(delivery, within(delivery, onLoad));
    const noLoadPowerS = secondsOf(powers(noLoad));
    return {
      loadS: secondsOf(onLoad),
      noLoadS: secondsOf(noLoad),
      offS: secondsOf(ofState('off')),
      errorS: secondsOf(ofState('error')),
      noDataS: rangeS - secondsOf(ofState('load', 'noLoad', 'off', 'error')),
      energyLoadKWh: energyKWh(onLoad),
      energyNoLoadKWh: energyKWh(noLoad),
      energyAtStandstillKWh: energyKWh(others),
      energyKWh: energyKWh(counted),
      volumeM3:
        amount(
          delivery,
          deliveries.filter((each) => !stands(each)),
        ) / 60,
      volumeAtStandstillM3: amount(delivery, deliveries.filter(stands)) / 60,
      motorStarts: changes.filter(({ before }) => !before.runs).length,
      unloadCycles: changes.filter(({ before, now }) => before.isLoaded && !now.isLoaded).length,
      deliveryMinM3min: least(loadDeliveries),
      deliveryMaxM3min: most(loadDeliveries),
      powerMinKW: least(valuesOf(power, powers(onLoad))),
      powerMaxKW: most(valuesOf(power, powers(onLoad))),
      noLoadPowerMeanKW: noLoadPowerS > 0 ? amount(power, powers(noLoad)) / noLoadPowerS : undefined,
      powerS: secondsOf(powers(counted)),
      deliveryS: secondsOf(deliveries),
      noLoadPowerS,
    };
  };

  const plantOf = (machines: readonly MachineTotals[]): PlantTotals => {
    const words = (row: number) => slots.map((slot) => at(compressorChannel('status', slot), row));
    const isStanding = ({ row }: CountedRow) => {
      const known = words(row).map(motorOf);
      const mayRun = known.some((motor) => motor?.runs === true) || words(row).some((word) => (word & lost) !== 0);
      return !mayRun && known.some((motor) => motor !== undefined);
    };
    const pressure = plantChannel('systemPressureBar');
    const [flow, delivered, power] = [plantChannel('volumeFlowM3min'), plantChannel('deliveryVolumeM3min'), plantChannel('powerKW')];
    const pressures = within(pressure, counted, -1);
    const [flows, deliveries, powers] = [within(flow, counted), within(delivered, counted), within(power, counted)];
    return {
      pressureMinBar: least(valuesOf(pressure, pressures)),
      pressureMaxBar: most(valuesOf(pressure, pressures)),
      pressureMeanBar: pressures.length > 0 ? amount(pressure, pressures) / secondsOf(pressures) : undefined,
      volumeFlowM3: amount(flow, flows) / 60,
      volumeFlowStandingM3: amount(flow, flows.filter(isStanding)) / 60,
      volumeFlowMaxM3min: most(valuesOf(flow, flows)),
      deliveredM3:
        amount(
          delivered,
          deliveries.filter((each) => !isStanding(each)),
        ) / 60,
      deliveredStandingM3: amount(delivered, deliveries.filter(isStanding)) / 60,
      energyKWh: sum(machines, ({ energyKWh }) => energyKWh),
      reportedEnergyKWh: amount(power, powers) / 3600,
      powerMaxKW: most(valuesOf(power, powers)),
      pressureS: secondsOf(pressures),
      volumeFlowS: secondsOf(flows),
      deliveredS: secondsOf(deliveries),
      reportedPowerS: secondsOf(powers),
    };
  };

  const machines = slots.map(machineOf);
  return { fromMs, untilMs, rangeS, plant: plantOf(machines), machines };
}
