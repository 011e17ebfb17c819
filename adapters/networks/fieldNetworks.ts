import { addressList } from './addressList.ts';

/** Where a plant's devices are unless networks are named: the private ranges of RFC 1918 and RFC 4193. */
export const privateNetworks: readonly string[] = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

/** This machine and its own link: only by a network that lies within them. */
const isOwn = addressList(['127.0.0.0/8', '169.254.0.0/16', '::1', 'fe80::/10']);
/** No single other machine: never. */
const isNobody = addressList(['0.0.0.0/8', '224.0.0.0/3', '::', 'ff00::/8']);

const prefix = /\/.*$/;
const zone = /%.*$/;

/** Whether an address lies in a plant's networks, each of them an address or a network (`10.20.0.0/16`). */
export function fieldNetworks(networks: readonly string[] = privateNetworks): (address: string) => boolean {
  const isNamed = addressList(networks);
  const isNamedOwn = addressList(networks.filter((network) => isOwn(network.replace(prefix, ''))));
  return (given) => {
    const address = given.replace(zone, '');
    if (isNobody(address)) return false;
    return isOwn(address) ? isNamedOwn(address) : isNamed(address);
  };
}
