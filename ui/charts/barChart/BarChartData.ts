/** How a part of a bar is drawn: load solid, no-load hatched, leaked air in ink, anything else in steel. */
export type BarPart = 'load' | 'noLoad' | 'leaked' | 'plain';

/** Shades of one colour, the strongest first, for parts of one kind that are in an order. */
export const barShades = ['shade0', 'shade1', 'shade2', 'shade3', 'shade4'] as const;
export type BarFill = BarPart | (typeof barShades)[number];

/** A bar with its words. */
export interface ChartBar {
  readonly id: string;
  readonly name: string;
  /** One a part of the chart, in the display unit; NaN where missing. */
  readonly parts: readonly number[];
  /** The whole bar of the period before, in the display unit. */
  readonly before: number | undefined;
  /** At the bar's end, with its unit. */
  readonly value: string;
  /** The unit, where it is too long to stand beside the value in a narrow chart. */
  readonly longUnit?: string | undefined;
  /** In lighter type beside the value. */
  readonly note?: string | undefined;
  /** The bar in a sentence. */
  readonly spoken: string;
}

/** Bars on one axis. */
export interface BarGroup {
  readonly id: string;
  readonly title: string | undefined;
  /** What its axis shows, with its unit; of groups on one scale that of the first is shown. */
  readonly axisTitle: string;
  readonly bars: readonly ChartBar[];
}

export interface BarChartData {
  /** What the bars are stacked of. */
  readonly parts: readonly BarPart[];
  /** Below each other. */
  readonly groups: readonly BarGroup[];
  /** The groups can be compared; each has a scale of its own without it. */
  readonly isOneScale: boolean;
  /** The axes are never shorter, in the display unit. */
  readonly minTop?: number | undefined;
  /** Labels of the axes stand at whole numbers only. */
  readonly hasWholeTicks?: boolean | undefined;
}
