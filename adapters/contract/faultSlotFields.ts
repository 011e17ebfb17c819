import { slotCount } from '../../core/compressor/index.ts';

/** Names of the fields of each slot in an entry of the fault log. */
export const slotFields = Array.from({ length: slotCount }, (_, i) => ({
  state: `comp${i + 1}_state`,
  technology: `comp${i + 1}_technology`,
}));
