import { type Figure, figureOf } from '../figures/index.ts';
import type { MaintenanceItem } from './MaintenanceItem.ts';

/** The scales that a chart of intervals can have. */
export const serviceScalesH = [2000, 4000, 8000] as const;
/** A chart's scale in hours. */
export type ServiceScaleH = (typeof serviceScalesH)[number];

/** How far an item's bars reach, as shares of the scale, 0..1. */
export interface ServiceBar<Item extends MaintenanceItem = MaintenanceItem> {
  readonly item: Item;
  /** Undefined when the interval is missing or negative. */
  readonly intervalShare: Figure;
  /** 0 when nothing is left; undefined when the remaining time is missing. */
  readonly remainingShare: Figure;
  /** Past due, drawn to the other side of zero; 0 when not overdue, undefined when the remaining time is missing. */
  readonly overdueShare: Figure;
  /** The interval or the remaining time is longer than the scale: the bar is cut and needs a break mark and its number. */
  readonly cut: boolean;
}

/** One compressor's intervals and remaining times as bars. */
export interface ServiceChart<Item extends MaintenanceItem = MaintenanceItem> {
  readonly scaleH: ServiceScaleH;
  readonly bars: readonly ServiceBar<Item>[];
}

/** The least scale that holds the largest interval, else the greatest; missing, NaN and infinite intervals don't count. */
export function serviceScaleH(items: readonly Pick<MaintenanceItem, 'intervalH'>[]): ServiceScaleH {
  const largestH = items.reduce((largest, { intervalH }) => Math.max(largest, figureOf(intervalH) ?? 0), 0);
  return serviceScalesH.find((scaleH) => largestH <= scaleH) ?? 8000;
}

function barOf<Item extends MaintenanceItem>(item: Item, scaleH: number): ServiceBar<Item> {
  const shareOf = (hours: Figure) => (hours === undefined ? undefined : Math.min(1, Math.max(0, hours / scaleH)));
  const intervalH = figureOf(item.intervalH);
  const remainingH = figureOf(item.remainingH);
  return {
    item,
    intervalShare: intervalH !== undefined && intervalH >= 0 ? shareOf(intervalH) : undefined,
    remainingShare: shareOf(remainingH),
    overdueShare: shareOf(remainingH === undefined ? undefined : -remainingH),
    cut: Math.max(intervalH ?? 0, Math.abs(remainingH ?? 0)) > scaleH,
  };
}

/** The bars of one compressor's items, in the order given. */
export function serviceChart<Item extends MaintenanceItem>(items: readonly Item[]): ServiceChart<Item> {
  const scaleH = serviceScaleH(items);
  return { scaleH, bars: items.map((item) => barOf(item, scaleH)) };
}
