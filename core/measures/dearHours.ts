import { type KnownAmount, knownOf } from '../estimate/index.ts';
import { ratioOf } from '../figures/index.ts';
import type { NightUse } from '../plantData/index.ts';
import { msPerHour, wallTimes, weekdayOf, weekdays } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';
import { factsOf, found, notFound, daysIn, perYear } from './looked.ts';
import type { Measure, MeasureInputs } from './Measure.ts';

/** Between the dearest and the cheapest fourth of the time, against the mean price. */
const minSpread = 0.2;
/** Of all energy. */
const minShiftable = 0.01;
const quarterH = quarterHourMs / msPerHour;

function isOn({ days, fromHour, untilHour }: NightUse, weekday: number, hour: number): boolean {
  const isInHours = fromHour < untilHour ? hour >= fromHour && hour < untilHour : hour >= fromHour || hour < untilHour;
  return isInHours && days.includes(weekdays[weekday]!);
}

/** Energy of the known consumers in the range, and what it costs more than at a price; kWh and currency for each kW per m3/min. */
function shiftable({ consumers, prices, range, zone }: MeasureInputs, cheapPerKWh: number) {
  const wallTime = wallTimes(zone);
  let [m3minHours, dearer] = [0, 0];
  for (let quarter = Math.ceil(range.fromMs / quarterHourMs); quarter < Math.floor(range.untilMs / quarterHourMs); quarter++) {
    const { day, clockMs } = wallTime(quarter * quarterHourMs);
    const weekday = weekdayOf(day);
    const flowM3min = consumers.reduce((sum, each) => sum + (isOn(each, weekday, clockMs / msPerHour) ? each.flowM3min : 0), 0);
    const perKWh = flowM3min === 0 ? undefined : prices.rateAt(quarter)?.perKWh;
    if (perKWh === undefined) continue;
    m3minHours += flowM3min * quarterH;
    dearer += flowM3min * quarterH * Math.max(0, perKWh - cheapPerKWh);
  }
  return { m3minHours, dearer };
}

/**
 * Moving known consumers into cheap hours: their flow x what a m3/min more needs x what their hours cost more than the cheapest fourth of the time.
 * An upper bound, as nobody knows whether they can wait; it saves money and no energy.
 */
export const dearHours: Measure = {
  measure: 'dearHours',
  look(inputs) {
    const { priceFourths, meanPrice, energy } = inputs.cost;
    const [cheap, dear] = [priceFourths[0]?.meanPerKWh, priceFourths.at(-1)?.meanPerKWh];
    if (meanPrice.kind === 'none') return notFound('dearHours', 'noPrice');
    if (cheap === undefined || dear === undefined) return notFound('dearHours', 'onePrice');
    const spreadShare = ratioOf(dear - cheap, meanPrice.value);
    if (spreadShare === undefined || spreadShare <= minSpread) return notFound('dearHours', 'littleSpread', { spreadShare });
    const marginal = knownOf(inputs.leakCost.figures.marginal);
    const used = knownOf(energy);
    if (marginal === undefined || used === undefined) return notFound('dearHours', 'noEnergy', { spreadShare });
    const { m3minHours, dearer } = shiftable(inputs, cheap);
    const shiftableShare = ratioOf(m3minHours * marginal.value, used.value);
    if (shiftableShare === undefined || shiftableShare <= minShiftable) {
      return notFound('dearHours', 'nothingShiftable', { spreadShare, shiftableShare });
    }
    const high = (perYear(dearer, daysIn(inputs.range)) ?? 0) * marginal.high;
    const money: KnownAmount = { kind: 'upperBound', value: high, low: 0, high };
    return found('dearHours', inputs, { money }, { facts: factsOf({ spreadShare, shiftableShare }), page: 'cost' });
  },
};
