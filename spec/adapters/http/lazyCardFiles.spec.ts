import { expect, it } from '@jest/globals';
import { lazyArchive, lazyDayFiles, stationLink } from '../../../adapters/http/index.ts';
import type { SessionToken } from '../../../core/ports/index.ts';
import { recordedLog } from './recordedLog.ts';

const token = 'any' as SessionToken;
const lost = () => Promise.reject(new Error('the network is gone'));

it('files of the card are unreachable while the code for them does not come, and that is in the log', async () => {
  const log = recordedLog();
  const link = stationLink({ log, origin: 'http://127.0.0.1:9', onUnauthorized: () => undefined });
  const [dayFiles, archive] = [lazyDayFiles(link, lost), lazyArchive(link, lost)];
  const answers = await Promise.all([
    dayFiles.availableDays(token),
    dayFiles.list(token),
    dayFiles.read('a.csv', token),
    dayFiles.readSeveral(['a.csv'], token),
    archive.list(token),
    archive.read('a.csv', token),
  ]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'unreachable'));
  expect(log.lines).toHaveLength(6);
});
