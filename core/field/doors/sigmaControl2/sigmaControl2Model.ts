import type { FaultRule, StateRule } from '../../DeviceModel.ts';
import type { DoorModel, DoorPoint } from '../doorReading.ts';

/** What the front of a SIGMA CONTROL 2 shows. */
export interface SigmaControl2Point extends DoorPoint {
  readonly from:
    | { readonly lamp: string }
    /** Of the line at the top of its display. */
    | { readonly shown: 'pressure' | 'temperature' }
    /** How many messages of a kind are up. */
    | { readonly messages: 'warning' | 'error' };
  /** Raw numbers whose meaning is known; others are missing. */
  readonly known?: readonly number[];
}

/** Of a lamp. */
export const lampStates = { off: 0, on: 1, flashing: 2 } as const;
const { off, on, flashing } = lampStates;

const lamp = (key: string, name: string, known?: readonly number[]): SigmaControl2Point => ({
  key,
  from: { lamp: name },
  ...(known === undefined ? {} : { known }),
});
const lit = (point: string) => ({ point, in: [on] });
const litOrFlashing = (point: string) => ({ point, in: [on, flashing] });
const steady = [off, on];

const states: readonly StateRule[] = [
  { set: 'on', when: lit('lampOn') },
  { set: 'running', when: lit('lampLoad') },
  { set: 'running', when: lit('lampIdle') },
  { set: 'loaded', when: lit('lampLoad') },
  { set: 'maintenance', when: litOrFlashing('lampMaintenance') },
  { set: 'error', when: litOrFlashing('lampError') },
];

const faults: readonly FaultRule[] = [
  {
    when: litOrFlashing('lampError'),
    severity: 'error',
    index: 72,
    text: { en: 'Fault reported by the machine', de: 'Störung der Maschine' },
  },
];

/** A compressor with this controller. */
export const sigmaControl2Model: DoorModel<SigmaControl2Point> = {
  id: 'kaeser-sigma-control-2',
  vendor: 'Kaeser',
  model: 'SIGMA CONTROL 2 (json.json)',
  role: 'compressor',
  maturity: 'community',
  sources: ['P3D-Creations/hacs-kaeser-sc2@8dbd1a6 (protocol, log-in, lamps, kinds of objects and messages)'],
  points: [
    lamp('lampOn', 'led_power_on', steady),
    lamp('lampLoad', 'led_load', steady),
    lamp('lampIdle', 'led_idle', steady),
    lamp('lampError', 'led_error'),
    lamp('lampMaintenance', 'led_maintenance'),
    lamp('lampCommunication', 'led_com_error'),
    lamp('lampRemote', 'led_remote'),
    lamp('lampClock', 'led_clock'),
    { key: 'linePressure', from: { shown: 'pressure' }, unit: 'bar', min: -1, max: 40 },
    { key: 'outletTemperature', from: { shown: 'temperature' }, unit: 'degC', min: -40, max: 250 },
    { key: 'warnings', from: { messages: 'warning' } },
    { key: 'errors', from: { messages: 'error' } },
  ],
  states,
  faults,
  notes: [
    'Not tried on a machine.',
    'One session a user: give the station a user of its own, or it locks others out.',
    'Pressure and temperature are those of the line at the top of the display, as exactly as it shows them.',
    'What a flashing lamp of on, load or idle means is not known: then the state is missing.',
    'Hours, inputs and outputs are not read: which number is which is not known.',
  ],
};
