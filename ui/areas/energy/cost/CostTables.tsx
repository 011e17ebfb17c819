import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import {
  comparedDays,
  costComparisons,
  type CostComparison,
  type CostFinding,
  type EnergyCost,
  type PeakQuarter,
  type PeriodCost,
  type PriceFourth,
  type RateCost,
} from '../../../../core/cost/index.ts';
import { type Figure, ratioOf, sumOf } from '../../../../core/figures/index.ts';
import type { CostAnswer } from '../../../../core/ports/index.ts';
import type { DayRangeChoice } from '../../../../core/time/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { FigureColumn } from '../table/FigureColumn.ts';
import type { CostVm } from './cost.vm.ts';
import { rateName } from './rateParts.ts';
import { SitePeakLine } from './SitePeakLine.tsx';
import { CostTable } from './CostTable.tsx';

const valueOf = (finding: CostFinding): Figure => (finding.kind === 'none' ? undefined : finding.value);

interface Compared {
  readonly name: string;
  readonly energyKWh: Figure;
  readonly cost: Figure;
  readonly co2Kg: Figure;
  readonly peakKW: Figure;
  /** Share of its time with power, 0..1. */
  readonly coverage: Figure;
}

const figuresOf = (cost: EnergyCost | undefined): Omit<Compared, 'name'> => ({
  energyKWh: cost && valueOf(cost.energy),
  cost: cost && valueOf(cost.cost),
  co2Kg: cost && valueOf(cost.co2),
  peakKW: cost && valueOf(cost.peak),
  coverage: cost?.energy.coverage,
});

const shared = [
  { title: /*i18n*/ 'Energie', quantity: 'energy', of: ({ energyKWh }: { readonly energyKWh: Figure }) => energyKWh },
  { title: /*i18n*/ 'Kosten', quantity: 'money', of: ({ cost }: { readonly cost: Figure }) => cost },
] as const;
const periodColumns = [
  ...shared,
  { title: /*i18n*/ 'CO₂', quantity: 'mass', of: ({ co2Kg }: { readonly co2Kg: Figure }) => co2Kg },
  { title: /*i18n*/ 'Spitze', quantity: 'power', of: ({ peakKW }: { readonly peakKW: Figure }) => peakKW },
  { title: /*i18n*/ 'Daten', quantity: 'share', of: ({ coverage }: { readonly coverage: Figure }) => coverage },
] as const;
const peakColumns: readonly FigureColumn<PeakQuarter>[] = [
  { title: /*i18n*/ 'Leistung', quantity: 'power', of: ({ powerKW }) => powerKW },
  { title: /*i18n*/ 'davon Leerlauf', quantity: 'power', of: ({ noLoadKW }) => noLoadKW },
];

const siteColumn: FigureColumn<PeakQuarter> = { title: /*i18n*/ 'Werk', quantity: 'power', of: ({ siteKW }) => siteKW };
const fourthColumns: readonly FigureColumn<PriceFourth & { readonly name: string }>[] = [
  { title: /*i18n*/ 'Preis ab', quantity: 'energyPrice', of: ({ minPerKWh }) => minPerKWh },
  { title: /*i18n*/ 'Preis bis', quantity: 'energyPrice', of: ({ maxPerKWh }) => maxPerKWh },
  shared[0],
  { title: /*i18n*/ 'davon Leerlauf', quantity: 'energy', of: ({ energyNoLoadKWh }) => energyNoLoadKWh },
  shared[1],
];

/** Text ids. */
const comparedWords: Readonly<Record<CostComparison, string>> = {
  before: /*i18n*/ 'Zeitraum davor, {days}',
  year: /*i18n*/ 'Vorjahr, {days}',
};
/** Text ids, the cheapest first. */
const fourthWords = [
  /*i18n*/ 'Billigstes Viertel der Zeit',
  /*i18n*/ 'Zweites Viertel',
  /*i18n*/ 'Drittes Viertel',
  /*i18n*/ 'Teuerstes Viertel',
] as const;

/** Cost by rate, against other days, by period, and the highest quarter hours. */
export const CostTables = observer(function CostTables({ vm, answer }: { readonly vm: CostVm; readonly answer: CostAnswer }) {
  const { i18n } = useLingui();
  const { region, date, minute } = useFormat();
  const { cost, targetKWh } = answer;
  const { days } = vm;
  const daysText = ({ from, until }: DayRangeChoice) =>
    from === until
      ? formatDay(from, region)
      : i18n._('{from} bis {until}', { from: formatDay(from, region), until: formatDay(until, region) });
  const machines = (slots: readonly number[]) => slots.map((slot) => `K${slot}`).join(', ');
  const all = sumOf(cost.byRate.map(({ energyKWh }) => energyKWh));
  const rateColumns: readonly FigureColumn<RateCost>[] = [
    shared[0],
    { title: /*i18n*/ 'Anteil', quantity: 'share', of: ({ energyKWh }) => ratioOf(energyKWh, all) },
    { title: /*i18n*/ 'Preis', quantity: 'energyPrice', of: ({ perKWh }) => perKWh },
    shared[1],
    { title: /*i18n*/ 'Leerlaufkosten', quantity: 'money', of: ({ costNoLoad }) => costNoLoad },
  ];
  const compared: readonly Compared[] = [
    { name: daysText(days), ...figuresOf(cost) },
    ...costComparisons.map((kind) => ({
      name: i18n._(comparedWords[kind], { days: daysText(comparedDays(days, kind)) }),
      ...figuresOf(vm.compared(kind)?.cost),
    })),
    ...(targetKWh === undefined ? [] : [{ ...figuresOf(undefined), name: i18n._('Ziel'), energyKWh: targetKWh }]),
  ];
  return (
    <>
      <CostTable
        title={i18n._('Kosten nach Preis')}
        head={i18n._('Preis')}
        columns={rateColumns}
        rows={cost.byRate}
        nameOf={(rate) => rateName(i18n, rate)}
        fileName="cost_by_rate"
      />
      {cost.priceFourths.length > 0 && (
        <CostTable
          title={i18n._('Energie nach Preis')}
          head={i18n._('Zeit')}
          columns={fourthColumns}
          rows={cost.priceFourths.map((fourth, i) => ({ ...fourth, name: i18n._(fourthWords[i] ?? '') }))}
          nameOf={({ name }) => name}
          fileName="cost_by_price"
          note={i18n._(
            'Die Zeit mit Preis in vier gleichen Teilen. Wie viel der Energie sich in ein billigeres Viertel verschieben lässt, ist nicht gemessen: Trockner, Prüfungen und das Füllen von Behältern kommen in Frage.',
          )}
        />
      )}
      <CostTable
        title={i18n._('Vergleich')}
        head={i18n._('Zeitraum')}
        columns={periodColumns}
        rows={compared}
        nameOf={({ name }) => name}
        fileName="cost_compared"
        note={i18n._('Von einem Tag, der nicht um ist, zählt bei allen dieselbe Zeit.')}
      />
      <CostTable<PeriodCost>
        title={i18n._('Nach Zeit')}
        head={i18n._('Ab')}
        columns={periodColumns}
        rows={cost.periods}
        nameOf={({ firstDay }) => formatDay(firstDay, region)}
        fileName="cost_by_period"
      />
      <CostTable
        title={i18n._('Zehn höchste Viertelstunden')}
        head={i18n._('Beginn')}
        columns={cost.sitePeak === undefined ? peakColumns : [...peakColumns, siteColumn]}
        texts={[
          { title: /*i18n*/ 'In Betrieb', of: ({ running }) => machines(running) },
          { title: /*i18n*/ 'Gestartet', of: ({ started }) => machines(started) },
        ]}
        rows={cost.peaks}
        nameOf={({ fromMs }) => `${date(fromMs)} ${minute(fromMs)}`}
        fileName="cost_peaks"
        note={<SitePeakLine peak={cost.sitePeak} />}
      />
    </>
  );
});
