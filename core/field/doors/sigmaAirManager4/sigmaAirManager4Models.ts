import type { StateRule } from '../../DeviceModel.ts';
import type { DoorModel, DoorPoint } from '../doorReading.ts';
import type { ImageTopic } from './images.ts';

/** A value in an image. */
export interface SigmaAirManager4Point extends DoorPoint {
  readonly topic: ImageTopic;
  readonly path: readonly string[];
  /** Below the compressor whose number the device's unit is; else of the whole station. */
  readonly isOfCompressor?: boolean;
  /** May be a number without a mark that says whether it is valid. */
  readonly isPlain?: boolean;
}

const net = (name: string): Pick<SigmaAirManager4Point, 'topic' | 'path'> => ({ topic: 'si/Netzdruck', path: [name] });
const compressor = (...path: readonly string[]): Pick<SigmaAirManager4Point, 'topic' | 'path' | 'isOfCompressor'> => ({
  topic: 'si/currentProcessImage',
  path,
  isOfCompressor: true,
});
const input = (name: string) => compressor('inputs', `SAM2_${name}`);
const state = (name: string) => compressor('states', `SAM2_${name}`);
/** In the unit of the point. */
const pressureRange = { min: -100_000, max: 4_000_000 };
const temperatureRange = { min: 233, max: 523 };
const is = (point: string) => ({ point, in: [1] });

const states: readonly StateRule[] = [
  { set: 'on', when: is('motorRuns') },
  { set: 'running', when: is('motorRuns') },
  { set: 'loaded', when: is('isLoad') },
];

const shared = {
  vendor: 'Kaeser',
  maturity: 'community',
  sources: ['MarcusCalidus/sigma-air-manager-exporter@55a2577 (protocol, log-in, names of the values, units)'],
} as const;

const notes = [
  'Not tried on a machine.',
  'Whether pressures are above the surroundings or absolute is not said: compare them with the display.',
];

/** What a manager knows: its station, and each of its compressors. */
export const sigmaAirManager4Models: readonly DoorModel<SigmaAirManager4Point>[] = [
  {
    ...shared,
    id: 'kaeser-sigma-air-manager-4-station',
    model: 'SIGMA AIR MANAGER 4.0, station',
    role: 'flowMeter',
    points: [
      { key: 'pressure', ...net('currentNetPressure'), unit: 'Pa', ...pressureRange },
      { key: 'deliveryFlow', ...net('freeAirDelivery'), unit: 'm3/min' },
      { key: 'flow', topic: 'hull/algoImage', path: ['consumption', 'currentState', 'current'], isPlain: true, unit: 'm3/min' },
    ],
    notes,
  },
  {
    ...shared,
    id: 'kaeser-sigma-air-manager-4-compressor',
    model: 'SIGMA AIR MANAGER 4.0, one compressor',
    role: 'compressor',
    points: [
      { key: 'linePressure', ...input('localNetPressure'), unit: 'Pa', ...pressureRange },
      { key: 'internalPressure', ...input('internalPressure'), unit: 'Pa', ...pressureRange },
      { key: 'outletTemperature', ...input('ADT'), unit: 'K', ...temperatureRange },
      { key: 'inletTemperature', ...input('intakeTemperature'), unit: 'K', ...temperatureRange },
      { key: 'speed', ...input('rpmCompressorMotor'), unit: '1/min' },
      { key: 'motorRuns', ...input('isMotorRunning') },
      { key: 'isLoad', ...input('isLoad') },
      { key: 'isIdle', ...input('isIdle') },
      { key: 'power', ...state('powerConsumption'), unit: 'W' },
      { key: 'deliveryFlow', ...state('freeAirDelivery'), unit: 'm3/min' },
      { key: 'runningTime', ...input('totalRunTime'), unit: 's', every: 'slow', counter: {} },
      { key: 'loadedTime', ...input('totalLoadTime'), unit: 's', every: 'slow', counter: {} },
      { key: 'serviceLeft', ...state('remaingTimeNextMaintenance'), unit: 's', every: 'slow' },
    ],
    states,
    maintenance: [{ component: 'annualMaintenance', remaining: 'serviceLeft' }],
    notes: [
      ...notes,
      'The unit is the number of the compressor in the manager (AIR_PRODUCER), from 0.',
      'A compressor that is ready looks like one that is off: both are shown as off.',
      'Faults are not read.',
    ],
  },
];
