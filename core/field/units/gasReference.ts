import { kelvinOffset } from '../../units/index.ts';
import type { GasReference } from '../DeviceModel.ts';

/** What a cubic metre of air is counted at, dry. */
interface GasState {
  /** Absolute. */
  readonly bar: number;
  readonly degC: number;
}

const standardAtmosphereBar = 1.01325;

const states: Readonly<Record<GasReference, GasState>> = {
  iso1217: { bar: 1, degC: 20 },
  din1343: { bar: standardAtmosphereBar, degC: 0 },
  iso2533: { bar: standardAtmosphereBar, degC: 15 },
};

const molesPerM3 = ({ bar, degC }: GasState) => bar / (degC + kelvinOffset);

/** Cubic metres of free air (ISO 1217: 1 bar, 20 degC) that a cubic metre of a reference is, as an ideal gas: 1.0874 for DIN 1343, 1.0308 for ISO 2533. */
export function freeAirFactor(reference: GasReference): number {
  return molesPerM3(states[reference]) / molesPerM3(states.iso1217);
}
