import type { CostFinding, EnergyCost, NoCostReason } from '../../core/cost/index.ts';
import { type CsvRows, type CsvValue } from '../../core/csv/index.ts';
import { ratioOf } from '../../core/figures/index.ts';
import { textInZone } from '../../core/time/index.ts';
import { type AnyQuantity, displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatNumber, unitSymbol } from '../../i18n/format/index.ts';
import { foundKinds } from '../output/foundKinds.ts';
import { textTable } from '../output/textTable.ts';

/** What a cell shows. */
type Cell = { readonly text: string } | { readonly number: number | undefined; readonly digits: number } | { readonly atMs: number };

/** A table of a cost: its heads, which columns go to the left, and its rows. */
export interface CostTable {
  readonly heads: readonly string[];
  readonly left: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
}

type FindingName = { readonly [Name in keyof EnergyCost]: EnergyCost[Name] extends CostFinding ? Name : never }[keyof EnergyCost];

const figures: readonly (readonly [FindingName, label: string, AnyQuantity])[] = [
  ['energy', 'energy', 'energy'],
  ['cost', 'cost', 'money'],
  ['costNoLoad', 'cost without load', 'money'],
  ['meanPrice', 'mean price', 'energyPrice'],
  ['co2', 'CO2', 'mass'],
  ['peak', 'peak', 'power'],
  ['peakWithoutNoLoad', 'peak without no-load', 'power'],
  ['demandCost', 'cost of peaks', 'money'],
];

const reasons: Readonly<Record<NoCostReason, string>> = {
  noPower: 'no power is known',
  noRate: 'no rate for this time',
  noPeak: 'no quarter hour is known to a half',
  noDemandPrice: 'no price for peaks',
};

const percent = 100;
const share = (value: number | undefined): Cell => ({ number: value === undefined ? undefined : value * percent, digits: 1 });

/** Prices of a series can have more decimals than are shown. */
const cellOf = (quantity: AnyQuantity, value: number | undefined, units: UnitChoice): Cell => {
  const { value: number, digits } = displayValue(quantity, value, units);
  return { number, digits };
};
const headOf = (label: string, quantity: AnyQuantity, units: UnitChoice) => `${label} [${unitSymbol(displayUnit(quantity, units))}]`;

function figureRow(label: string, quantity: AnyQuantity, finding: CostFinding, units: UnitChoice): readonly Cell[] {
  const none = finding.kind === 'none';
  const values = none ? [undefined, undefined, undefined] : [finding.value, finding.low, finding.high];
  return [
    { text: label },
    { text: none ? reasons[finding.reason] : foundKinds[finding.kind] },
    ...values.map((value) => cellOf(quantity, value, units)),
    { text: unitSymbol(displayUnit(quantity, units)) },
    share(finding.coverage),
  ];
}

const figureTable = (cost: EnergyCost, units: UnitChoice): CostTable => ({
  heads: ['figure', 'kind', 'value', 'low', 'high', 'unit', 'data [percent]'],
  left: [0, 1, 5],
  rows: figures.map(([name, label, quantity]) => figureRow(label, quantity, cost[name], units)),
});

const fourthNames = ['cheapest', 'second', 'third', 'dearest'] as const;
const kindNames = { rate: 'rate', series: 'series', none: 'no rate' } as const;

function rateTable({ byRate }: EnergyCost, units: UnitChoice): CostTable {
  const all = byRate.reduce((sum, { energyKWh }) => sum + (energyKWh ?? 0), 0);
  return {
    heads: [
      'rate',
      headOf('energy', 'energy', units),
      'share [percent]',
      headOf('price', 'energyPrice', units),
      headOf('cost', 'money', units),
      headOf('without load', 'money', units),
    ],
    left: [0],
    rows: byRate.map(({ kind, name, perKWh, energyKWh, cost, costNoLoad }) => [
      { text: name === '' ? kindNames[kind] : name },
      cellOf('energy', energyKWh, units),
      share(ratioOf(energyKWh, all)),
      cellOf('energyPrice', perKWh, units),
      cellOf('money', cost, units),
      cellOf('money', costNoLoad, units),
    ]),
  };
}

/** Energy by fourths of the time, the cheapest first. */
const fourthTable = ({ priceFourths }: EnergyCost, units: UnitChoice): CostTable => ({
  heads: [
    'fourth of the time',
    headOf('price from', 'energyPrice', units),
    headOf('to', 'energyPrice', units),
    headOf('energy', 'energy', units),
    headOf('without load', 'energy', units),
    headOf('cost', 'money', units),
    headOf('mean price', 'energyPrice', units),
  ],
  left: [0],
  rows: priceFourths.map(({ minPerKWh, maxPerKWh, energyKWh, energyNoLoadKWh, cost, meanPerKWh }, i) => [
    { text: fourthNames[i] ?? '' },
    cellOf('energyPrice', minPerKWh, units),
    cellOf('energyPrice', maxPerKWh, units),
    cellOf('energy', energyKWh, units),
    cellOf('energy', energyNoLoadKWh, units),
    cellOf('money', cost, units),
    cellOf('energyPrice', meanPerKWh, units),
  ]),
});

const siteTable = ({ sitePeak }: EnergyCost, units: UnitChoice): CostTable => ({
  heads: ["site's peak", headOf('site', 'power', units), headOf('station', 'power', units), 'share [percent]', 'data [percent]'],
  left: [0],
  rows:
    sitePeak === undefined
      ? []
      : [
          [
            { atMs: sitePeak.fromMs },
            cellOf('power', sitePeak.siteKW, units),
            cellOf('power', sitePeak.stationKW, units),
            share(ratioOf(sitePeak.stationKW, sitePeak.siteKW)),
            share(sitePeak.coverage),
          ],
        ],
});

/** What each period came to. */
export const periodTable = ({ periods }: EnergyCost, units: UnitChoice): CostTable => ({
  heads: [
    'from',
    headOf('energy', 'energy', units),
    headOf('cost', 'money', units),
    headOf('CO2', 'mass', units),
    headOf('peak', 'power', units),
    'data [percent]',
  ],
  left: [0],
  rows: periods.map(({ firstDay, energyKWh, cost, co2Kg, peakKW, coverage }) => [
    { text: firstDay },
    cellOf('energy', energyKWh, units),
    cellOf('money', cost, units),
    cellOf('mass', co2Kg, units),
    cellOf('power', peakKW, units),
    share(coverage),
  ]),
});

/** The highest quarter hours, and what ran in them. */
export const peakTable = ({ peaks }: EnergyCost, units: UnitChoice): CostTable => ({
  heads: [
    'quarter hour',
    headOf('power', 'power', units),
    headOf('without load', 'power', units),
    headOf('site', 'power', units),
    'running',
    'started',
  ],
  left: [0, 4, 5],
  rows: peaks.map(({ fromMs, powerKW, noLoadKW, siteKW, running, started }) => [
    { atMs: fromMs },
    cellOf('power', powerKW, units),
    cellOf('power', noLoadKW, units),
    cellOf('power', siteKW, units),
    { text: running.join(' ') },
    { text: started.join(' ') },
  ]),
});

const shown = (cell: Cell, zone: string): string => {
  if ('text' in cell) return cell.text;
  return 'atMs' in cell
    ? textInZone(cell.atMs, zone, 'yyyy-MM-dd HH:mm')
    : formatNumber(cell.number, cell.digits, 'en-GB').replaceAll(',', '');
};

const tableText = ({ heads, left, rows }: CostTable, zone: string) =>
  textTable(
    heads,
    rows.map((row) => row.map((cell) => shown(cell, zone))),
    left,
  );

/** All of a cost for a terminal. */
export function costText(
  cost: EnergyCost,
  { units, zone, withPeaks }: { readonly units: UnitChoice; readonly zone: string; readonly withPeaks: boolean },
): string {
  const tables = [
    figureTable(cost, units),
    rateTable(cost, units),
    ...(cost.priceFourths.length > 0 ? [fourthTable(cost, units)] : []),
    ...(cost.sitePeak !== undefined ? [siteTable(cost, units)] : []),
    periodTable(cost, units),
    ...(withPeaks ? [peakTable(cost, units)] : []),
  ];
  return tables.map((table) => tableText(table, zone)).join('\n');
}

/** A table for a file, with two more decimals. */
export const costCsv = ({ heads, rows }: CostTable): CsvRows => [
  heads.map((text) => ({ text })),
  ...rows.map((row) => row.map((cell): CsvValue => ('digits' in cell ? { ...cell, digits: cell.digits + 2 } : cell))),
];
