import { useLingui } from '@lingui/react';
import { Fragment, memo } from 'react';
import { classNames, Icon, type Format } from '../../kit/index.ts';
import '../tip/tip.css';
import { useTipPlace } from '../tip/useTipPlace.ts';
import type { CrosshairValue, CrosshairValues } from './crosshairValues.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { machineNames } from './machineNames.ts';
import { SeriesMark } from './SeriesMark.tsx';
import { stateStyle } from './stateStyle.ts';
import { hasHeads, tooltipRows } from './tooltipRows.ts';
import { usePlotName } from './usePlotName.ts';

interface Props {
  readonly at: CrosshairValues;
  readonly shapes: LineChartShapes;
  /** Pixel of the pointer; undefined for the keyboard. */
  readonly pointerY: number | undefined;
  readonly format: Format;
}

/** In a narrower chart the values stand below the plots, where they hide none of them. */
const narrowBelow = 480;
const rowPx = 20;
/** Head, padding, and the line above the states. */
const aroundPx = { head: 38, states: 13 } as const;
const minRows = 6;
/** More would hide too much of the lines. */
const maxRows = 20;

/** The values at the crosshair; the crosshair itself speaks them. */
export function ChartTooltip({ at, shapes, pointerY, format }: Props) {
  const { i18n } = useLingui();
  const plotName = usePlotName();
  const { places, plots } = shapes;
  const isNarrow = places.width < narrowBelow;
  const top = isNarrow ? places.timeAxis.y + places.timeAxis.height : (places.plots[0]?.frame.y ?? 0);
  const box = useTipPlace({ x: shapes.x(at.atMs), top, chartWidth: places.width });

  const statesPx = at.machines.length > 0 ? aroundPx.states + at.machines.length * rowPx : 0;
  const fitting = Math.floor((places.height - top - aroundPx.head - statesPx) / rowPx);
  const rows = Math.min(maxRows, Math.max(minRows, fitting));
  const pointed = places.plots.findIndex(({ frame }) => pointerY !== undefined && pointerY <= frame.y + frame.height);
  const isHeaded = hasHeads(at);
  const groups = isHeaded
    ? tooltipRows(at.values, { plot: Math.max(0, pointed), y: pointerY }, rows)
    : [{ plot: 0, values: at.values, moreCount: 0 }];

  return (
    <div ref={box} className="tip chart-tip lc-tip" aria-hidden>
      <p className="strong">
        {format.date(at.atMs)}, {format.clock(at.atMs)}
      </p>
      <dl>
        {groups.map(({ plot, values, moreCount }) => (
          <Fragment key={plot}>
            {isHeaded && <Head name={plotName(plots[plot]!, format.units).name} count={values.length === 0 ? moreCount : undefined} />}
            {values.map((value) => (
              <Value key={value.series.id} at={value} format={format} />
            ))}
            {values.length > 0 && moreCount > 0 && <More count={moreCount} />}
          </Fragment>
        ))}
      </dl>
      {at.machines.length > 0 && (
        <dl className="lc-tip-states">
          {at.machines.map(({ state, of }) => {
            const { icon, tone, word } = stateStyle[state];
            return (
              <div key={state}>
                <dt className={classNames('st', tone)}>
                  <Icon name={icon} />
                  {machineNames(of, format)}
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

/** The name of a plot, and how many lines it has where none is listed. Plurals are slow to word, and the same in each frame of a zoom. */
const Head = memo(function Head({ name, count }: { readonly name: string; readonly count: number | undefined }) {
  const { i18n } = useLingui();
  return (
    <div className="lc-tip-head">
      <dt>{name}</dt>
      {count !== undefined && <dd>{i18n._('{count, plural, one {# Linie} other {# Linien}}', { count })}</dd>}
    </div>
  );
});

const More = memo(function More({ count }: { readonly count: number }) {
  const { i18n } = useLingui();
  return (
    <div className="lc-tip-more">
      <dt>{i18n._('und {count, plural, one {# weitere} other {# weitere}}', { count })}</dt>
    </div>
  );
});

interface ValueProps {
  readonly at: CrosshairValue;
  readonly format: Format;
}

const isSameValue = (before: ValueProps, { at, format }: ValueProps) =>
  at.series === before.at.series && at.quantity === before.at.quantity && at.value === before.at.value && format === before.format;

/** A zoom about the crosshair leaves its values as they are. */
const Value = memo(function Value({ at: { series, quantity, value }, format }: ValueProps) {
  const { text, isMissing } = format.quantity(quantity, value);
  return (
    <div>
      <dt>
        <SeriesMark mark={series.mark} place={series.stack?.place} />
        <span>{series.name}</span>
      </dt>
      <dd>{isMissing ? <span className="none">{text}</span> : text}</dd>
    </div>
  );
}, isSameValue);
