import { demoPlant, type PlantConfig } from '../../core/plant/index.ts';

const machineCount = 10;
export const receiverVolumeM3 = 24;
/** Slots that the demo leaves free. */
const freeSlots = [7, 9, 10];
const { machines, demand } = demoPlant;

/** The plant of the demo with three machines more, and as much more demand and receiver. */
export const tenMachinePlant: PlantConfig = {
  ...demoPlant,
  events: [],
  receiverVolumeM3,
  demand: { ...demand, plateauM3min: (demand.plateauM3min * machineCount) / machines.length },
  machines: [...machines, ...freeSlots.map((index, i) => ({ ...machines[i]!, index }))],
};
