import { expect, it } from '@jest/globals';
import { decodeLeakage, encodeLeakage } from '../../../adapters/contract/index.ts';
import { leakageResponse } from '../../../adapters/contract/leakageSchemas.ts';
import type { KnownVolume } from '../../../core/leakage/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { knownRange, knownSamples } from '../../contract/knownStation.ts';
import { leakageOfSamples } from '../../fakes/memoryLeakages.ts';

it('[FIELD-5] leaks on the wire list the estimated channels behind them, those that are known; without any it is the same text', () => {
  const { cost, ...known } = leakageOfSamples(knownSamples, defaultSettings, knownRange, knownRange.untilMs);
  const answer = { ...known, cost: cost! };
  const plain = encodeLeakage(answer);
  expect(plain).not.toHaveProperty('estimated');
  expect(decodeLeakage(plain)?.estimated).toEqual([]);
  const marked = encodeLeakage({ ...answer, estimated: ['volumeFlowM3min@0', 'electricalPowerKW@2'] });
  expect(leakageResponse.safeParse(marked).success).toBe(true);
  expect(marked).toEqual({ ...plain, estimated: ['volumeFlowM3min@0', 'electricalPowerKW@2'] });
  const sent = { ...marked, estimated: ['volumeFlowM3min@0', 'nonsense', 7] };
  expect(decodeLeakage(sent)?.estimated).toEqual(['volumeFlowM3min@0']);
});

it.each<KnownVolume>([
  { kind: 'fitted', volumeM3: 3, low: 2, high: 4, r2: 0.9, windows: 5 },
  { kind: 'entered', volumeM3: 3.5, low: 3, high: 4.5 },
])('a volume on the wire arrives as it was sent: %j', (volume) => {
  const { cost, ...known } = leakageOfSamples(knownSamples, defaultSettings, knownRange, knownRange.untilMs);
  const wire = encodeLeakage({ ...known, cost: cost!, leakage: { ...known.leakage, volume } });
  expect(leakageResponse.safeParse(wire).success).toBe(true);
  expect(decodeLeakage(wire)?.leakage.volume).toEqual(volume);
});
