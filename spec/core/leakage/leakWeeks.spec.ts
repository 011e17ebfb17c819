import { expect, it } from '@jest/globals';
import { leakFindings } from '../../../core/leakage/leakFindings.ts';
import { nightFlows } from '../../../core/leakage/nightFlows.ts';
import { defaultQuietHours, quietSpans } from '../../../core/leakage/quietSpans.ts';
import { demoPlant, plantSnapshot } from '../../../core/plant/index.ts';
import { plantFlows } from '../../../core/plant/model/plantFlows.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../core/samples/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { samplePeriodS } from './simulatedNights.ts';

const { zone } = demoPlant;
const firstDay = '2026-03-02';
const range = { fromMs: plantDayRange(firstDay, zone).fromMs, untilMs: plantDayRange(shiftDay(firstDay, 6), zone).untilMs };
const nights = quietSpans(range.fromMs, range.untilMs, { ...defaultQuietHours, restDays: [] }, zone);
const weeks = 20;

/** A week's leak by the flow of its nights, and what really leaked and was used in them. */
function week(seed: number) {
  const builder = tableBuilder(channels);
  let [used, leaked, states] = [0, 0, 0];
  for (const state of plantStates({ config: demoPlant, seed, fromMs: range.fromMs, untilMs: range.untilMs - 1, stepS: 10 })) {
    if (!nights.some(({ fromMs, untilMs }) => state.atMs >= fromMs && state.atMs < untilMs)) continue;
    if (state.atMs % (samplePeriodS * 1000) === 0) builder.append(state.atMs, sampleRowOf(plantSnapshot(demoPlant, state)).values);
    const flows = plantFlows(demoPlant, state);
    used += flows.usedM3min;
    leaked += flows.leakedM3min;
    states++;
  }
  const [finding] = leakFindings({
    nights: nightFlows(builder.table(), { ...range, zone, periodS: samplePeriodS }),
    cycles: [],
    decays: { decays: [], longEnough: 0, farEnough: 0 },
    volume: undefined,
    nightUseM3min: used / states,
    days: 7,
    range,
  });
  return { finding: finding!, leakedM3min: leaked / states };
}

it('what the simulated plant leaks lies within the interval of its nights in at least 85 % of weeks', () => {
  const inside = Array.from({ length: weeks }, (_, seed) => week(seed + 1)).filter(
    ({ finding, leakedM3min }) => finding.kind === 'fitted' && finding.low <= leakedM3min && leakedM3min <= finding.high,
  );
  expect(inside.length).toBeGreaterThanOrEqual(0.85 * weeks);
});
