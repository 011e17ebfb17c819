import type { HeatCircuit } from '../../core/plantData/index.ts';

/** Text ids. */
export const circuitNames: Readonly<Record<HeatCircuit, string>> = {
  oilCirculation: /*i18n*/ 'Ölkreislauf',
  airPipes: /*i18n*/ 'Luftleitung',
};
