import type { CrosshairValue, CrosshairValues } from './crosshairValues.ts';

/** The values of a plot that a tooltip lists, and how many it only counts. */
export interface TooltipGroup {
  /** Place of the plot, top to bottom. */
  readonly plot: number;
  readonly values: readonly CrosshairValue[];
  readonly moreCount: number;
}

/** More values are listed under the names of their plots. */
const maxWithoutHeads = 6;
/** Says how many more there are. */
const moreRow = 1;

/** Where the tooltip's reader looks: a plot by its place, and a pixel of its value axis. */
export interface Pointed {
  readonly plot: number;
  readonly y: number | undefined;
}

export const hasHeads = ({ values }: Pick<CrosshairValues, 'values'>): boolean => values.length > maxWithoutHeads;

/**
 * The values by plot within a number of rows, each plot with a row for its name.
 * When they don't fit, the pointed plot comes first, with the values nearest to the pointer; other plots are listed whole or counted in their row.
 */
export function tooltipRows(values: readonly CrosshairValue[], { plot: pointed, y }: Pointed, rows: number): readonly TooltipGroup[] {
  const plots = [...new Set(values.map(({ plot }) => plot))];
  const byPlot = plots.map((plot) => ({ plot, values: values.filter((value) => value.plot === plot) }));
  const first = byPlot.find(({ plot }) => plot === pointed) ?? byPlot[0];
  let free = Math.max(0, rows - plots.length);
  const listed = new Map<number, readonly CrosshairValue[]>();
  for (const group of first === undefined ? [] : [first, ...byPlot.filter((other) => other !== first)])
    if (group.values.length <= free) {
      listed.set(group.plot, group.values);
      free -= group.values.length;
    } else if (group === first) {
      listed.set(group.plot, nearest(group.values, y, Math.max(1, free - moreRow)));
      free = 0;
    }
  return byPlot.map((group): TooltipGroup => {
    const shown = listed.get(group.plot) ?? [];
    return { plot: group.plot, values: shown, moreCount: group.values.length - shown.length };
  });
}

/** So many values whose dots are nearest to a pixel, in their order; missing ones last. */
function nearest(values: readonly CrosshairValue[], y: number | undefined, count: number): readonly CrosshairValue[] {
  if (y === undefined) return values.slice(0, count);
  const distance = (value: CrosshairValue) => (value.y === undefined ? Infinity : Math.abs(value.y - y));
  const kept = new Set([...values].sort((a, b) => distance(a) - distance(b)).slice(0, count));
  return values.filter((value) => kept.has(value));
}
