import type { BarPart } from './BarChartData.ts';

/** CSS class of each part. */
export const partClass: Readonly<Record<BarPart, string>> = { load: 'f-load', noLoad: 'bc-noload', leaked: 'bc-leaked', plain: 'bc-plain' };
