import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { PeriodCost } from '../../../../core/cost/index.ts';
import { displayUnit, toDisplay } from '../../../../core/units/index.ts';
import { formatDay, formatDayAndMonth, unitSymbol } from '../../../../i18n/format/index.ts';
import { BarLegend } from '../../../charts/barChart/index.ts';
import { ColumnChart, type ColumnChartData } from '../../../charts/columnChart/index.ts';
import { Curve } from '../../../charts/curve/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { CostVm } from './cost.vm.ts';
import { costOfPart, rateName, type RatePart, rateParts } from './rateParts.ts';

/** Text ids. */
const titles = {
  day: /*i18n*/ 'Kosten je Tag',
  week: /*i18n*/ 'Kosten je Woche',
  month: /*i18n*/ 'Kosten je Monat',
  year: /*i18n*/ 'Kosten je Jahr',
} as const;

interface Props {
  readonly vm: CostVm;
}

/** What each day, week or month cost. */
export const PeriodColumns = observer(function PeriodColumns({ vm }: Props) {
  const { i18n } = useLingui();
  const { region, units, number, quantity } = useFormat();
  const { periods = [], byRate = [] } = vm.answer?.cost ?? {};
  const parts = rateParts(byRate);
  const isSplit = parts.length > 1;
  const nameOf = ({ places }: RatePart) => [...new Set(places.map((place) => rateName(i18n, byRate[place]!)))].join(', ');
  const title = i18n._(titles[vm.every]);
  if (periods.every(({ cost }) => cost === undefined)) return null;
  const spoken = ({ cost, costByRate, energyKWh, coverage }: PeriodCost) => [
    { name: i18n._('Kosten'), text: quantity('money', cost).text },
    ...(isSplit
      ? parts.map((part) => ({ name: nameOf(part), part: part.fill, text: quantity('money', costOfPart(costByRate, part)).text }))
      : []),
    { name: i18n._('Energie'), text: quantity('energy', energyKWh).text },
    { name: i18n._('Daten'), text: quantity('share', coverage).text },
  ];
  const data: ColumnChartData = {
    parts: isSplit ? parts.map(({ fill }) => fill) : ['plain'],
    axisTitle: i18n._('{name} in {unit}', { name: title, unit: unitSymbol(displayUnit('money', units)) }),
    columns: periods.map((period) => {
      const name = formatDay(period.firstDay, region);
      const values = spoken(period);
      return {
        id: period.firstDay,
        label: formatDayAndMonth(period.firstDay, region),
        sublabel: undefined,
        parts: (isSplit ? parts.map((part) => costOfPart(period.costByRate, part)) : [period.cost]).map((cost) =>
          cost === undefined ? NaN : toDisplay('money', cost, units),
        ),
        isOpen: false,
        title: name,
        values,
        spoken: `${name}: ${values.map((value) => `${value.name} ${value.text}`).join(', ')}`,
      };
    }),
  };
  return (
    <Panel
      className="ea-chart dv-chart"
      title={title}
      actions={isSplit && <BarLegend entries={parts.map((part) => ({ part: part.fill, name: nameOf(part) }))} />}
    >
      <ColumnChart data={data} label={title} tickText={number} />
    </Panel>
  );
});

/** The price of each quarter hour over the power that was drawn in it. */
export const PriceAndLoad = observer(function PriceAndLoad({ vm }: Props) {
  const { i18n } = useLingui();
  const { region, units, number, quantity } = useFormat();
  const { strip } = vm;
  if (strip === undefined) return null;
  const { powersKW, prices, days, peakKW, minPrice = 0, maxPrice = 0 } = strip;
  const inUnit = (name: string, of: 'energyPrice' | 'power') =>
    i18n._('{name} in {unit}', { name, unit: unitSymbol(displayUnit(of, units)) });
  const xNames = days.map(([place, day]) => [place, formatDayAndMonth(day, region)] as const);
  const price = inUnit(i18n._('Preis'), 'energyPrice');
  const load = inUnit(i18n._('Leistung, Mittel je Viertelstunde'), 'power');
  const [first, last] = [days[0]![1], days.at(-1)![1]];
  return (
    <Panel
      title={i18n._('Preis und Last')}
      actions={
        <span className="label">{i18n._('{from} bis {until}', { from: formatDay(first, region), until: formatDay(last, region) })}</span>
      }
    >
      <p className="label">{price}</p>
      <Curve
        label={price}
        values={prices}
        isFilled={minPrice >= 0}
        greatest={Math.max(0, maxPrice)}
        least={Math.min(0, minPrice)}
        xNames={[]}
        tickText={number}
        heightPx={110}
      />
      <p className="label">{load}</p>
      <Curve
        label={load}
        values={powersKW}
        isFilled
        greatest={peakKW ?? 0}
        levels={peakKW === undefined ? [] : [{ value: peakKW, name: i18n._('Spitze {power}', { power: quantity('power', peakKW).text }) }]}
        xNames={xNames}
        tickText={number}
        heightPx={200}
      />
    </Panel>
  );
});
