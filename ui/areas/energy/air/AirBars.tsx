import { useLingui } from '@lingui/react';
import { type Figure, ratioOf } from '../../../../core/figures/index.ts';
import { displayUnit, toDisplay } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { BarChart, type BarChartData, BarLegend, type BarPart } from '../../../charts/barChart/index.ts';
import { observed, Panel, Skeleton } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { BarChoice } from './airBars.ts';
import type { AirState } from './airFigures.vm.ts';
import type { AirRows } from '../../../../core/balance/index.ts';
import { ChoiceButtons, useChoice } from './ChoiceButtons.tsx';
import { useAirNames } from './useAirNames.ts';
import { useFigureText } from '../table/useFigureText.ts';

/** Stands where the figures will be: their shape while they come, or that there are none. */
function AirPlaceholder({ state }: { readonly state: AirState }) {
  const { i18n } = useLingui();
  if (state === 'loading') return <Skeleton label={i18n._('Lädt')} bars={4} className="ea-empty" />;
  return (
    <div className="ea-empty" role="status">
      <p>{state === 'empty' ? i18n._('Keine Daten seit der letzten Rücksetzung') : i18n._('Keine Daten')}</p>
    </div>
  );
}

interface AirRow {
  readonly index: number;
}

export interface AirBarsProps<Row> {
  readonly title: string;
  readonly choices: readonly BarChoice<Row>[];
  readonly rows: AirRows<Row>;
  readonly state: AirState;
  /** What leaked is split among the machines. */
  readonly isLeakageSplit?: boolean | undefined;
}

/** Text ids. */
export const partNames: Readonly<Record<BarPart, string>> = {
  load: /*i18n*/ 'Last',
  noLoad: /*i18n*/ 'Leerlauf',
  leaked: /*i18n*/ 'Leckage',
  plain: /*i18n*/ 'Genutzt',
};

/** Text ids. */
const splitPartNames: Readonly<Record<BarPart, string>> = { ...partNames, leaked: /*i18n*/ 'Leckage, anteilig' };

/** A figure of each machine as bars; which one stands in the address. */
export const AirBars = observed(function AirBars<Row extends AirRow>({
  title,
  choices,
  rows,
  state,
  isLeakageSplit = false,
}: AirBarsProps<Row>) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const [choice, choose] = useChoice(choices);
  const words = isLeakageSplit ? splitPartNames : partNames;
  const data = useBarData(choice, rows, words);
  return (
    <Panel
      className="ea-chart"
      title={title}
      actions={
        <>
          <BarLegend entries={data.parts.map((part) => ({ part, name: i18n._(words[part]) }))} />
          <ChoiceButtons label={i18n._('Balken zeigen')} choices={choices} chosen={choice} onChoose={choose} />
        </>
      }
    >
      {state === 'known' ? (
        <BarChart data={data} label={`${title}: ${i18n._(choice.title)}`} tickText={number} />
      ) : (
        <AirPlaceholder state={state} />
      )}
    </Panel>
  );
});

/** Only inside an observer. */
function useBarData<Row extends AirRow>(
  { title, quantity, whole, parts }: BarChoice<Row>,
  { machines, plant }: AirRows<Row>,
  words: Readonly<Record<BarPart, string>>,
): BarChartData {
  const { i18n } = useLingui();
  const { units } = useFormat();
  const names = useAirNames();
  const text = useFigureText();
  const shown = (value: Figure) => (value === undefined ? NaN : toDisplay(quantity, value, units));
  const bars = machines.map((row) => {
    const value = text.whole(quantity, whole(row));
    const spokenParts = parts.map(({ part, of }) => `${i18n._(words[part])} ${text.whole(quantity, of(row))}`);
    const share = ratioOf(whole(row), whole(plant));
    const note = share === undefined ? [] : [i18n._('{share} der Station', { share: text.whole('share', share) })];
    return {
      id: `${row.index}`,
      name: names.bar(row.index),
      parts: parts.map(({ of }) => shown(of(row))),
      before: undefined,
      value,
      note: note[0],
      spoken: `${names.row(row.index)}: ${[value, ...note, ...spokenParts].join(', ')}`,
    };
  });
  const axisTitle = i18n._('{name} in {unit}', { name: i18n._(title), unit: unitSymbol(displayUnit(quantity, units)) });
  return {
    parts: parts.map(({ part }) => part),
    groups: [{ id: 'machines', title: undefined, axisTitle, bars }],
    isOneScale: true,
  };
}
