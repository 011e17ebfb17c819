export { addressList } from './addressList.ts';
export { backOffMs } from './backOff.ts';
export { connectProblem } from './connectProblem.ts';
export { fieldNetworks } from './fieldNetworks.ts';
