import type { Measure } from './Measure.ts';
import { replayed } from './replayed.ts';

/** A narrower or wider band of the network pressure: what a replay of the control says. */
export const pressureBand: Measure = { measure: 'band', look: (inputs) => replayed('band', inputs) };
