import type { HeatBasis } from '../../../../../core/balance/index.ts';
import type { FuelTerms, HeatParameters, HeatRecovery } from '../../../../../core/heat/index.ts';

/** Why a figure is missing. */
export type HeatGap =
  'loading' | 'noConnection' | 'noStatistics' | 'noTime' | 'noEnergy' | 'noEfficiency' | 'noRise' | 'noHeatingValue' | 'noResult';

/** Whether values come from the station, or none came yet. */
export type HeatFeed = 'loading' | 'lost' | 'live';

/** What the figures depend on. */
export interface HeatFacts {
  readonly feed: HeatFeed;
  /** Undefined while the station states no energy. */
  readonly basis: HeatBasis | undefined;
  readonly parameters: HeatParameters;
  readonly fuel: FuelTerms;
  readonly recovery: HeatRecovery;
}

const isWhole = ({ daily, yearly }: HeatRecovery) =>
  [daily, yearly].every((figures) => Object.values(figures).every((figure) => figure !== undefined));

/** In the order in which one hides the next; the first that is true is reported. */
const reasons: readonly (readonly [gap: HeatGap, isSo: (facts: HeatFacts) => boolean])[] = [
  ['loading', ({ feed }) => feed === 'loading'],
  ['noConnection', ({ feed }) => feed === 'lost'],
  ['noStatistics', ({ basis }) => basis === undefined],
  ['noTime', ({ basis }) => basis !== undefined && !(basis.period.untilMs > basis.period.fromMs)],
  ['noEnergy', ({ basis }) => basis?.perDayKWh === undefined],
  ['noEfficiency', ({ parameters }) => !(parameters.heatingEfficiencyRatio > 0)],
  ['noRise', ({ parameters }) => !(parameters.warmWaterDegC > parameters.coldWaterDegC)],
  ['noHeatingValue', ({ fuel }) => !(fuel.heatingValueKWhPerUnit > 0)],
  ['noResult', () => true],
];

/** Why a figure is missing; undefined when none is. */
export function heatGap(facts: HeatFacts): HeatGap | undefined {
  return isWhole(facts.recovery) ? undefined : reasons.find(([, isSo]) => isSo(facts))?.[0];
}
