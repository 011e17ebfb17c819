import { describe, expect, it } from '@jest/globals';
import { encodePlant } from '../../../adapters/contract/index.ts';
import { type AreaRights, sessionOf } from '../../../core/access/index.ts';
import type { StationReport } from '../../../core/ports/index.ts';
import { liveView } from '../../../station/north/liveView.ts';
import { morning, morningMs } from '../faults/faultSample.ts';

const report: StationReport = {
  ...morning,
  ...{ maintenance: [{ index: 1, component: 'oilFilter', intervalH: 2000, remainingH: 20 }], thinkGreen: undefined, zone: 'Europe/Berlin' },
};
const overviewAlone: AreaRights = {
  ...{ overview: true, analytics: false, energyBalancing: false, maintenance: false, errors: false, settings: false },
};

function setUp() {
  let steadyMs = 7000;
  const view = liveView({
    rights: () => ({ demo: overviewAlone, read: { ...overviewAlone, maintenance: true } }),
    clock: { nowMs: () => morningMs + 0.6 },
    steady: { nowMs: () => steadyMs },
    silentAfterS: 10,
  });
  return { view, pass: (ms: number) => (steadyMs += ms) };
}

describe('the plant as it is now', () => {
  it('is nothing before the first sample', () => {
    const { view } = setUp();
    expect(view.isHeard()).toBe(false);
    expect(view.shownTo(sessionOf('write'))).toEqual({ now_ms: morningMs + 1, heard: false, plant: null, faults: [] });
  });

  it.each([
    [0, true],
    [9999, true],
    [10_000, true],
    [10_001, false],
  ])('is the latest sample, until nothing was heard for ten seconds: %p ms later heard is %p', (ms, isHeard) => {
    const { view, pass } = setUp();
    view.take(report, []);
    pass(ms);
    expect(view.isHeard()).toBe(isHeard);
    expect(view.shownTo(sessionOf('write'))).toMatchObject({ heard: isHeard, plant: isHeard ? encodePlant(report) : null });
    view.take(report, []);
    expect(view.isHeard()).toBe(true);
  });

  it.each([
    ['write', true],
    ['read', true],
    ['demo', false],
  ] as const)('shows maintenance to who may see it: to %s it is %p', (level, isShown) => {
    const { view } = setUp();
    view.take(report, []);
    const { plant } = view.shownTo(sessionOf(level));
    expect(plant).toEqual(encodePlant(isShown ? report : { ...report, maintenance: undefined }));
    expect(plant?.maintenance !== undefined).toBe(isShown);
  });

  it('is said to each listener after each sample, which finds it there', () => {
    const { view } = setUp();
    const heard: boolean[] = [];
    for (let i = 0; i < 2; i++) view.onSample(() => heard.push(view.isHeard()));
    view.take(report, []);
    view.take(report, []);
    expect(heard).toEqual([true, true, true, true]);
  });
});
