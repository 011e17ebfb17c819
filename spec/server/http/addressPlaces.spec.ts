import { describe, expect, it } from '@jest/globals';
import { addressPlaces } from '../../../server/http/addressPlaces.ts';

const here = '192.0.2.1';

describe('the places of an address', () => {
  it('are so many, of each address and of each network of IPv6', () => {
    const places = addressPlaces(2, () => false);
    const taken = (...addresses: readonly string[]) => addresses.map((address) => places.take(address) !== undefined);
    expect(taken(here, here, here, '192.0.2.2')).toEqual([true, true, false, true]);
    expect(taken('2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:1::1')).toEqual([true, true, false, true]);
  });

  it('are free again once each, however often they are given back', () => {
    const places = addressPlaces(2, () => false);
    const [first] = [places.take(here)!, places.take(here)!];
    first();
    first();
    expect([places.take(here), places.take(here)].map((place) => place !== undefined)).toEqual([true, false]);
  });

  it('are free again when all of them were given back', () => {
    const places = addressPlaces(1, () => false);
    for (let i = 0; i < 3; i++) {
      const leave = places.take(here);
      expect(leave).toBeDefined();
      leave!();
    }
  });

  it('are not counted of one that stands for many', () => {
    const places = addressPlaces(1, (address) => address === here);
    expect([places.take(here), places.take(here)].every((place) => place !== undefined)).toBe(true);
    places.take(here)!();
    expect([places.take('192.0.2.2'), places.take('192.0.2.2')].map((place) => place !== undefined)).toEqual([true, false]);
  });
});
