import { expect, it } from '@jest/globals';
import { decodeLeakage, encodeLeakage } from '../../../adapters/contract/index.ts';
import { leakageResponse } from '../../../adapters/contract/leakageSchemas.ts';
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
