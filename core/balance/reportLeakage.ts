import { type Figure, productOf } from '../figures/index.ts';
import { type FoundLeak, leakageShare, leakedVolumesM3 } from '../leakage/index.ts';
import { entriesOf } from '../records/index.ts';
import type { AnyQuantity, UnitChoice } from '../units/index.ts';
import { balanceFigure } from './balanceFigure.ts';
import type { LeakageFigure, ReportInterval, ReportLeakage } from './BalanceReport.ts';
import { leakShortfalls } from './balanceShortfalls.ts';
import type { EnergyBalance } from './EnergyBalance.ts';

const shownAs: Readonly<Record<LeakageFigure, AnyQuantity>> = {
  leakFlowM3min: 'volumeFlow',
  leakedM3: 'volume',
  leakedRatio: 'ratio',
  leakageCost: 'money',
};

type LeakageFigures = Readonly<Record<LeakageFigure, Figure>>;

/** What a leak flow comes to while the delivery was known. */
function figuresOf(leakFlowM3min: Figure, { machines, plant, rangeS }: EnergyBalance): LeakageFigures {
  const deliveryS = productOf(Math.max(0, ...machines.map(({ coverage }) => coverage.delivery ?? 0)), rangeS);
  const [leakedM3] = leakedVolumesM3(leakFlowM3min, deliveryS, [plant.volumeM3]);
  const { leakedRatio, leakageCost } = leakageShare({ ...plant, leakedM3 });
  return { leakFlowM3min, leakedM3, leakedRatio, leakageCost };
}

/** What a balance says of leaks, in the chosen units. */
export function reportLeakage(balance: EnergyBalance, units: UnitChoice): ReportLeakage {
  const { leak } = balance;
  if (leak === undefined) return { kind: 'unknown' };
  if (leak.kind === 'none') return { kind: 'none', reason: leak.reason, coverageRatio: leak.coverage };
  const { kind, days, coverage: coverageRatio } = leak;
  return { kind, days, coverageRatio, figures: intervals(leak, balance, units) };
}

function intervals(leak: FoundLeak, balance: EnergyBalance, units: UnitChoice): readonly ReportInterval[] {
  const { kind, flowM3min, lowM3min, highM3min } = leak;
  const shortOf = leakShortfalls(leak, balance);
  const best = figuresOf(kind === 'estimate' ? flowM3min : undefined, balance);
  const [low, high] = [figuresOf(lowM3min, balance), figuresOf(highM3min, balance)];
  return entriesOf(shownAs).map(([figure, quantity]) => {
    const { unit, digits, value } = balanceFigure(quantity, best[figure], units);
    const end = (of: LeakageFigures) => balanceFigure(quantity, of[figure], units).value;
    return { figure, unit: unit!, digits, value, low: end(low), high: end(high), shortOf };
  });
}
