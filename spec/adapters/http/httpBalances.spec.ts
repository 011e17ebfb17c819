import { describe, expect, it } from '@jest/globals';
import { httpBalances, stationLink } from '../../../adapters/http/index.ts';
import { recordedLog } from './recordedLog.ts';

describe('the code that reads energy balances', () => {
  it('that could not be fetched leaves the question without an answer, and the log says why', async () => {
    const log = recordedLog();
    const link = stationLink({ log, onUnauthorized: () => undefined });
    const balances = httpBalances(link, () => Promise.reject(new Error('no chunk')));
    expect(await balances.read('dailyValues', { fromMs: 0, untilMs: 1 }, 'token')).toEqual({ outcome: 'unreachable' });
    expect(log.lines).toEqual([expect.stringContaining('the code for energy balances could not be fetched Error: no chunk')]);
  });
});
