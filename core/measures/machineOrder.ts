import type { Measure } from './Measure.ts';
import { replayed } from './replayed.ts';

/** Another order of the machines, base load and trim: what a replay of the control says. */
export const machineOrder: Measure = { measure: 'order', look: (inputs) => replayed('order', inputs) };
