import { expect, it } from '@jest/globals';
import { lazyPort } from '../../../adapters/http/lazyPort.ts';
import { stationLink } from '../../../adapters/http/index.ts';
import type { Archive, SessionToken } from '../../../core/ports/index.ts';
import { recordedLog } from './recordedLog.ts';

const token = 'any' as SessionToken;

it('a station is unreachable while the code to ask it does not come, and the log says why', async () => {
  const log = recordedLog();
  const link = stationLink({ log, origin: 'http://127.0.0.1:9', onUnauthorized: () => undefined });
  const archive = lazyPort<Archive>(link, () => Promise.reject(new Error('no chunk')), ['list', 'read']);
  expect([await archive.list(token), await archive.read('a.csv', token)]).toEqual([{ outcome: 'unreachable' }, { outcome: 'unreachable' }]);
  expect(log.lines).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/did not come.*no chunk/)));
});
