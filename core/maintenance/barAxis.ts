import { figureOf } from '../figures/index.ts';
import type { MaintenanceItem } from './MaintenanceItem.ts';
import type { ServiceBar, ServiceChart } from './serviceChart.ts';

/** Where a chart of services has its zero and its marks, as shares of its width, 0..1. */
export interface BarAxis {
  readonly scaleH: number;
  readonly zero: number;
  readonly marks: readonly { readonly hours: number; readonly at: number }[];
}

/** A bar's ends as shares of the chart's width; undefined where nothing is drawn. */
export interface BarSpan {
  readonly interval: number | undefined;
  readonly remaining: number | undefined;
  /** To the left of zero. */
  readonly overdue: number | undefined;
  /** Runs past the scale, to the right. */
  readonly isCut: boolean;
  /** Overdue by more than the scale. */
  readonly isCutBelow: boolean;
}

/** Room for what is overdue, as a share of the scale, even where nothing is. */
const minRoom = 0.04;
const markCount = 4;

/** Zero stands as far from the left as the longest overdue bar needs, on the same scale as the others. */
export function barAxis({ scaleH, bars }: ServiceChart): BarAxis {
  const room = Math.max(minRoom, ...bars.map(({ overdueShare }) => overdueShare ?? 0));
  const zero = room / (1 + room);
  const marks = Array.from({ length: markCount + 1 }, (_, i) => ({
    hours: (scaleH / markCount) * i,
    at: zero + (i / markCount) * (1 - zero),
  }));
  return { scaleH, zero, marks };
}

const longer = (share: number | undefined) => (share === undefined || share === 0 ? undefined : share);

/** How wide the parts of a bar are. */
export function barSpan({ item, intervalShare, remainingShare, overdueShare }: ServiceBar, { scaleH, zero }: BarAxis): BarSpan {
  const width = (share: number | undefined) => {
    const drawn = longer(share);
    return drawn && drawn * (1 - zero);
  };
  const remainingH = figureOf(item.remainingH) ?? 0;
  return {
    interval: width(intervalShare),
    remaining: width(remainingShare),
    overdue: width(overdueShare),
    isCut: Math.max(figureOf(item.intervalH) ?? 0, remainingH) > scaleH,
    isCutBelow: -remainingH > scaleH,
  };
}

/** The number that stands at the break of a cut bar, in hours: its interval, else what is left. */
export function cutHours({ intervalH, remainingH }: MaintenanceItem): number | undefined {
  return intervalH ?? remainingH;
}
