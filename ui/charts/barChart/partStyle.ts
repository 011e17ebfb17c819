import type { BarFill } from './BarChartData.ts';

/** CSS class of each part. */
export const partClass: Readonly<Record<BarFill, string>> = {
  ...{ load: 'f-load', noLoad: 'bc-noload', leaked: 'bc-leaked', plain: 'bc-plain' },
  ...{ shade0: 'bc-shade-0', shade1: 'bc-shade-1', shade2: 'bc-shade-2', shade3: 'bc-shade-3', shade4: 'bc-shade-4' },
};
