import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { PressureClasses } from '../../../../core/loadProfile/index.ts';
import { namesWithRoom, type PlacedName, valueScale, valueTicks } from '../../../../core/plot/index.ts';
import { useMeasuredWidth } from '../../../charts/lineChart/useMeasuredWidth.ts';
import { useFormat } from '../../../station/index.ts';
import type { ShownSeries } from './shownSeries.ts';

interface Props {
  readonly classes: PressureClasses;
  /** Of the classes, ascending; these and all other pressures are in display units. */
  readonly edges: readonly number[];
  readonly band: readonly (number | undefined)[];
  readonly marks: readonly (readonly [name: string, value: number])[];
  readonly shown: ShownSeries;
}

const [heightPx, sidePx, topPx, bottomPx, tickRowPx, markRowPx] = [176, 8, 24, 132, 18, 36];
const characterPx = 7;
/** A name that is so near to an end begins or ends there. */
const nearPx = 28;
const tickCount = 4;

/** Shares of the time by pressure, with the limits and what 1, 50 and 99 % of the time stay below; the table says it in figures. */
export const PressureHistogram = observer(function PressureHistogram({ classes, edges, band: [low, high], marks, shown }: Props) {
  const { i18n } = useLingui();
  const { number, quantity } = useFormat();
  const [stage, width = 0] = useMeasuredWidth<HTMLDivElement>();
  const { shares, beneath, beyond } = classes;
  const right = Math.max(sidePx + 1, width - sidePx);
  const [least, greatest] = [edges[0]!, edges.at(-1)!];
  const x = valueScale([least, greatest], right, sidePx).clamp(true);
  const y = valueScale([0, Math.max(...shares)], topPx, bottomPx);
  const ticks = valueTicks([least, greatest], tickCount);
  const axisPx = right - sidePx;
  const placed = (value: number, name: string): PlacedName => {
    const px = x(value) - sidePx;
    return [px < nearPx ? 0 : px > axisPx - nearPx ? 1 : px / axisPx, name];
  };
  const names = (of: readonly PlacedName[], rowPx: number, className?: string) =>
    namesWithRoom(of, axisPx, characterPx).map(([place, name]) => (
      <text
        key={name}
        className={className}
        x={sidePx + place * axisPx}
        y={bottomPx + rowPx}
        textAnchor={place === 0 ? 'start' : place === 1 ? 'end' : 'middle'}
      >
        {name}
      </text>
    ));
  const share = (of: number) => quantity('share', of).text;
  const edge = (of: number) => `${number(of, shown.digits + 2)} ${shown.unit}`;
  const isBanded = low !== undefined || high !== undefined;
  const [bandFrom, bandUntil] = [x(low ?? least), x(high ?? greatest)];
  const label = i18n._('Anteil der Zeit je Netzdruck');
  return (
    <figure className="pf-shares">
      <p className="t12" aria-hidden>
        {i18n._('Anteil der Zeit')}
      </p>
      <div ref={stage} style={{ minHeight: heightPx }}>
        {width > 0 && (
          <svg className="ch" width={width} height={heightPx} aria-hidden>
            {isBanded && (
              <rect className="pf-band" x={bandFrom} y={topPx} width={Math.max(0, bandUntil - bandFrom)} height={bottomPx - topPx} />
            )}
            {shares.map((of, i) => {
              const from = x(edges[i]!);
              const barPx = Math.max(1, x(edges[i + 1]!) - from - 1);
              return <rect key={edges[i]} className="pf-share" x={from} y={y(of)} width={barPx} height={bottomPx - y(of)} />;
            })}
            <path className="axis" d={`M${sidePx} ${bottomPx}H${right}`} />
            {marks.map(([name, value]) => (
              <path key={name} className="pf-mark" d={`M${x(value)} ${topPx}V${bottomPx}`} />
            ))}
            {names(
              ticks.values.map((value, i) =>
                placed(value, `${number(value, ticks.digits)}${i === ticks.values.length - 1 ? ` ${shown.unit}` : ''}`),
              ),
              tickRowPx,
            )}
            {names(
              marks.map(([name, value]) => placed(value, `${name} ${number(value, shown.digits + 1)}`)),
              markRowPx,
              'ink',
            )}
          </svg>
        )}
      </div>
      {beneath + beyond > 0 && (
        <p className="t14 dim">
          {i18n._('Nicht im Bild: {beneath} unter {from}, {beyond} über {until}', {
            ...{ beneath: share(beneath), from: edge(least), beyond: share(beyond), until: edge(greatest) },
          })}
        </p>
      )}
      <div className="vh">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{i18n._('Netzdruck')}</th>
              <th scope="col">{i18n._('Anteil der Zeit')}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((of, i) => (
              <tr key={edges[i]}>
                <th scope="row">{i18n._('{from} bis {until}', { from: edge(edges[i]!), until: edge(edges[i + 1]!) })}</th>
                <td>{share(of)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
});
