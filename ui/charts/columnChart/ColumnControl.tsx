import { useLingui } from '@lingui/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Rect } from '../../../core/plot/index.ts';
import { columnAtShare, columnByKey } from './columnAt.ts';
import type { ChartColumn } from './ColumnChartData.ts';

interface Props {
  readonly columns: readonly ChartColumn[];
  /** Of the columns. */
  readonly frame: Rect;
  readonly pointed: number | undefined;
  readonly onPoint: (column: number | undefined) => void;
}

/** Lies over the columns: pointer, tap and keys choose the one whose values are shown; it speaks them. */
export function ColumnControl({ columns, frame, pointed, onPoint }: Props) {
  const { i18n } = useLingui();
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(columnAtShare((clientX - left) / width, columns.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const wanted = columnByKey(event.key, pointed, columns.length);
    if (wanted === 'same') return;
    event.preventDefault();
    onPoint(wanted);
  };
  return (
    <div
      className="cc-control"
      role="slider"
      tabIndex={0}
      aria-label={i18n._('Säule im Diagramm')}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, columns.length)}
      aria-valuenow={(pointed ?? columns.length - 1) + 1}
      aria-valuetext={(pointed === undefined ? undefined : columns[pointed]?.spoken) ?? i18n._('keine Säule gewählt')}
      style={{ left: frame.x, top: frame.y, width: frame.width, height: frame.height }}
      onPointerDown={point}
      onPointerMove={(event) => event.pointerType !== 'touch' && point(event)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onPoint(undefined)}
      onFocus={({ currentTarget }) => {
        if (pointed === undefined && currentTarget.matches(':focus-visible')) onPoint(columns.length - 1);
      }}
      onBlur={() => onPoint(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
