import type { StateRule } from '../../DeviceModel.ts';
import type { DoorModel, DoorPoint } from '../doorReading.ts';
import type { Item, ItemPart } from './items.ts';

/** Where a value stands, and what the controller must say of it before it is believed. */
export interface ElektronikonPoint extends DoorPoint {
  readonly item: Item;
  readonly part: ItemPart;
  /** Item that describes it. */
  readonly described?: Item;
  /** Scale by the kind that the description gives; of another kind it is another value. Undefined where the kind says nothing. */
  readonly kinds?: Readonly<Record<number, number>>;
  /** An analog input of this name wins over `item`, whose number differs by machine. */
  readonly label?: string;
  /** Raw numbers whose meaning is known; others are missing. */
  readonly known?: readonly number[];
}

const analogIndex = 0x3002;
/** Kinds of analog inputs: steps of 0.001 and 0.01 bar, 0.1 degC. */
const pressureKinds = { 0: 0.001, 9: 0.01 };
const temperatureKinds = { 1: 0.1 };
/** Kinds of counters: seconds, numbers, 1000 m3. */
const timeKinds = { 0: 1 };
const numberKinds = { 1: 1 };
const volumeKinds = { 2: 1000 };

const analog = (subindex: number, label: string): Pick<ElektronikonPoint, 'item' | 'part' | 'label'> => ({
  item: [analogIndex, subindex],
  part: 'signedHigh',
  label,
});
const counter = (subindex: number): Pick<ElektronikonPoint, 'item' | 'part' | 'described' | 'every'> => ({
  item: [0x3007, subindex],
  part: 'all',
  described: [0x2607, subindex],
  every: 'slow',
});
/** The drive of the main motor. */
const drive = (subindex: number, part: ItemPart): Pick<ElektronikonPoint, 'item' | 'part' | 'described'> => ({
  item: [0x3021, subindex],
  part,
  described: [0x2681, 1],
});

const off = 3;
const standby = 5;
const starting = 16;
const unload = 18;
const load = 28;

const points: readonly ElektronikonPoint[] = [
  { key: 'linePressure', ...analog(0x01, 'Compressor Outlet'), kinds: pressureKinds, unit: 'bar', min: -1, max: 40 },
  { key: 'outletTemperature', ...analog(0x03, 'Element Outlet'), kinds: temperatureKinds, unit: 'degC', min: -40, max: 250 },
  { key: 'state', item: [0x3001, 0x08], part: 'low', known: [off, standby, starting, unload, load] },
  { key: 'runningTime', ...counter(0x01), kinds: timeKinds, unit: 's', counter: { bits: 32 } },
  { key: 'starts', ...counter(0x03), kinds: numberKinds, counter: { bits: 32 } },
  { key: 'loadCycles', ...counter(0x04), kinds: numberKinds, counter: { bits: 32 } },
  { key: 'volume', ...counter(0x0c), kinds: volumeKinds, unit: 'm3', counter: {} },
  { key: 'serviceRunningTime', item: [0x3009, 0x06], part: 'all', unit: 's', every: 'slow' },
  { key: 'speed', ...drive(0x01, 'high'), unit: '1/min' },
  { key: 'speedTarget', ...drive(0x01, 'low'), unit: '1/min' },
];

const inState = (...states: readonly number[]) => ({ point: 'state', in: states });
const states: readonly StateRule[] = [
  { set: 'on', when: inState(standby, starting, unload, load) },
  { set: 'running', when: inState(starting, unload, load) },
  { set: 'loaded', when: inState(load) },
  { set: 'starting', when: inState(starting) },
];

const shared = {
  vendor: 'Atlas Copco',
  model: 'Elektronikon Mk5 (mkv.cgi)',
  role: 'compressor',
  maturity: 'community',
  sources: [
    'siyka-au/node-elektronikon-cgi@07917e0 (protocol, descriptions, kinds, names)',
    'ErnstFinkAG/ha_addons@beeea6f (items of GA15VP13 and GA15VS23A)',
    'Amidler/Elektronikon-Parser@6b4535d (states)',
  ],
  states,
} as const;

const notes = [
  'Not tried on a machine.',
  'Inputs are found by the name and the kind that the controller gives them; without its list of names, pressure and temperature are only read where they usually are.',
  'States other than off, standby, starting, unload and load are not known: then the state is missing.',
  'Faults are not read: what the protections (300E) mean is not known.',
];

/** Two lots of machines that keep current and flow of the drive the other way round; nothing in them says which one it is. */
export const elektronikonModels: readonly DoorModel<ElektronikonPoint>[] = [
  {
    ...shared,
    id: 'atlas-copco-elektronikon',
    variant: 'Current in 3021.05, flow in 3021.0A (as GA15VP13)',
    points: [
      ...points,
      { key: 'current', ...drive(0x05, 'low'), unit: 'A' },
      { key: 'flowRatio', ...drive(0x0a, 'high'), unit: '%', min: 0, max: 100 },
    ],
    notes: [...notes, 'Compare current and flow with the display: other machines keep them the other way round (second variant).'],
  },
  {
    ...shared,
    id: 'atlas-copco-elektronikon-vsd',
    variant: 'Flow in 3021.05, current in 3021.0A (as GA15VS23A)',
    points: [
      ...points,
      { key: 'current', ...drive(0x0a, 'high'), unit: 'A' },
      { key: 'flowRatio', ...drive(0x05, 'all'), unit: '%', min: 0, max: 100 },
    ],
    notes: [...notes, 'Compare current and flow with the display: other machines keep them the other way round (first variant).'],
  },
];
