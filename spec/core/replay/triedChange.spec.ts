import { describe, expect, it } from '@jest/globals';
import { type PlantChange, type ReplayStudy, triedChange } from '../../../core/replay/index.ts';
import { stateReplay } from '../../../core/replay/stateReplay.ts';
import { loggedRows } from './loggedMachine.ts';
import { logOf } from './stateLogs.ts';
import { co2KgPerKWh, pricePerKWh, replayed, replayedWith, studyWith } from './studies.ts';

const all = replayed.energyKWh;
const draws = 32;
const band = { lowBar: 6.7, highBar: 7.2 };
const change: PlantChange = { band };

/** What a change comes to, and how much was said to be done. */
function tried(study: ReplayStudy, of: PlantChange = change) {
  const [work, done]: [ReturnType<typeof triedChange>, number[]] = [triedChange(study, of), []];
  for (;;) {
    const next = work.next();
    if (next.done === true) return { answer: next.value, done };
    done.push(next.value);
  }
}
function controlled(study: ReplayStudy, of?: PlantChange) {
  const { answer } = tried(study, of);
  if (answer.kind !== 'control') throw new Error(answer.kind);
  return answer;
}

interface Drawn {
  /** Of the energy of the plant as it is, in the middle and at the ends of the draws. */
  readonly saved: number;
  readonly least: number;
  readonly most: number;
  /** How far the pressures of draws alone move the energy, as a share. */
  readonly offBy?: number;
}

/** A study with draws from one share to another, evenly and out of order; each needs another energy. */
const studyOf = ({ saved, least, most, offBy = 0 }: Drawn, more: Partial<ReplayStudy> = {}) => {
  const drawnKWh = (draw: number) => 900 + 10 * draw;
  const shareOf = (draw: number) => least + ((most - least) * ((draw * 7) % draws)) / (draws - 1);
  return studyWith({
    replayedWith: () => replayedWith(1 - saved),
    energyKWh: (of) => (of === change ? 1000 * (1 - saved) : 1000),
    drawnKWh,
    drawnWith: (draw) => drawnKWh(draw) * (1 - shareOf(draw)),
    // the draws behind those of the interval
    offsetKWh: (draw) => 1000 * (1 + offBy * [-3, -2, -1, 0, 1, 2, 3, 4][draw - draws]!),
    ...more,
  });
};
const wide: Drawn = { saved: 0.1, least: 0.05, most: 0.15 };

describe('a change of a plant', () => {
  it('saves what the whole demand needs less, between the 5th and the 95th of 100 draws around their middle', () => {
    const { savingKWh, changed, baseline } = controlled(studyOf(wide));
    expect(savingKWh.value).toBe(baseline.energyKWh - changed.energyKWh);
    for (const [end, share] of Object.entries({ low: 0.055, value: 0.1, high: 0.145 }))
      expect(savingKWh[end as 'low'] / all).toBeCloseTo(share, 9);
  });

  it('has the interval of its draws also where the drawn weeks save another share than the whole demand', () => {
    const { savingKWh } = controlled(studyOf(wide, { replayedWith: () => replayedWith(0.8) }));
    for (const [end, share] of Object.entries({ low: 0.155, value: 0.2, high: 0.245 }))
      expect(savingKWh[end as 'low'] / all).toBeCloseTo(share, 9);
  });

  it.each([
    ['above', { saved: 0.1, least: 0.11, most: 0.2 }, 'low'],
    ['below', { saved: 0.1, least: 0.01, most: 0.09 }, 'high'],
  ] as const)('is an end of the interval where all draws are %s it', (_, of, end) => {
    const { savingKWh } = controlled(studyOf(of));
    expect(savingKWh[end]).toBe(savingKWh.value);
  });

  it('has as its jitter what the pressures of other draws alone make of the energy: at 90 %, of the root of their mean square', () => {
    // squares of 9 + 4 + 1 + 0 + 1 + 4 + 9 + 16
    expect(controlled(studyOf({ ...wide, offBy: 0.004 })).jitterKWh / all).toBeCloseTo(1.645 * 0.004 * Math.sqrt(44 / 8), 9);
  });

  const atJitter = (share: number) => ({ offBy: share / (1.645 * Math.sqrt(44 / 8)) });
  it.each<[string, Drawn, boolean]>([
    ['above twice its jitter', { ...wide, ...atJitter(0.0499) }, true],
    ['not above twice its jitter', { ...wide, ...atJitter(0.0501) }, false],
    ['a loss above twice its jitter', { saved: -0.1, least: -0.15, most: -0.05, ...atJitter(0.0499) }, true],
    ['a loss not above it', { saved: -0.1, least: -0.15, most: -0.05, ...atJitter(0.0501) }, false],
    ['with an interval that has 0 in it', { saved: 0.1, least: -0.02, most: 0.2 }, false],
    ['a loss with an interval that has 0 in it', { saved: -0.1, least: -0.2, most: 0.02 }, false],
    ['with an interval that ends at 0', { saved: 0, least: 0, most: 0 }, false],
  ])('is a difference or not: %s', (_, of, isDifference) => {
    expect(controlled(studyOf(of)).isDifference).toBe(isDifference);
  });

  it('costs and emits less at the rates of its hours', () => {
    const { cost, co2Kg, savingKWh } = controlled(studyOf(wide));
    for (const [amount, rate] of [
      [cost!, pricePerKWh],
      [co2Kg!, co2KgPerKWh],
    ] as const) {
      expect(amount.baseline).toBeCloseTo(rate * all, 9);
      expect(amount.changed).toBeCloseTo(rate * 0.9 * all, 9);
      for (const end of ['low', 'value', 'high'] as const) expect(amount.saving[end]).toBeCloseTo(rate * savingKWh[end], 9);
    }
  });

  it.each([
    ['for longer', 1, 'notSame'],
    ['for as long', 0, 'same'],
  ])('is another service only where the pressure is below the limit for longer: %s', (_, lowS, service) => {
    expect(controlled(studyOf(wide, { replayedWith: () => replayedWith(0.9, lowS) })).service).toBe(service);
  });

  it('is of an unknown service without a limit', () => {
    const { question } = studyWith();
    expect(controlled(studyOf(wide, { question: { ...question, limitBar: undefined } })).service).toBe('unknown');
  });

  it('says with each draw how much is done, of which one for the jitter takes half the time', () => {
    const { done } = tried(studyOf(wide));
    const expected = [...Array.from({ length: draws }, (_, i) => i), ...Array.from({ length: 8 }, (_, i) => draws + i / 2), 36];
    expect(done).toEqual(expected.map((part) => expect.closeTo(part / 36, 12)));
  });

  it.each<[string, PlantChange]>([
    ['no part', {}],
    ['parts that are not given', { band: undefined, runOnS: undefined, order: undefined }],
    ['no machine more or less', { machines: [], without: [], runOnsS: [] }],
  ])('with %s saves exactly nothing, without a replay', (_, of) => {
    const replayedOnce = () => {
      throw new Error('replayed');
    };
    const { savingKWh, jitterKWh, isDifference, changed, baseline, cost, service } = controlled(
      studyWith({ replayedWith: replayedOnce, energyKWh: replayedOnce, drawnWith: replayedOnce }),
      of,
    );
    expect([savingKWh, jitterKWh, isDifference, service]).toEqual([{ value: 0, low: 0, high: 0 }, 0, false, 'same']);
    expect(changed).toEqual(baseline);
    expect([cost!.saving, cost!.changed]).toEqual([{ value: 0, low: 0, high: 0 }, cost!.baseline]);
  });
});

describe('a change of a plant whose replay misses its log', () => {
  const days = [{ ...loggedRows([]), ...logOf(1000) }];
  const { gate } = studyWith();
  const study = studyWith({ days, gate: { ...gate, passed: false, failed: ['nmbe'] } });
  const stateOf = (of: PlantChange) => {
    const { answer } = tried(study, of);
    if (answer.kind !== 'state') throw new Error(answer.kind);
    return answer;
  };

  it.each<[string, PlantChange, number, number | undefined]>([
    ['a band whose middle is 0.35 bar lower', { band: { lowBar: 6.5, highBar: 6.9 } }, -0.35, undefined],
    ['a higher band and a shorter run-on', { band: { lowBar: 7, highBar: 7.5 }, runOnS: 60 }, 0.2, 60],
    ['a shorter run-on alone', { runOnS: 60 }, 0, 60],
  ])('is asked for its logged states: %s', (_, of, pressureBar, runOnS) => {
    const { fit } = study;
    const { savingKWh } = stateReplay(days, fit.machines, fit.followingShare, { pressureBar, runOnS });
    for (const end of ['low', 'value', 'high'] as const) expect(stateOf(of).state.savingKWh[end]).toBeCloseTo(savingKWh[end], 6);
  });

  // the plant's band is 0.5 bar wide
  it.each<[string, PlantChange, boolean]>([
    ['a band that is 0.05 bar wider', { band: { lowBar: 6.5, highBar: 7.05 } }, false],
    ['a band that is 0.07 bar wider', { band: { lowBar: 6.5, highBar: 7.07 } }, true],
    ['a band that is 0.05 bar narrower', { band: { lowBar: 6.5, highBar: 6.95 } }, false],
    ['a band that is 0.07 bar narrower', { band: { lowBar: 6.5, highBar: 6.93 } }, true],
    ['a receiver beside a band as wide', { band: { lowBar: 6.5, highBar: 7 }, volumeM3: 20 }, true],
    ['a machine less', { without: [1] }, true],
    ['no band', { runOnS: 60 }, false],
  ])('says whether its logged states leave it out: %s', (_, of, leavesOut) => {
    expect(stateOf(of).leavesOut).toBe(leavesOut);
  });
});
