import { expect, test } from '@jest/globals';
import { leakCostOf } from '../../../../../core/leakCost/leakCostOf.ts';
import { leakageOf } from '../../../../../core/leakage/index.ts';
import { shiftDay } from '../../../../../core/time/index.ts';
import { LeakHeadline } from '../../../../../ui/areas/energy/leakage/LeakHeadline.tsx';
import { LeakageVm } from '../../../../../ui/areas/energy/leakage/leakage.vm.ts';
import { morningMs } from '../../../stores/stationFixture.ts';
import { openEnergy, plain, rendered } from '../energyFixture.tsx';

const range = { fromMs: 0, untilMs: morningMs };
const nights = Array.from({ length: 28 }, (_, i) => ({
  ...{ day: shiftDay('2026-09-01', i), flowM3min: 6, meanM3min: 6, pressureBar: 7, coverage: 1 },
}));
const decays = { decays: [], longEnough: 0, farEnough: 0 };
const volume = { windows: 0, pp: 0, pq: 0, qq: 0, pn: 0, qn: 0, nn: 0 };
/** 4 m3/min. */
const leakage = leakageOf({ nights, cycles: [], decays, volume, days: 28, range }, { nightUseM3min: 2 });

/** What the headline says where so much flowed on a day. */
async function shownAt(meanFlowM3min: number): Promise<string> {
  const opened = await openEnergy();
  const cost = leakCostOf({
    ...{ leakage, range, count: 1, timePricePerKWh: 0.25, isEstimated: false },
    days: [{ hours: 24, energyKWh: 1000, volumeM3: meanFlowM3min * 60 * 24, cost: 250 }],
    marginal: { kind: 'none', method: 'baseline', reason: 'tooFewDays', coverage: 1 },
  });
  const value = { leakage, cost, alarm: undefined, seen: [], consumers: [], estimated: [], recordedDays: 28, evaluatedDays: 28 };
  const leakages = { read: () => Promise.resolve({ outcome: 'succeeded', value } as const) };
  const vm = new LeakageVm({ ...opened, log: opened.warned, leakages, clock: { nowMs: () => morningMs } });
  await vm.ask();
  const markup = rendered(opened, <LeakHeadline vm={vm} explanation={{ inputs: {}, coverage: 1, period: '', notes: [] }} />);
  return plain(/Anteil am Volumenstrom.*?<\/div>/.exec(markup)?.[0] ?? '');
}

test.each([
  [8, /50,0.*bis/],
  [4.4, /90,9.*bis 100,0/],
  [3.9, /---Der Leckstrom ist größer als der mittlere Volumenstrom des Zeitraums\.$/],
])(
  '[GAIN-4] a share of leaks is at most all of the air, and none with its reason where less flowed: of a mean flow of %d',
  async (mean, says) => {
    expect((await shownAt(mean)).replaceAll(/\s+/g, ' ')).toMatch(says);
  },
);
