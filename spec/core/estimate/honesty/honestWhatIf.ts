import type { Spread } from '../../../../core/estimate/index.ts';
import { type LoggedPlantDay, type PlantChange, whatIf, type WhatIf } from '../../../../core/replay/index.ts';
import { remembered } from '../../../../core/records/index.ts';
import { flatRates, type RateTable } from '../../../../core/tariff/index.ts';
import { quietPlant, simulatedDays } from '../../replay/simulatedDays.ts';
import type { AnyFinding, HonestFeature } from './HonestFeature.ts';
import { valueOf, widthOf } from './shown.ts';

const logged = remembered((days: number) => simulatedDays({ config: quietPlant, seed: 1, days }));
const longestDays = 14;
const price = 0.25;
const lower: PlantChange = { band: { lowBar: 6.3, highBar: 6.8 } };

function asked(days: readonly LoggedPlantDay[], change: PlantChange, prices: RateTable = flatRates(price)): WhatIf {
  const question = { change, limitBar: 6, prices, co2: flatRates(0.38), zone: quietPlant.zone };
  const steps = whatIf(days, { ...question, known: { leakM3min: { low: 3.5, value: 4, high: 4.5 } } });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
const first = (days: number) => logged(longestDays).slice(0, days);
const loweredIn = {
  first: remembered((days: number) => asked(first(days), lower)),
  last: remembered((days: number) => asked(logged(longestDays).slice(-days), lower)),
};
/** By turns of the first and of the last days: what else is drawn the product draws itself. */
const lowered = (days: number, seed: number) => loweredIn[seed % 2 === 0 ? 'last' : 'first'](days);
const asIs = remembered((days: number) => asked(first(days), {}));

function controlled(of: WhatIf) {
  if (of.kind !== 'control') throw new Error(of.kind);
  return of;
}

/** What a change saved, as findings: energy, money and CO2. */
function savingsOf(of: WhatIf): readonly AnyFinding[] {
  if (of.kind === 'none') return [{ kind: 'none', method: 'controlReplay', reason: of.reason, coverage: 0 }];
  const { savingKWh, cost, co2Kg, coverage, fromMs, untilMs, days } = controlled(of);
  const rest = { kind: 'fitted', method: 'controlReplay', fromMs, untilMs, coverage, n: days, assumptions: [] } as const;
  const found = (spread: Spread, unit: string): AnyFinding => ({ ...rest, ...spread, unit });
  return [found(savingKWh, 'kWh'), found(cost!.saving, 'currency'), found(co2Kg!.saving, 'kg')];
}
const withPowerTimes = (factor: number) =>
  first(7).map((day) => ({ ...day, replay: { ...day.replay, hoursKWh: day.replay.hoursKWh.map((kWh) => kWh * factor) } }));
const leavesOut = (factor: number) => {
  const of = asked(withPowerTimes(factor), { volumeM3: 20 });
  return of.kind === 'state' && of.leavesOut;
};

/** What a plant would have needed with another control. */
export const honestWhatIf: HonestFeature = {
  name: 'what if',
  days: { enough: longestDays, tooFew: 6 },
  figures: (days, seed) => savingsOf(lowered(days, seed)),
  money: (days, seed) => savingsOf(lowered(days, seed)).slice(1, 2),
  widths: (days, seed) => savingsOf(lowered(days, seed)).map((of) => widthOf(of) / valueOf(of)),
  nothingChanged: () => savingsOf(asIs(7)).flatMap((of) => [valueOf(of), widthOf(of)]),
  ratios() {
    const { gate, cost, baseline } = controlled(asIs(7));
    return [
      { ratio: 1 + gate.figures.nmbe!, over: gate.replayedKWh, per: gate.measuredKWh },
      { ratio: price, over: cost!.baseline, per: baseline.energyKWh },
    ];
  },
  saysSo: { within: () => leavesOut(1), beyond: () => leavesOut(0.9) },
  repriced() {
    const later: RateTable = [...flatRates(price), { since: '2027-01-01', rates: { kind: 'flat', perKWh: 9 } }];
    return [controlled(asIs(7)).cost, controlled(asked(first(7), {}, later)).cost];
  },
  savings: () => savingsOf(lowered(7, 1)),
};
