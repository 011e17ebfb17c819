export { addressList } from './addressList.ts';
export { fieldNetworks } from './fieldNetworks.ts';
