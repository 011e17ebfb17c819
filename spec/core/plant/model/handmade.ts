import { blankTypePlate } from '../../../../core/compressor/index.ts';
import type { EventEffect, MachineConfig, MachineKindName, MachineState, PlantConfig, PlantState } from '../../../../core/plant/index.ts';
import { exactSensors } from '../simulated.ts';

/** A Wednesday, in UTC as the plant's wall time. */
export const noonMs = Date.UTC(2025, 10, 12, 12);

/** A machine of 10 m3/min and 60 kW in a slot. */
export const machineOf = (index: number, kind: MachineKindName = 'fixedScrew', more: Partial<MachineConfig> = {}): MachineConfig => ({
  index,
  name: `K${index}`,
  technology: 4,
  kind,
  productType: 'any',
  typePlate: blankTypePlate,
  fullDeliveryM3min: 10,
  ratedSpecificPower: 6,
  unloadedPowerShare: 0.25,
  startS: 8,
  noLoadS: 60,
  runOnS: 240,
  minLoadS: 30,
  startsPerHour: 10,
  elementRiseK: 60,
  maintenance: [],
  initial: { loadH: 100, noLoadH: 20, starts: 7 },
  ...more,
});

/** What a machine does; it stands where nothing is given. */
export const stateOf = (given: Partial<MachineState> = {}): MachineState => ({
  mode: 'ready',
  modeS: 0,
  flowShare: 0,
  ventingShare: 0,
  startedAtMs: noonMs - 3_600_000,
  elementDegC: 20,
  hot: false,
  loadS: 0,
  noLoadS: 0,
  starts: 0,
  recentLoadS: 0,
  recentNoLoadS: 0,
  servicedAtS: [],
  ...given,
});

const flat = [
  { hour: 0, share: 0.5 },
  { hour: 24, share: 0.5 },
];

/** A plant whose consumers take 8 m3/min all the time, without leaks, noise and weather. */
export const plantOf = (machines: readonly MachineConfig[], more: Partial<PlantConfig> = {}): PlantConfig => ({
  version: 'V1',
  zone: 'UTC',
  receiverVolumeM3: 6,
  band: { lowBar: 6.8, highBar: 7.3 },
  sequencer: { settleS: 20, urgentSettleS: 6, urgentBar: 0.06, impatientBar: 0.15, lookAheadS: 15 },
  alarm: { belowBar: 6.3, aboveBar: 7.8 },
  filterDrop: { dropBar: 0, flowM3min: 20 },
  demand: {
    plateauM3min: 16,
    weekday: flat,
    weekend: flat,
    noise: { slowShare: 0, fastShare: 0 },
    peaks: { everyS: 300, chance: 0, minS: 15, maxS: 60, minShare: 0.1, maxShare: 0.2 },
  },
  leakage: { flowM3min: 0, atBar: 7 },
  ambient: { meanDegC: 20, swingK: 0, hotDayChance: 0, mildBumpK: 0, hotBumpK: 0 },
  sensors: exactSensors,
  decentralDropsBar: [],
  service: { visitAfterOverdueH: 100, earlyShare: 0.1 },
  machines,
  events: [],
  ...more,
});

/** A plant at noon with its machines in states of their own. */
export const momentOf = (machines: readonly MachineState[], more: Partial<PlantState> = {}): PlantState => ({
  seed: 1,
  atMs: noonMs,
  clock: { offsetMs: 0, validUntilMs: noonMs + 900_000 },
  schedule: { on: [], validUntilMs: noonMs + 12 * 3_600_000 },
  receiverPressureBar: 7,
  flowTrendM3min: 8,
  air: { deliveredM3: 0, usedM3: 0, leakedM3: 0, blownOffM3: 0, missedM3: 0 },
  energy: { inputKWh: 0, blowDownKWh: 0 },
  order: machines.map((_, i) => i),
  orderDay: Math.floor(noonMs / 86_400_000),
  actedAtMs: noonMs - 60_000,
  machines,
  ...more,
});

/** Events that are all on, or that `on` says. */
export const under = (effects: readonly EventEffect[], on = effects.map(() => true)) => ({
  events: effects.map((effect) => ({ begins: { rule: 'once', atMs: noonMs - 60_000 } as const, durationS: 3600, effect })),
  schedule: { on, validUntilMs: noonMs + 12 * 3_600_000 },
});
