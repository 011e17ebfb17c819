import { demoPlant, type PlantConfig } from '../../core/plant/index.ts';

/** A smaller station with some of the machines of the station's own demo, and receivers for a minute's flow: it is simulated in steps of 10 s. */
const withMachines = (slots: readonly number[], plateauM3min: number, leakM3min: number): PlantConfig => ({
  ...demoPlant,
  receiverVolumeM3: plateauM3min,
  demand: { ...demoPlant.demand, plateauM3min },
  leakage: { ...demoPlant.leakage, flowM3min: leakM3min },
  machines: demoPlant.machines.filter(({ index }) => slots.includes(index)),
});

/** The three kinds of stations in the demo of a fleet. */
export const demoKinds = {
  works: demoPlant,
  hall: withMachines([1, 2, 3], 22, 2.2),
  shop: withMachines([1, 2], 11, 1.4),
} as const satisfies Readonly<Record<string, PlantConfig>>;
export type DemoKind = keyof typeof demoKinds;
