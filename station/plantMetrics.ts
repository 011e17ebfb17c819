import { Counter, Gauge, type Registry } from 'prom-client';
import type { Compressor } from '../core/compressor/index.ts';
import { installedCompressors, type StationSnapshot } from '../core/master/index.ts';
import { type GrowingTotals, shownStateOf, shownStates } from '../core/north/index.ts';
import type { FieldReport } from '../core/ports/index.ts';
import { msPerSecond } from '../core/time/index.ts';

export interface PlantMetricsParts {
  /** Undefined while nothing is heard of the plant. */
  readonly heard: () => StationSnapshot | undefined;
  readonly totals: () => GrowingTotals;
  readonly field: () => Pick<FieldReport, 'connections' | 'devices'>;
}

type Labels = Readonly<Record<string, string>>;
type Samples = Iterable<readonly [labels: Labels, value: number | undefined]>;

const machineLabels = ['slot', 'name'];
const labelsOf = ({ index, name }: Compressor) => ({ slot: String(index), name: name ?? '' });

const machineFigures: readonly (readonly [name: string, help: string, read: (machine: Compressor) => number | undefined])[] = [
  ['power_kw', 'Electrical power of a compressor', (machine) => machine.electricalPowerKW],
  ['delivery_volume_m3min', 'Air from a compressor', (machine) => machine.deliveryVolumeM3min],
  ['line_pressure_bar', 'Pressure at the outlet of a compressor, gauge', (machine) => machine.linePressureBar],
  ['temperature_celsius', 'Temperature at the outlet of the element', (machine) => machine.temperatureDegC],
];

/** The machines, totals and devices of the plant: what is missing has no sample. */
export function plantMetrics(registry: Registry, { heard, totals, field }: PlantMetricsParts): void {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: readonly string[], read: () => Samples) => {
    const of: Gauge = new Gauge({
      ...{ name, help, labelNames, registers },
      collect() {
        of.reset();
        for (const [labels, value] of read()) if (value !== undefined) of.set({ ...labels }, value);
      },
    });
  };
  const counter = (name: string, help: string, labelNames: readonly string[], read: () => Samples) => {
    const of: Counter = new Counter({
      ...{ name, help, labelNames, registers },
      collect() {
        of.reset();
        // A counter without labels begins with a sample of 0.
        if (labelNames.length === 0) of.remove();
        for (const [labels, value] of read()) if (value !== undefined) of.inc({ ...labels }, value);
      },
    });
  };

  const machines = () => {
    const snapshot = heard();
    return snapshot === undefined ? [] : installedCompressors(snapshot);
  };
  for (const [name, help, read] of machineFigures)
    gauge(`pressluft_compressor_${name}`, help, machineLabels, () => machines().map((machine) => [labelsOf(machine), read(machine)]));
  gauge('pressluft_compressor_state', '1 for the state that a compressor is in', [...machineLabels, 'state'], () =>
    machines().flatMap((machine) => {
      const now = shownStateOf(machine);
      return now === undefined ? [] : shownStates.map((state) => [{ ...labelsOf(machine), state }, Number(state === now)] as const);
    }),
  );
  counter('pressluft_energy_kwh_total', 'Measured electrical energy since the first start', [], () => [[{}, totals().energyKWh]]);
  counter('pressluft_air_m3_total', 'Measured air from the compressors since the first start', [], () => [[{}, totals().airM3]]);

  gauge('pressluft_field_value_age_seconds', 'Since the last answer of a device', ['device'], () =>
    field().devices.map(({ id, ageMs }) => [{ device: id }, ageMs === undefined ? undefined : ageMs / msPerSecond]),
  );
  gauge('pressluft_field_cycle_seconds', 'Time of the last round over the devices of a connection', ['line'], () =>
    field().connections.map(({ id, cycleMs }) => [{ line: id }, cycleMs === undefined ? undefined : cycleMs / msPerSecond]),
  );
  counter('pressluft_field_reconnects_total', 'Connections made after the first', ['line'], () =>
    field().connections.map(({ id, reconnects }) => [{ line: id }, reconnects]),
  );
}
