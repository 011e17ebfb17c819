import { addressGroup } from '../access/addressGroup.ts';

/** Places that an address, or one /64 network in IPv6, can hold. */
export interface AddressPlaces {
  /** Gives the call that frees the place; undefined when the address has no more. */
  take(address: string): (() => void) | undefined;
}

/** So many places each; who is exempt stands for many and is not counted. */
export function addressPlaces(max: number, isExempt: (address: string) => boolean): AddressPlaces {
  const taken = new Map<string, number>();
  return {
    take(address) {
      if (isExempt(address)) return () => undefined;
      const group = addressGroup(address);
      const count = taken.get(group) ?? 0;
      if (count >= max) return undefined;
      taken.set(group, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = taken.get(group)! - 1;
        if (left === 0) taken.delete(group);
        else taken.set(group, left);
      };
    },
  };
}
