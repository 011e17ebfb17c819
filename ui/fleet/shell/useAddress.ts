import { useState } from 'react';
import { type AddressState, useAddressState } from '../../kit/index.ts';
import { AddressVm } from '../stores/AddressVm.ts';

const newAddress = () => {
  const vm = new AddressVm();
  const address: AddressState<AddressVm['values']> = {
    state: () => vm.values,
    toQuery: (values) => values,
    show: (query) => vm.show(query),
  };
  return { vm, address };
};

/** What the page shows, kept the same as the query of its address. */
export function useAddress(): AddressVm {
  const [{ vm, address }] = useState(newAddress);
  useAddressState(address);
  return vm;
}
