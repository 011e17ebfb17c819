import { controlReplay } from '../../../core/replay/controlReplay.ts';
import { outcomeOf } from '../../../core/replay/outcomeOf.ts';
import type { Replayed } from '../../../core/replay/ReplayPlant.ts';
import type { ReplayStudy } from '../../../core/replay/index.ts';
import { flatRates } from '../../../core/tariff/index.ts';
import { plantOf, screw, steadyDemand } from './replayedPlants.ts';
import { fitted } from './stateLogs.ts';

export const pricePerKWh = 0.2;
export const co2KgPerKWh = 0.45;
export const limitBar = 6.5;

const plant = plantOf([screw]);
const demand = steadyDemand(6.3, 3, { fromMs: 3_600_000 });
export const replayed = controlReplay(plant, demand, { withTrace: true });

/** The same replay with so much of its energy, and so long at 6 bar. */
export const replayedWith = (share: number, lowS = 0): Replayed => ({
  ...replayed,
  energyKWh: replayed.energyKWh * share,
  hoursKWh: replayed.hoursKWh.map((kWh) => kWh * share),
  pressureS: replayed.pressureS.map((seconds, place) => (place === 600 ? lowS : seconds)),
});

/** A study of one screw whose draws all need the same, but for what is said. */
export const studyWith = (change: Partial<ReplayStudy> = {}): ReplayStudy => ({
  kind: 'study',
  question: { known: {}, prices: flatRates(pricePerKWh), co2: flatRates(co2KgPerKWh), zone: 'UTC', limitBar },
  days: [],
  fit: {
    plant,
    ...{ source: 'flow', volumeKind: 'entered', machines: [fitted], order: [fitted.machine.slot], logged: plant.band },
    volumeM3: { low: 10.8, value: 12, high: 13.2 },
    followingShare: { low: 0.1, value: 0.2, high: 0.6 },
  },
  demand,
  replayed,
  gate: {
    figures: { nmbe: 0, cvHours: 0, loadHours: 0, starts: 0 },
    ...{ failed: [], passed: true, hours: 3, measuredKWh: replayed.energyKWh, replayedKWh: replayed.energyKWh },
  },
  baseline: outcomeOf(replayed, demand.fromMs, limitBar),
  ofDays: { fromMs: demand.fromMs, untilMs: demand.fromMs + 3 * 3_600_000, days: 1, coverage: 1 },
  replayedWith: () => replayed,
  ...{ energyKWh: () => 1000, drawnKWh: () => 1000, offsetKWh: () => 1000, drawnWith: () => 1000 },
  ...change,
});
