import type { Figure } from '../../../../core/figures/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import type { BarPart } from '../../../charts/barChart/index.ts';
import type { Consumption, VolumeAndLeakage } from '../../../../core/balance/index.ts';

/** What a chart's bars can show. */
export interface BarChoice<Row> {
  /** As the address names it. */
  readonly id: string;
  /** Text id. */
  readonly title: string;
  readonly quantity: AnyQuantity;
  readonly whole: (row: Row) => Figure;
  /** What the bar is stacked of. */
  readonly parts: readonly { readonly part: BarPart; readonly of: (row: Row) => Figure }[];
}

type Consumed = Pick<
  Consumption,
  'energyKWh' | 'energyLoadKWh' | 'energyNoLoadKWh' | 'cost' | 'costLoad' | 'costNoLoad' | 'co2Kg' | 'co2LoadKg' | 'co2NoLoadKg'
>;

/** Of the consumption; the first is shown unless the address asks for another. */
export const consumptionBars: readonly BarChoice<Consumed>[] = [
  {
    id: 'energy',
    title: /*i18n*/ 'Energie',
    quantity: 'energy',
    whole: (row) => row.energyKWh,
    parts: [
      { part: 'load', of: (row) => row.energyLoadKWh },
      { part: 'noLoad', of: (row) => row.energyNoLoadKWh },
    ],
  },
  {
    id: 'cost',
    title: /*i18n*/ 'Kosten',
    quantity: 'money',
    whole: (row) => row.cost,
    parts: [
      { part: 'load', of: (row) => row.costLoad },
      { part: 'noLoad', of: (row) => row.costNoLoad },
    ],
  },
  {
    id: 'co2',
    title: /*i18n*/ 'CO₂',
    quantity: 'mass',
    whole: (row) => row.co2Kg,
    parts: [
      { part: 'load', of: (row) => row.co2LoadKg },
      { part: 'noLoad', of: (row) => row.co2NoLoadKg },
    ],
  },
];

/** Used and leaked air. */
export const airBar: BarChoice<Pick<VolumeAndLeakage, 'volumeM3' | 'usedM3' | 'leakedM3'>> = {
  id: 'volume',
  title: /*i18n*/ 'Druckluft',
  quantity: 'volume',
  whole: (row) => row.volumeM3,
  parts: [
    { part: 'plain', of: (row) => row.usedM3 },
    { part: 'leaked', of: (row) => row.leakedM3 },
  ],
};

/** Likewise of volume and leakage. */
export const volumeBars: readonly BarChoice<VolumeAndLeakage>[] = [
  airBar,
  {
    id: 'cost',
    title: /*i18n*/ 'Kosten',
    quantity: 'money',
    whole: (row) => row.cost,
    parts: [
      { part: 'plain', of: (row) => row.usedCost },
      { part: 'leaked', of: (row) => row.leakageCost },
    ],
  },
  {
    id: 'co2',
    title: /*i18n*/ 'CO₂',
    quantity: 'mass',
    whole: (row) => row.co2Kg,
    parts: [
      { part: 'plain', of: (row) => row.usedCo2Kg },
      { part: 'leaked', of: (row) => row.leakageCo2Kg },
    ],
  },
];
