export { addressList } from './addressList.ts';
export { backOffMs } from './backOff.ts';
export { connectProblem, isUntrusted } from './connectProblem.ts';
export { fieldNetworks } from './fieldNetworks.ts';
