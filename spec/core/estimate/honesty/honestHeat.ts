import { hash01 } from '../../../../core/estimate/index.ts';
import { type HeatReport, heatReportOf } from '../../../../core/heatReport/index.ts';
import { quarterHourMs } from '../../../../core/totals/index.ts';
import { energiesOf, powerLog, quarterS } from '../../cost/energies.ts';
import type { HonestFeature } from './HonestFeature.ts';
import { valueOf, widthOf } from './shown.ts';

const startMs = Date.parse('2026-11-02T00:00Z');
const quartersPerDay = 96;
const recoverableShare = 0.7;
const entered = [{ since: '2026-01-01', recoverableShare, usedShare: 0 }];

function reportOf(powers: readonly number[], more: Partial<Parameters<typeof heatReportOf>[1]> = {}): HeatReport {
  const range = { fromMs: startMs, untilMs: startMs + powers.length * quarterHourMs };
  const energies = energiesOf(powerLog(startMs, powers), range, quarterS);
  return heatReportOf(energies, { range, zone: 'UTC', circuit: 'oilCirculation', shares: entered, ...more });
}
/** A tenth of the time is not known; without a day, nearly none is. */
const drawn = (days: number, seed: number) =>
  reportOf(
    Array.from({ length: Math.max(1, days) * quartersPerDay }, (_, i) => {
      const isKnown = days === 0 ? i === 0 : i % 10 !== 0;
      return isKnown ? 40 + 60 * hash01(seed, 1, i) : NaN;
    }),
  );
const figuresOf = ({ energy, heat, greatestPower, available }: HeatReport) => [energy, heat, greatestPower, available];
/** So much of each quarter hour is heat where nothing is used. */
const uneven = [100, 40, 40, 40];

/** The heat that compressors give off. */
export const honestHeat: HonestFeature = {
  name: 'heat',
  days: { enough: 4, tooFew: 0 },
  figures: (days, seed) => figuresOf(drawn(days, seed)),
  widths: (days, seed) => [drawn(days, seed).energy, drawn(days, seed).heat].map((found) => widthOf(found) / valueOf(found)),
  nothingChanged() {
    const used = entered.map((of) => ({ ...of, usedShare: 1 }));
    return [valueOf(reportOf(uneven, { shares: used }).heat), reportOf(uneven).faintHeatKWh];
  },
  ratios() {
    const [month] = reportOf(uneven).months;
    const heatKWh = uneven.reduce((sum, kW) => sum + (kW / 4) * recoverableShare, 0);
    return [{ ratio: month!.powerWhileAvailableKW!, over: heatKWh, per: uneven.length / 4 }];
  },
  saysSo: {
    within: () => reportOf(uneven).energy.coverage < 1,
    beyond: () => reportOf([...uneven.slice(1), NaN]).energy.coverage < 1,
  },
  rules: () => [reportOf(uneven, { shares: [] }).heat, reportOf(uneven, { estimated: ['electricalPowerKW@1'] }).energy],
  savings: () => [],
};
