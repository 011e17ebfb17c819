import type { FigureColumn } from '../table/FigureColumn.ts';
import type { LeakWords } from './leakWords.ts';
import type { AirFigures, Consumption, VolumeAndLeakage } from '../../../../core/balance/index.ts';

/** Of the consumption. */
export const consumptionColumns: readonly FigureColumn<Consumption>[] = [
  { title: /*i18n*/ 'Last', quantity: 'energy', of: (row) => row.energyLoadKWh },
  { title: /*i18n*/ 'Leerlauf', quantity: 'energy', of: (row) => row.energyNoLoadKWh },
  { title: /*i18n*/ 'Gesamt', quantity: 'energy', of: (row) => row.energyKWh },
  { title: /*i18n*/ 'Anteil', quantity: 'share', of: (row) => row.energyShare },
  { title: /*i18n*/ 'Leerlaufkosten', quantity: 'money', of: (row) => row.costNoLoad },
  { title: /*i18n*/ 'Kosten', quantity: 'money', of: (row) => row.cost },
  { title: /*i18n*/ 'CO₂', quantity: 'mass', of: (row) => row.co2Kg },
];

/** Of volume and leakage: what is lost, then the rest. A leakage that is split among the machines is called so. */
export const volumeColumns = (isSplit: boolean): readonly FigureColumn<VolumeAndLeakage>[] => [
  { title: /*i18n*/ 'Druckluft', quantity: 'volume', of: (row) => row.volumeM3 },
  { title: isSplit ? /*i18n*/ 'Leckage, anteilig' : /*i18n*/ 'Leckage', quantity: 'volume', of: (row) => row.leakedM3, computed: 'leaked' },
  {
    title: isSplit ? /*i18n*/ 'Leckagekosten, anteilig' : /*i18n*/ 'Leckagekosten',
    quantity: 'money',
    of: (row) => row.leakageCost,
    computed: 'leakageCost',
  },
  {
    title: isSplit ? /*i18n*/ 'Leckageenergie, anteilig' : /*i18n*/ 'Leckageenergie',
    quantity: 'energy',
    of: (row) => row.leakedEnergyKWh,
    computed: 'leakageCost',
  },
  {
    title: isSplit ? /*i18n*/ 'CO₂ der Leckage, anteilig' : /*i18n*/ 'CO₂ der Leckage',
    quantity: 'mass',
    of: (row) => row.leakageCo2Kg,
    computed: 'leakageCo2',
  },
  { title: /*i18n*/ 'Anteil', quantity: 'share', of: (row) => row.volumeShare },
  { title: /*i18n*/ 'Kosten', quantity: 'money', of: (row) => row.cost },
  { title: /*i18n*/ 'CO₂', quantity: 'mass', of: (row) => row.co2Kg },
];

/** Of a machine, or of a stretch of time. */
export type Air = Pick<AirFigures, 'energyLoadKWh' | 'energyNoLoadKWh' | 'cost' | 'co2Kg' | 'volumeM3' | 'leakedM3' | 'leakageCost'>;

/** All of a machine, or of a stretch of time, on one page. */
export const airColumns = (leak: Pick<LeakWords, 'leaked' | 'cost'>): readonly FigureColumn<Air>[] => [
  { title: /*i18n*/ 'Lastenergie', quantity: 'energy', of: (row) => row.energyLoadKWh },
  { title: /*i18n*/ 'Leerlaufenergie', quantity: 'energy', of: (row) => row.energyNoLoadKWh },
  { title: /*i18n*/ 'Kosten', quantity: 'money', of: (row) => row.cost },
  { title: /*i18n*/ 'CO₂', quantity: 'mass', of: (row) => row.co2Kg },
  { title: /*i18n*/ 'Druckluft', quantity: 'volume', of: (row) => row.volumeM3 },
  { title: leak.leaked, quantity: 'volume', of: (row) => row.leakedM3, computed: 'leaked' },
  { title: leak.cost, quantity: 'money', of: (row) => row.leakageCost, computed: 'leakageCost' },
];
