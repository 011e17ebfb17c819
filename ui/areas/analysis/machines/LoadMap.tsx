import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type MachineReport, sheetCurve } from '../../../../core/machines/index.ts';
import { valueDomain, valueTicks } from '../../../../core/plot/index.ts';
import { displayUnit, displayValue } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { XyChart } from '../../../charts/xyChart/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';

const chartPx = 240;
const [tickCount, margin] = [5, 1.05];

/** What a machine took at which flow, and what its sheet states. */
export const LoadMap = observer(function LoadMap({ machine }: { readonly machine: MachineReport }) {
  const { i18n } = useLingui();
  const { units, number } = useFormat();
  const name = useSlotName()(machine.slot);
  const { sheet, loadPoints, against } = machine;
  const flow = (m3min: number) => displayValue('volumeFlow', m3min, units).value ?? NaN;
  const power = (kW: number) => displayValue('power', kW, units).value ?? NaN;
  const dots = loadPoints.map(({ flowM3min, powerKW }) => ({ x: flow(flowM3min), y: power(powerKW) }));
  const fullM3min = Math.max(
    sheet?.flowM3min ?? 0,
    ...loadPoints.map(({ flowM3min }) => flowM3min),
    ...(sheet?.points ?? []).map((point) => point.flowM3min),
  );
  const line = (sheet === undefined ? [] : sheetCurve(sheet, fullM3min, against.tolerance)).map((point) => ({
    x: flow(point.flowM3min),
    y: power(point.powerKW),
    low: power(point.lowKW),
    high: power(point.highKW),
  }));
  const greatest = Math.max(0, ...dots.map(({ y }) => y), ...line.map(({ high }) => high));
  if (dots.length === 0) return null;
  const across = valueDomain({ min: 0, max: margin * flow(fullM3min) }, { floor: 0, step: 1e-6, fromZero: true }, tickCount);
  const ticks = valueTicks(across, tickCount);
  return (
    <div>
      <p className="label">{i18n._('Leistung in {unit}', { unit: unitSymbol(displayUnit('power', units)) })}</p>
      <XyChart
        label={i18n._('{machine}: Leistung über dem Volumenstrom, {n} Punkte', { machine: name, n: dots.length })}
        x={{ from: across[0], until: across[1], ticks: ticks.values.map((at) => ({ at, name: number(at, ticks.digits) })) }}
        y={{ min: 0, max: greatest }}
        yText={number}
        line={line.length < 2 ? undefined : { points: line, band: line }}
        dots={[{ points: dots, isHollow: false }]}
        heightPx={chartPx}
      />
      <p className="label mc-right">
        {i18n._('Liefermenge in {unit}', { unit: unitSymbol(displayUnit('volumeFlow', units)) })}
        {line.length >= 2 && `, ${i18n._('Linie: Datenblatt mit Toleranz')}`}
      </p>
    </div>
  );
});
