import { useLingui } from '@lingui/react';
import { autorun, untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import type { Channel } from '../../core/samples/index.ts';
import type { Quantity } from '../../core/units/index.ts';
import { classNames } from '../kit/index.ts';
import { figureWidth } from './figureWidth.ts';
import './figure.css';
import { useEstimated } from './useEstimated.ts';
import { useFormat } from './useFormat.ts';

export interface LiveFigureProps {
  readonly quantity: Quantity;
  /** In the quantity's base unit; what it observes is followed. */
  readonly value: () => number | undefined;
  /** 20, 28 or 40 px; without it the size of the text around. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** Shows the unit beside `---` too. */
  readonly keepUnit?: boolean | undefined;
  /** What the value is made of; where one of them is estimated, it has a sign. */
  readonly channels?: readonly Channel[] | undefined;
  readonly className?: string | undefined;
}

/** A value with its unit that changes often: the text changes in place, nothing is rendered again. */
export const LiveFigure = observer(function LiveFigure({ quantity, value, size, keepUnit = false, channels, className }: LiveFigureProps) {
  const { i18n } = useLingui();
  const isEstimated = useEstimated(channels);
  const { quantity: format } = useFormat();
  const place = useRef<HTMLSpanElement>(null);
  const look = (isMissing: boolean) =>
    classNames(
      'fg',
      size !== undefined && 'fig',
      size !== 's' && size,
      isMissing && 'none',
      isMissing && !keepUnit && 'bare',
      isEstimated && 'est',
      className,
    );
  const { figure, unit, isMissing } = format(quantity, untracked(value));

  useLayoutEffect(() => {
    const { current } = place;
    const [text, unitPlace] = [current?.firstChild, current?.lastChild];
    if (!(text instanceof Text) || !(unitPlace instanceof HTMLElement)) return undefined;
    let unitShown = unitPlace.textContent;
    let shown: number | undefined = NaN;
    return autorun(() => {
      const next = value();
      if (Object.is(next, shown)) return;
      shown = next;
      const formatted = format(quantity, next);
      if (text.data !== formatted.figure) text.data = formatted.figure;
      if (unitShown !== formatted.unit) unitPlace.textContent = unitShown = formatted.unit;
      const className = look(formatted.isMissing);
      if (current!.className !== className) current!.className = className;
    });
  });

  return (
    <span ref={place} className={look(isMissing)} style={figureWidth(quantity, unit)}>
      {figure}
      {isEstimated && <span className="vh"> {i18n._('geschätzt')} </span>}
      <span className="unit">{unit}</span>
    </span>
  );
});
