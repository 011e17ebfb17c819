import {
  type DeviceModel,
  type DeviceNow,
  type DeviceReadings,
  type FieldConfig,
  type FieldDevice,
  type FieldMemory,
  type FieldSample,
  firstFieldMemory,
  type Heartbeat,
  heartbeatAfter,
  type MissingReason,
  plantSampleOf,
  type Reading,
} from '../../../../core/field/index.ts';

const model = (id: string, role: DeviceModel['role'], parts: Pick<DeviceModel, 'points'> & Partial<DeviceModel>): DeviceModel => ({
  id,
  vendor: 'any',
  model: 'any',
  role,
  maturity: 'generic',
  sources: ['this spec'],
  ...parts,
});

const bit = (index: number) => ({ point: 'stateBits', bit: index });

export const models = {
  controller: model('controller', 'compressor', {
    points: [
      { key: 'stateBits' },
      { key: 'heartbeat' },
      { key: 'linePressure', unit: 'bar' },
      { key: 'outletTemperature', unit: 'degC' },
      { key: 'internalPressure', unit: 'bar' },
      { key: 'speed', unit: '1/min' },
      { key: 'serviceLeft', unit: 'h', every: 'slow' },
      { key: 'serialNumber', every: 'once' },
      { key: 'softwareVersion', every: 'once' },
    ],
    states: [
      { set: 'on', when: bit(0) },
      { set: 'running', when: bit(1) },
      { set: 'loaded', when: bit(2) },
    ],
    faults: [
      { when: bit(7), severity: 'error', index: 72, text: { en: 'Fault', de: 'Störung' } },
      { when: bit(6), severity: 'warning', index: 16, text: { en: 'Warning', de: 'Warnung' } },
    ],
    maintenance: [{ component: 'annualMaintenance', remaining: 'serviceLeft', intervalH: 3000 }],
  }),
  measuring: model('measuring', 'compressor', {
    points: [{ key: 'stateBits' }, { key: 'power', unit: 'kW' }, { key: 'deliveryFlow', unit: 'm3/min' }],
    states: [
      { set: 'on', when: bit(0) },
      { set: 'running', when: bit(1) },
      { set: 'loaded', when: bit(2) },
    ],
  }),
  power: model('power', 'powerMeter', { points: [{ key: 'power', unit: 'kW' }] }),
  flow: model('flow', 'flowMeter', { points: [{ key: 'flow', unit: 'm3/min' }] }),
  sensor: model('sensor', 'sensor', {
    points: [
      { key: 'dewPoint', unit: 'degC' },
      { key: 'pressure', unit: 'bar' },
      { key: 'humidity', unit: '%' },
    ],
  }),
} as const;

const rated = { flowM3min: 5, loadKW: 30, noLoadKW: 8, pressureBar: 7 };
export const machine = (slot: number) => ({ slot, name: `K${slot}`, technology: 1, rated }) as const;

export const device = (id: string, profile: keyof typeof models, ...serves: FieldDevice['serves']): FieldDevice => ({
  id,
  connection: 'hall',
  profile,
  serves,
});

export const plant = (devices: readonly FieldDevice[], more: Partial<FieldConfig> = {}): FieldConfig => ({
  format: 1,
  connections: [{ id: 'hall', kind: 'modbusTcp', host: '10.0.0.1' }],
  devices,
  machines: [machine(1)],
  ...more,
});

export const reading = (value: number, readAtMs = 0): Reading => ({ value, raw: value, words: [], readAtMs });
export const text = (words: string, readAtMs = 0): Reading => ({ value: undefined, text: words, raw: undefined, words: [], readAtMs });
export const without = (missing: MissingReason, readAtMs = 0): Reading => ({
  value: undefined,
  raw: undefined,
  words: [],
  readAtMs,
  missing,
});
/** Bits of the controllers above. */
export const states = { off: 0, ready: 1, noLoad: 3, load: 7 } as const;

type Said = Readonly<Record<string, DeviceReadings>>;

/** The station's clock at the start of the steady one. */
export const startMs = Date.parse('2026-11-20T06:00:00Z');

/** A plant that is sampled; the two clocks go alike. */
export class SampledPlant {
  memory: FieldMemory = firstFieldMemory;
  private readonly config: FieldConfig;
  private readonly heartbeats = new Map<string, Heartbeat | undefined>();

  constructor(config: FieldConfig) {
    this.config = config;
  }

  at(nowMs: number, readings: Said, atMs = startMs + nowMs): FieldSample | undefined {
    const now = Object.entries(readings).map(([id, each]): [string, DeviceNow] => {
      const heartbeat = heartbeatAfter(this.heartbeats.get(id), each['heartbeat']);
      this.heartbeats.set(id, heartbeat);
      return [id, { readings: each, heartbeat, cycleMs: undefined }];
    });
    const { sample, memory } = plantSampleOf({ config: this.config, models }, Object.fromEntries(now), { atMs, nowMs }, this.memory);
    this.memory = memory;
    return sample;
  }
}

/** One sample of a plant, right after its devices spoke. */
export const sampleOf = (config: FieldConfig, readings: Said, nowMs = 0): FieldSample => new SampledPlant(config).at(nowMs, readings)!;
