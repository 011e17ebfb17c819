import { useLingui } from '@lingui/react';
import { useLayoutEffect, useRef } from 'react';
import type { StackPlaces } from '../../../core/plot/index.ts';
import { classNames, Icon, type Format } from '../../kit/index.ts';
import type { CrosshairValues } from './crosshairValues.ts';
import { SeriesMark } from './SeriesMark.tsx';
import { stateLook } from './stateLook.ts';

interface Props {
  readonly at: CrosshairValues;
  readonly x: number;
  readonly places: StackPlaces;
  readonly format: Format;
}

/** In a narrower chart the values stand below the plots, where they hide none of them. */
const narrowBelow = 480;
const distancePx = 16;

/** Right of the crosshair, else left of it, else where there is room. */
function leftOf(x: number, tipWidth: number, chartWidth: number): number {
  const right = x + distancePx;
  if (right + tipWidth <= chartWidth) return right;
  const left = x - distancePx - tipWidth;
  return left >= 0 ? left : Math.min(Math.max(0, x - tipWidth / 2), Math.max(0, chartWidth - tipWidth));
}

/** The values at the crosshair; the crosshair itself speaks them. */
export function ChartTooltip({ at, x, places, format }: Props) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    if (tip === null) return;
    const isNarrow = places.width < narrowBelow;
    const top = isNarrow ? places.timeAxis.y + places.timeAxis.height : (places.plots[0]?.frame.y ?? 0);
    tip.style.setProperty('--lc-left', `${leftOf(x, tip.offsetWidth, places.width)}px`);
    tip.style.setProperty('--lc-top', `${top}px`);
  });
  return (
    <div ref={box} className="tip lc-tip" aria-hidden>
      <p className="strong">
        {format.date(at.atMs)}, {format.clock(at.atMs)}
      </p>
      <dl>
        {at.values.map(({ series, quantity, value }) => {
          const { figure, unit, isMissing } = format.quantity(quantity, value);
          return (
            <div key={series.id}>
              <dt>
                <SeriesMark mark={series.mark} />
                {series.name}
              </dt>
              <dd>{isMissing ? <span className="none">{figure}</span> : `${figure} ${unit}`}</dd>
            </div>
          );
        })}
      </dl>
      {at.machines.length > 0 && (
        <dl className="lc-tip-states">
          {at.machines.map(({ state, names }) => {
            const { icon, tone, word } = stateLook[state];
            return (
              <div key={state}>
                <dt className={classNames('st', tone)}>
                  <Icon name={icon} />
                  {names.join(', ')}
                </dt>
                <dd>{i18n._(word)}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
