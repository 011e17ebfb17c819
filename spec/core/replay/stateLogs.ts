import type { EventDay } from '../../../core/dayDetail/index.ts';
import { noLoads, onLoadSums } from '../../../core/machines/onLoadSums.ts';
import type { FittedMachine } from '../../../core/replay/fitMachine.ts';
import type { StateLog } from '../../../core/replay/stateReplay.ts';
import { eventsOf, loggedRows } from './loggedMachine.ts';
import { screw } from './replayedPlants.ts';

const refBar = 7;
const slope = { kind: 'fitted', value: 0.064, low: 0.06, high: 0.07 } as const;
export const fitted: FittedMachine = { machine: { ...screw, slot: 3, refBar, slopePerBar: slope.value }, slope, onLoadH: 100 };
const { machines: nothing } = loggedRows([]);

/** A day with so much energy on load, and events. */
export const logOf = (energyKWh: number, pressureBar = refBar, events: EventDay = eventsOf([])): StateLog => ({
  events,
  machines: {
    air: nothing.air,
    machines: [
      {
        slot: 3,
        day: '2026-03-09',
        classes: [{ step: 25, seconds: 3600, energyKWh, volumeM3: 756, pressureBar }],
        deliveryM3min: { min: 12.6, max: 12.6 },
        onLoad: onLoadSums(noLoads()),
        noLoadS: 0,
        noLoadKWh: 0,
      },
    ],
  },
});
