import { useMemo } from 'react';
import { type AddressState, useAddressState } from '../../../kit/index.ts';
import type { HeatVm } from './heat.vm.ts';
import { heatFromQuery, heatToQuery } from './model/heatQuery.ts';

/** Keeps the assumptions and the page's address the same. */
export function useHeatView(vm: HeatVm): void {
  const address = useMemo(
    (): AddressState<typeof vm.parameters> => ({
      state: () => vm.parameters,
      toQuery: heatToQuery,
      show: (query) => vm.show(heatFromQuery(query)),
    }),
    [vm],
  );
  useAddressState(address);
}
