import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { displayUnit } from '../../../core/units/index.ts';
import { unitSymbol } from '../../../i18n/format/index.ts';
import type { Format } from '../../kit/index.ts';
import { crosshairValues } from './crosshairValues.ts';
import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { machineNames } from './machineNames.ts';
import { stateStyle } from './stateStyle.ts';

interface Props {
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
  readonly format: Format;
}

/** The chart in words: its values at the times of the axis. */
export function ChartTable({ data, shapes, format }: Props) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="lc-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{i18n._('Werte an der Zeitachse')}</summary>
      {isOpen && (
        <div className="lc-scroll" role="region" aria-label={i18n._('Werte an der Zeitachse')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{i18n._('Zeit')}</th>
                {shapes.plots.flatMap(({ plot, series }) =>
                  series.map(({ id, name }) => (
                    <th key={id} scope="col" className="lc-number">
                      {name} <span className="unit">{unitSymbol(displayUnit(plot.quantity, data.units))}</span>
                    </th>
                  )),
                )}
                {shapes.lanes.length > 0 && <th scope="col">{i18n._('Zustände der Verdichter')}</th>}
              </tr>
            </thead>
            <tbody>
              {shapes.ticks.ticksMs.map((atMs) => {
                const { values, machines } = crosshairValues(data, shapes, atMs);
                return (
                  <tr key={atMs}>
                    <th scope="row">
                      {shapes.isDated && `${format.date(atMs)}, `}
                      {format.clock(atMs)}
                    </th>
                    {values.map(({ series, quantity, value }) => (
                      <td key={series.id} className="lc-number">
                        {format.quantity(quantity, value).number}
                      </td>
                    ))}
                    {shapes.lanes.length > 0 && (
                      <td>{machines.map(({ state, of }) => `${i18n._(stateStyle[state].word)} ${machineNames(of, format)}`).join('; ')}</td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
