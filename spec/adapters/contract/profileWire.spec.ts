import { expect, it } from '@jest/globals';
import { decodeProfile, encodeProfile } from '../../../adapters/contract/index.ts';
import { loadProfileOf } from '../../../core/loadProfile/index.ts';
import type { Channel } from '../../../core/samples/index.ts';

const question = { of: 'power', band: { low: undefined, high: undefined }, holidays: new Set<string>(), zone: 'UTC' } as const;
const profileWith = (estimated: readonly Channel[]) => ({
  ...loadProfileOf(new Map(), question),
  ...{ seconds: undefined, recordedDays: 0, summedDays: 0, rated: [], typeNames: [], estimated },
});

it('a profile crosses the wire with the channels behind it that were estimated, and without any leaves them out', () => {
  const some = encodeProfile(profileWith(['electricalPowerKW@1', 'deliveryVolumeM3min@0']));
  expect(some.estimated).toEqual(['electricalPowerKW@1', 'deliveryVolumeM3min@0']);
  expect(decodeProfile({ ...some, estimated: [...some.estimated!, 'nothing@1'] })?.estimated.toSorted()).toEqual(
    some.estimated!.toSorted(),
  );
  expect(encodeProfile(profileWith([]))).not.toHaveProperty('estimated');
  expect(decodeProfile(encodeProfile(profileWith([])))?.estimated).toEqual([]);
});
