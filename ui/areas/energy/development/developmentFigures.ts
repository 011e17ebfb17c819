import type { BarChoice } from '../air/airBars.ts';
import type { FigureColumn } from '../table/FigureColumn.ts';
import type { DevelopmentRow } from './model/developmentRows.ts';

/** Of the table. */
export const developmentColumns: readonly FigureColumn<DevelopmentRow>[] = [
  { title: /*i18n*/ 'Lastenergie', quantity: 'energy', of: (row) => row.energyLoadKWh },
  { title: /*i18n*/ 'Leerlaufenergie', quantity: 'energy', of: (row) => row.energyNoLoadKWh },
  { title: /*i18n*/ 'Kosten', quantity: 'money', of: (row) => row.cost },
  { title: /*i18n*/ 'CO₂', quantity: 'mass', of: (row) => row.co2Kg },
  { title: /*i18n*/ 'Druckluft', quantity: 'volume', of: (row) => row.volumeM3 },
  { title: /*i18n*/ 'Leckage', quantity: 'volume', of: (row) => row.leakedM3 },
  { title: /*i18n*/ 'Leckagekosten', quantity: 'money', of: (row) => row.leakageCost },
  { title: /*i18n*/ 'Abdeckung', quantity: 'ratio', of: (row) => row.coverage },
];

/** What the columns of the chart can show. */
export const developmentChoices: readonly BarChoice<DevelopmentRow>[] = [
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
  {
    id: 'volume',
    title: /*i18n*/ 'Druckluft',
    quantity: 'volume',
    whole: (row) => row.volumeM3,
    parts: [
      { part: 'plain', of: (row) => row.usedM3 },
      { part: 'leaked', of: (row) => row.leakedM3 },
    ],
  },
];
