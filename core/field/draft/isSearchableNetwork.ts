/** Nobody else's: the private ranges of RFC 1918, this machine and its own link. */
const ownNetworks: readonly ((first: number, second: number) => boolean)[] = [
  (first) => first === 10,
  (first, second) => first === 172 && second >= 16 && second <= 31,
  (first, second) => first === 192 && second === 168,
  (first) => first === 127,
  (first, second) => first === 169 && second === 254,
];

/** Whether a network of 254 addresses, by its first three numbers, may be searched at all: a public one belongs to others. */
export function isSearchableNetwork(network: string): boolean {
  const numbers = network.split('.').map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : NaN));
  if (numbers.length !== 3 || !numbers.every((number) => number <= 255)) return false;
  return ownNetworks.some((has) => has(numbers[0]!, numbers[1]!));
}
