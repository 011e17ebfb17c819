import { slotCount } from '../../../core/compressor/index.ts';
import { advancePlant, demoPlant, type MachineConfig, type PlantConfig, startPlant } from '../../../core/plant/index.ts';
import type { PlantSample } from '../../../core/ports/index.ts';
import { plantSample } from '../../../station/sources/plantSample.ts';

/** A machine for each slot, made of those of the demo. */
const machines: readonly MachineConfig[] = Array.from({ length: slotCount }, (_, i) => {
  const own = demoPlant.machines.find(({ index }) => index === i + 1) ?? demoPlant.machines[i % demoPlant.machines.length]!;
  return { ...own, index: i + 1, name: `K${i + 1} Halle` };
});

const plant: PlantConfig = { ...demoPlant, machines, events: [] };
const defaultPeriodS = 2;

/** Away from the value and back, so that it is another one with each sample, also as it is shown. */
const swung = (value: number | undefined, count: number, by: number) => (value ?? by) + by * (1 + (count % 2));

/** A plant of ten machines whose 65 logged values all change with each sample; every fifth sample a machine begins or ends its load. */
export function tenMachines(startMs: number): (periodS?: number) => PlantSample {
  let state = startPlant(plant, { seed: 7, atMs: startMs });
  let count = 0;
  return (periodS = defaultPeriodS) => {
    count++;
    state = advancePlant(plant, state, periodS);
    const sample = plantSample(plant, state);
    const { master } = sample;
    const turning = Math.floor(count / 5) % slotCount;
    return {
      ...sample,
      master: {
        ...master,
        systemPressureBar: swung(7, count, 0.1),
        loadRatio: swung(0.6, count, 0.01),
        volumeFlowM3min: swung(60, count, 0.1),
        deliveryVolumeM3min: swung(60, count, 0.1),
        powerKW: swung(400, count, 0.1),
      },
      compressors: sample.compressors.map((machine, i) => ({
        ...machine,
        status: i === turning ? 3 : 7,
        linePressureBar: swung(7.1, count, 0.1),
        deliveryVolumeM3min: i === turning ? 0 : swung(6 + i, count, 0.1),
        electricalPowerKW: swung(40 + i, count, 0.1),
        temperatureDegC: swung(80, count, 1),
        loadRatio: swung(0.6, count, 0.01),
      })),
    };
  };
}
