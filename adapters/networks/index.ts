export { addressList } from './addressList.ts';
export { backOffMs } from './backOff.ts';
export { connectProblem, isUntrusted } from './connectProblem.ts';
export { foreignLookup, notAllowedCode } from './foreignLookup.ts';
export { addressesOf, isForbiddenAddress, pinnedLookup } from './gatewayAddress.ts';
export { fieldNetworks } from './fieldNetworks.ts';
