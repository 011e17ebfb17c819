import { useMemo } from 'react';
import { type AddressState, useAddressState } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { viewFromQuery, viewToQuery } from './model/analysisView.ts';

/** Keeps the view and the page's address the same. Only inside an observer. */
export function useAnalysisView(vm: AnalysisChartVm): void {
  const { defaults } = vm;
  const address = useMemo(
    (): AddressState<typeof vm.view> => ({
      state: () => vm.view,
      toQuery: (view) => viewToQuery(view, defaults),
      show(query) {
        vm.show(viewFromQuery(query, defaults));
        vm.rest();
      },
      onRest: () => vm.rest(),
    }),
    [vm, defaults],
  );
  useAddressState(address);
}
