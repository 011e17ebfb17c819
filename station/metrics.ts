import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { StationSnapshot } from '../core/master/index.ts';

/** What is counted for whoever watches the station's health. */
export interface StationMetrics {
  readonly registry: Registry;
  countCall(method: string, status: number, seconds: number): void;
  countSample(): void;
  /** A question to a device; `outcome` is `answered`, or why it was not. */
  countRead(line: string, outcome: string): void;
  /** Figures that are asked for when somebody reads them. */
  watch(name: string, help: string, read: () => number | undefined): void;
  watchPlant(latest: () => StationSnapshot | undefined): void;
  close(): void;
}

const bucketsS = [0.005, 0.02, 0.1, 0.5, 2, 10];
const hundred = 100;
/** Of the runtime: no counters, though their names say so; `nodejs_active_resources` and its like have the same by kind. */
const misnamed = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total'];

/** The plant's figures by name: what they are, and where they stand. */
const plantFigures: readonly (readonly [string, string, (snapshot: StationSnapshot) => number | undefined])[] = [
  ['pressluft_system_pressure_bar', 'Network pressure, gauge', ({ master }) => master.systemPressureBar],
  ['pressluft_volume_flow_m3min', 'Air into the network', ({ master }) => master.volumeFlowM3min],
  ['pressluft_delivery_volume_m3min', 'Air from the compressors', ({ master }) => master.deliveryVolumeM3min],
  ['pressluft_power_kw', 'Electrical power of all compressors', ({ master }) => master.powerKW],
  ['pressluft_sd_status', 'SD card: 0 none, 1 ok, 2 write-protected, 3 not writable, 4 full', ({ master }) => master.sdCard],
  ['pressluft_sample_seconds', 'Time of the latest sample, Unix time', ({ atMs }) => atMs / 1000],
];

export function stationMetrics(): StationMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const calls = new Histogram({
    name: 'pressluft_http_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'status'],
    buckets: bucketsS,
    registers: [registry],
  });
  const samples = new Counter({ name: 'pressluft_samples_total', help: 'Samples taken from the plant', registers: [registry] });
  const reads = new Counter({
    name: 'pressluft_field_reads_total',
    help: 'Questions to devices over Modbus',
    labelNames: ['line', 'outcome'],
    registers: [registry],
  });
  const watch = (name: string, help: string, read: () => number | undefined) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        gauge.set(read() ?? NaN);
      },
    });
  };
  return {
    registry,
    countCall(method, status, seconds) {
      calls.observe({ method, status: `${Math.floor(status / hundred)}xx` }, seconds);
    },
    countSample() {
      samples.inc();
    },
    countRead(line, outcome) {
      reads.inc({ line, outcome });
    },
    watch,
    watchPlant(latest) {
      for (const [name, help, read] of plantFigures) {
        watch(name, help, () => {
          const snapshot = latest();
          return snapshot && read(snapshot);
        });
      }
    },
    close() {
      registry.clear();
    },
  };
}
