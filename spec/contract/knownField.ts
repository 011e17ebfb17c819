import type { FieldConfig, Profile } from '../../core/field/index.ts';
import type { FieldReport, FoundDevice, ShownReading, TrialResult } from '../../core/ports/index.ts';

/** A plant with a gateway, an RS-485 line, a broker and a gateway that is silent. */
export const knownConfig: FieldConfig = {
  format: 1,
  connections: [
    { id: 'gateway-hall-a', name: 'Gateway Halle A', kind: 'modbusTcp', host: '192.168.40.11', port: 502 },
    { id: 'rs485-hall-b', name: 'RS-485 Halle B', kind: 'serial', device: '/dev/ttyUSB0', baud: 19_200, parity: 'even', stopBits: 1 },
    { id: 'mqtt-broker', name: 'MQTT-Broker', kind: 'mqtt', url: 'mqtts://192.168.40.3:8883', user: 'pressluft' },
    { id: 'gateway-hall-c', name: 'Gateway Halle C', kind: 'modbusTcp', host: '192.168.40.14', port: 502 },
  ],
  devices: [
    {
      id: 'k1',
      name: 'Regler K1',
      connection: 'gateway-hall-a',
      unit: 1,
      profile: 'compair-delcos-xl',
      serves: [{ compressor: 1 }, { systemPressure: 'linePressure' }],
    },
    { id: 'meter-k2', name: 'Zähler K2', connection: 'gateway-hall-a', unit: 12, profile: 'eastron-sdm630', serves: [{ powerOf: [2] }] },
    { id: 'k3', name: 'Regler K3', connection: 'rs485-hall-b', unit: 1, profile: 'logika-l33', serves: [{ compressor: 3 }] },
    {
      id: 'dew-point',
      name: 'Taupunkt',
      connection: 'rs485-hall-b',
      unit: 5,
      profile: 'moxa-e1240',
      serves: [{ input: 'DEW_POINT', point: 'in2' }],
    },
    {
      id: 'network-flow',
      name: 'Durchfluss Netz',
      connection: 'mqtt-broker',
      mqtt: { points: [{ key: 'flow', topic: 'werk/luft/netz', unit: 'm3/h' }] },
      serves: [{ networkFlow: true }],
    },
    { id: 'k6', name: 'Regler K6', connection: 'gateway-hall-c', unit: 1, profile: 'compair-delcos-xl', serves: [{ compressor: 6 }] },
  ],
  machines: [
    { slot: 1, name: 'K1', technology: 1, variableSpeed: true, rated: { flowM3min: 7.4, loadKW: 46, noLoadKW: 9, pressureBar: 7.5 } },
    { slot: 2, name: 'K2 Halle A', technology: 1, rated: { flowM3min: 8.2, loadKW: 55, noLoadKW: 15, pressureBar: 7.5 } },
    { slot: 3, name: 'K3', technology: 1, rated: { flowM3min: 5.1, loadKW: 33.5, noLoadKW: 8.2, pressureBar: 7.5 } },
    { slot: 6, name: 'K6', technology: 1 },
  ],
  plant: { receiverM3: 3, networkFlow: 'measured' },
};

const good = (key: string, value: number, unit: ShownReading['unit'], words: readonly number[], ageMs = 800): ShownReading => ({
  key,
  value,
  unit,
  words,
  ageMs,
  quality: 'good',
});

/** What the plant says; one device is stale and one has been silent since 24 min 37 s. */
export const knownReport: FieldReport = {
  isSource: true,
  isReadOnly: false,
  canUndo: false,
  config: knownConfig,
  passwords: ['mqtt-broker'],
  problems: [],
  connections: [
    { id: 'gateway-hall-a', state: 'connected', problem: undefined, cycleMs: 900, reconnects: 1, changed: [] },
    { id: 'rs485-hall-b', state: 'connected', problem: undefined, cycleMs: 1700, reconnects: 0, changed: [] },
    { id: 'mqtt-broker', state: 'connected', problem: undefined, cycleMs: undefined, reconnects: 0, changed: [] },
    { id: 'gateway-hall-c', state: 'unreachable', problem: 'unreachable', cycleMs: undefined, reconnects: 31, changed: [] },
  ],
  devices: [
    {
      id: 'k1',
      state: 'fresh',
      ageMs: 800,
      readings: [
        good('linePressure', 7.32, 'bar', [7320]),
        { ...good('energy', 128_000, 'kWh', [1, 62_464]), counterStep: 1 },
        good('outletTemperature', 82, 'degC', [82]),
        good('power', 45.1, 'kW', [451]),
        { key: 'softwareVersion', value: undefined, unit: '', text: 'V2.18', words: [22066, 11825, 14336], ageMs: 61_000, quality: 'good' },
      ],
    },
    {
      id: 'meter-k2',
      state: 'fresh',
      ageMs: 800,
      counterEvents: [
        { key: 'energyImport', atMs: Date.parse('2026-11-20T09:15:00Z'), kind: 'reset', before: 128_412.5, after: 0.4, unit: 'kWh' },
        { key: 'energyImport', atMs: Date.parse('2026-06-01T06:00:00Z'), kind: 'rollover', before: 65_530, after: 4, unit: 'kWh' },
      ],
      readings: [good('power', 48.6174, 'kW', [0x473d, 0xe966]), good('powerFactor', 0.87, '1', [0x3f5f, 0x3b64])],
    },
    { id: 'k3', state: 'fresh', ageMs: 1600, readings: [good('linePressure', 7.28, 'bar', [73], 1600)] },
    {
      id: 'dew-point',
      state: 'stale',
      ageMs: 9400,
      readings: [{ ...good('in2', 3.1, 'degC', [12_400], 9400), quality: 'stale', missing: { kind: 'timeout' } }],
    },
    { id: 'network-flow', state: 'fresh', ageMs: 2100, readings: [good('flow', 14.6, 'm3/min', [], 2100)] },
    {
      id: 'k6',
      state: 'silent',
      ageMs: 1_477_000,
      readings: [
        {
          key: 'linePressure',
          value: undefined,
          unit: 'bar',
          words: [],
          ageMs: undefined,
          quality: 'bad',
          missing: { kind: 'disconnected' },
        },
      ],
    },
  ],
  models: [
    {
      id: 'compair-delcos-xl',
      vendor: 'CompAir',
      model: 'Delcos XL',
      role: 'compressor',
      maturity: 'community',
      sources: ['lsst-ts/ts_mtaircompressor@3421d4f', 'bgerp/UniPi@6b50173'],
      notes: ['Bit 0 is to be confirmed at the first machine.'],
      isOwn: false,
    },
    {
      id: 'eastron-sdm630',
      vendor: 'Eastron',
      model: 'SDM630',
      variant: 'also SDM72D-M-V2',
      role: 'powerMeter',
      maturity: 'documented',
      sources: ['volkszaehler/mbmd@fb8f9c2'],
      isOwn: false,
    },
    {
      id: 'logika-l33',
      vendor: 'Logika',
      model: 'Control L33',
      role: 'compressor',
      maturity: 'community',
      sources: ['connio/connio-sdk-python'],
      isOwn: false,
    },
    {
      id: 'moxa-e1240',
      vendor: 'Moxa',
      model: 'ioLogik E1240',
      role: 'inputs',
      maturity: 'documented',
      sources: ['manual p. 97'],
      isOwn: false,
    },
    {
      id: 'pressluft-generic-1',
      vendor: 'Pressluft',
      model: 'Generic 1 (PLC, SPS)',
      role: 'compressor',
      maturity: 'generic',
      sources: ['defined by Pressluft'],
      isOwn: true,
      problem: 'points.0.at: too large',
    },
  ],
};

/** What a meter says when it is tried. */
export const knownTrial: TrialResult = {
  isConnected: true,
  connectMs: 12,
  problem: undefined,
  status: 7,
  identification: ['Eastron', 'SDM630', '1.2'],
  readings: [
    {
      ...good('power', 48.6174, 'kW', [0x473d, 0xe966]),
      place: { table: 'input', at: 52, type: 'f32', wordOrder: 'highFirst', byteOrder: 'highFirst' },
      orders: [
        { wordOrder: 'highFirst', byteOrder: 'highFirst', value: 48.6174, isPlausible: true },
        { wordOrder: 'lowFirst', byteOrder: 'highFirst', value: -1.7e22, isPlausible: false },
        { wordOrder: 'highFirst', byteOrder: 'lowFirst', value: 4.9e-5, isPlausible: false },
        { wordOrder: 'lowFirst', byteOrder: 'lowFirst', value: 5.5e20, isPlausible: false },
      ],
    },
    {
      key: 'powerFactor',
      value: undefined,
      unit: '1',
      words: [0x7fc0, 0],
      ageMs: 800,
      quality: 'bad',
      missing: { kind: 'notNumber' },
      place: { table: 'input', at: 62, type: 'f32', wordOrder: 'highFirst', byteOrder: 'highFirst' },
      orders: [{ wordOrder: 'highFirst', byteOrder: 'highFirst', value: undefined, isPlausible: false }],
    },
    {
      key: 'energyImport',
      value: undefined,
      unit: 'kWh',
      words: [],
      ageMs: undefined,
      quality: 'bad',
      missing: { kind: 'exception', code: 2 },
      place: { table: 'input', at: 72, type: 'f32', wordOrder: 'highFirst', byteOrder: 'highFirst' },
      orders: [],
    },
    {
      key: 'current',
      value: undefined,
      unit: 'A',
      words: [0xffff],
      ageMs: 800,
      quality: 'bad',
      missing: { kind: 'outOfRange', value: 6553.5 },
      orders: [],
    },
  ],
};

export const knownFound: readonly FoundDevice[] = [
  { unit: 1, identification: ['CompAir', 'DELCOS XL'], profiles: ['compair-delcos-xl'] },
  { unit: 12, identification: [], profiles: ['eastron-sdm630'] },
];

export const knownProfile: Profile = {
  format: 1,
  id: 'own-meter',
  vendor: 'Own',
  model: 'Meter',
  role: 'powerMeter',
  maturity: 'community',
  sources: ['its sheet'],
  modbus: { framing: ['tcp'] },
  points: [{ key: 'power', table: 'input', at: 0, type: 'f32', unit: 'W' }],
};
