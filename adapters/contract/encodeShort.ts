import type { DataNeedName } from '../../core/figures/index.ts';

/** What figures on the wire fall short of; left out without any. */
export const encodeShort = (needs: readonly DataNeedName[]): { readonly short_of?: DataNeedName[] } =>
  needs.length === 0 ? {} : { short_of: [...needs] };
