import { useState } from 'react';
import type { LineChartData } from '../../charts/lineChart/index.ts';

export interface Picture {
  /** Undefined where there is nothing to draw. */
  readonly data: LineChartData | undefined;
  /** Where its values come from. */
  readonly source: 'live' | 'sd';
}

/** What was drawn last stays until the first values of another source are there. */
export function useHeldPicture(picture: Picture, isComing: boolean): Picture & { readonly isHeld: boolean } {
  const [last, setLast] = useState(picture);
  const isHeld = isComing && last.data !== undefined && (picture.data === undefined || picture.source !== last.source);
  if (!isHeld && (last.data !== picture.data || last.source !== picture.source)) setLast(picture);
  return { ...(isHeld ? last : picture), isHeld };
}
