import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { showsCharts } from './showsCharts.ts';

interface Props {
  /** The page with the same values as a table. */
  readonly table: string;
  readonly children: ReactNode;
}

/** A page of charts; a browser that can't show them is led to the table. */
export function ChartRoute({ table, children }: Props) {
  return showsCharts(navigator.userAgent) ? children : <Navigate to={table} replace />;
}
