import type { Extent } from '../../../core/plot/index.ts';
import type { Quantity } from '../../../core/units/index.ts';

/** A plot's values were zoomed or moved; in the base unit, undefined for what the data asks for. */
export type ExtentChange = (quantity: Quantity, extent: Extent | undefined) => void;
