import type { ReactNode } from 'react';
import type { Area } from '../../core/access/index.ts';

/** The pages of an area and their addresses. */
export interface AreaRoutes {
  /** Whose right its pages need. */
  readonly area: Area;
  /** Pages by their address. */
  readonly pages: readonly (readonly [path: string, page: ReactNode])[];
  /** Other addresses of a page. */
  readonly shortcuts?: readonly (readonly [from: string, to: string])[];
  /** Load the code that does not come with the first load. */
  readonly chunks: readonly (() => Promise<unknown>)[];
}
