import { recordOf } from '../records/index.ts';
import type { AnyQuantity } from './quantity.ts';
import { currencies, type Currency, type Unit, type UnitChoice, volumeUnits, type VolumeUnit } from './Unit.ts';
import { unitScale } from './unitScale.ts';

/** A quantity in a unit that it is shown in: base * times / over + offset. */
export interface ShownAs {
  readonly unit: Unit;
  /** Decimals. */
  readonly digits: number;
  readonly times: number;
  readonly over: number;
  readonly offset: number;
}

const unscaled = { times: 1, over: 1, offset: 0 } as const;

function shownAsUnit(base: Unit, unit: Unit, digits: number): ShownAs {
  const from = unitScale(base)!;
  const to = unitScale(unit)!;
  const scale = base === unit ? unscaled : { times: to.times * from.over, over: to.over * from.times, offset: to.offset };
  return { unit, digits, ...scale };
}
const fixed = (unit: Unit, digits: number) => shownAsUnit(unit, unit, digits);
const difference = (base: Unit, unit: Unit, digits: number): ShownAs => ({ ...shownAsUnit(base, unit, digits), offset: 0 });

const byVolume = (per: (volume: VolumeUnit) => Unit, digits: Readonly<Record<VolumeUnit, number>>) =>
  recordOf(volumeUnits, (volume) => shownAsUnit(per('m3'), per(volume), digits[volume]));
const byCurrency = <Row>(row: (currency: Currency) => Row) => recordOf(currencies, (currency) => row(currency));

const pressures = { bar: fixed('bar', 1), psi: shownAsUnit('bar', 'psi', 0), MPa: shownAsUnit('bar', 'MPa', 2) };
const temperatures = { degC: fixed('degC', 0), degF: shownAsUnit('degC', 'degF', 0), degK: shownAsUnit('degC', 'degK', 0) };
const kelvins = difference('K', 'K', 1);
const differences = { degC: kelvins, degF: difference('K', 'degF', 1), degK: kelvins };
const volumes = byVolume((volume) => volume, { m3: 0, cft: 0 });
const flows = byVolume((volume) => `${volume}/min`, { m3: 1, cft: 0 });
const specificPowers = {
  m3: fixed('kW/(m3/min)', 2),
  cft: shownAsUnit('kW/(m3/min)', 'kW/100cfm', 1),
};
const specificEnergies = byVolume((volume) => `kWh/${volume}`, { m3: 5, cft: 5 });
const amounts = byCurrency((currency) => fixed(currency, 2));
const energyPrices = byCurrency((currency) => fixed(`${currency}/kWh`, 3));
const oilPrices = byCurrency((currency) => fixed(`${currency}/l`, 3));
const gasPrices = byCurrency((currency) => fixed(`${currency}/m3`, 3));
const airCosts = byCurrency((currency) => byVolume((volume) => `${currency}/${volume}`, { m3: 4, cft: 5 }));

const percents = (digits: number): ShownAs => ({ ...unscaled, unit: 'percent', digits, times: 100 });

const always = (shown: ShownAs) => () => shown;

/** How the chosen units show each quantity; tariffs keep their units of entry. */
export const shownAs: Readonly<Record<AnyQuantity, (choice: UnitChoice) => ShownAs>> = {
  pressure: ({ pressure }) => pressures[pressure],
  temperature: ({ temperature }) => temperatures[temperature],
  temperatureDifference: ({ temperature }) => differences[temperature],
  volume: ({ volume }) => volumes[volume],
  volumeFlow: ({ volume }) => flows[volume],
  power: always(fixed('kW', 1)),
  energy: always(fixed('kWh', 1)),
  ratio: always(percents(0)),
  share: always(percents(1)),
  specificPower: ({ volume }) => specificPowers[volume],
  specificEnergy: ({ volume }) => specificEnergies[volume],
  money: ({ currency }) => amounts[currency],
  energyPrice: ({ currency }) => energyPrices[currency],
  oilPrice: ({ currency }) => oilPrices[currency],
  gasPrice: ({ currency }) => gasPrices[currency],
  airCost: ({ currency, volume }) => airCosts[currency][volume],
  mass: always(fixed('kg', 0)),
  energyCo2: always(fixed('kg/kWh', 3)),
  oilCo2: always(fixed('kg/l', 2)),
  gasCo2: always(fixed('kg/m3', 2)),
  oilHeatingValue: always(fixed('kWh/l', 1)),
  gasHeatingValue: always(fixed('kWh/m3', 1)),
  oilVolume: always(fixed('l', 0)),
  gasVolume: ({ volume }) => volumes[volume],
  runningTime: always(fixed('h', 0)),
  current: always(fixed('mA', 1)),
};
