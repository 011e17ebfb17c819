import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Quantity } from '../../../../core/units/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { Sparkline } from '../../../kit/index.ts';
import { TrendLink } from '../../../shell/index.ts';
import { LiveFigure, useFormat } from '../../../station/index.ts';
import { channelsOf, type PlantValue } from '../model/dayTrends.ts';
import { ExplainPlantValue } from './ExplainPlantValue.tsx';
import { KnownPart } from './KnownPart.tsx';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

interface ValueStyle {
  /** Text id. */
  readonly name: string;
  readonly quantity: Quantity;
  /** The height of the line stands for at least this much, in the base unit. */
  readonly minRange: number;
  /** The line stands on zero. */
  readonly onZero: boolean;
}

const looks: Readonly<Record<PlantValue, ValueStyle>> = {
  systemPressureBar: { name: /*i18n*/ 'Netzdruck', quantity: 'pressure', minRange: 0.5, onZero: false },
  deliveryVolumeM3min: { name: /*i18n*/ 'Liefermenge (FAD)', quantity: 'volumeFlow', minRange: 1, onZero: true },
  volumeFlowM3min: { name: /*i18n*/ 'Volumenstrom', quantity: 'volumeFlow', minRange: 1, onZero: true },
  powerKW: { name: /*i18n*/ 'Leistung', quantity: 'power', minRange: 5, onZero: true },
  loadRatio: { name: /*i18n*/ 'Auslastung', quantity: 'ratio', minRange: 1, onZero: true },
  specificPowerKWperM3min: { name: /*i18n*/ 'Spezifische Leistung', quantity: 'specificPower', minRange: 1, onZero: false },
};

const noTimes = new Float64Array(0);
const nowhere = { fromMs: 0, untilMs: 0 };

export interface PlantValueTrendProps {
  readonly vm: OverviewMasterVm;
  readonly value: PlantValue;
  /** Its line leads to the chart. */
  readonly isLinked?: boolean;
}

/** A plant value with its range and its line of the last day. */
export const PlantValueTrend = observer(function PlantValueTrend({ vm, value, isLinked = false }: PlantValueTrendProps) {
  const { i18n } = useLingui();
  const { name, quantity } = looks[value];
  return (
    <div className="oc-value">
      <dt>
        {i18n._(name)}
        <KnownPart vm={vm} value={value} />
      </dt>
      <dd className="oc-now">
        <LiveFigure channels={channelsOf(value)} quantity={quantity} value={() => vm.plantValue(value).value} size="s" />
        <ExplainPlantValue vm={vm} value={value} name={i18n._(name)} quantity={quantity} />
      </dd>
      <dd className="oc-past">
        <DayLine vm={vm} value={value} isLinked={isLinked} />
        <DayRange vm={vm} value={value} />
      </dd>
    </div>
  );
});

/** Ids of the lines of the trend page that show a value. */
const seriesOf: Readonly<Record<PlantValue, readonly string[]>> = {
  systemPressureBar: ['pressure'],
  deliveryVolumeM3min: ['delivery'],
  volumeFlowM3min: ['flow'],
  powerKW: ['power'],
  loadRatio: ['load'],
  specificPowerKWperM3min: ['delivery', 'power'],
};

const DayLine = observer(function DayLine({ vm, value, isLinked = false }: PlantValueTrendProps) {
  const { i18n } = useLingui();
  const { name, minRange, onZero } = looks[value];
  const { span, timesMs, column } = vm.lastDay.trendOf(value) ?? { span: nowhere, timesMs: noTimes, column: undefined };
  const line = (
    <Sparkline
      className="oc-line"
      span={span}
      timesMs={timesMs}
      column={column}
      minRange={minRange}
      floor={onZero ? 0 : undefined}
      isStale={vm.isStale}
    />
  );
  if (!isLinked) return line;
  return (
    <TrendLink
      className="oc-link"
      span={column && span}
      series={seriesOf[value]}
      label={i18n._('{name} im Verlauf', { name: i18n._(name) })}
    >
      {line}
    </TrendLink>
  );
});

/** Least and greatest value of the day. */
const DayRange = observer(function DayRange({ vm, value }: PlantValueTrendProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const extent = vm.dayExtentOf(value);
  const figure = (of: number) => format.quantity(looks[value].quantity, of).figure;
  return (
    <span className="label oc-range">
      {extent === undefined ? missing : i18n._('{min} bis {max}', { min: figure(extent.min), max: figure(extent.max) })}
    </span>
  );
});
