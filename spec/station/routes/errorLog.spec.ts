import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeFaultLog, paths } from '../../../adapters/contract/index.ts';
import { type ActiveFault, faultSeverity } from '../../../core/faults/index.ts';
import { type RunningStation, startStation, withToken } from '../startStation.ts';

const fault = (source: ActiveFault['source'], bitIndex: number): ActiveFault => ({
  source,
  bitIndex,
  number: source === 'master' ? bitIndex + 101 : bitIndex + 1,
  severity: faultSeverity(bitIndex)!,
});

describe('the error log of a station', () => {
  let station: RunningStation;
  beforeAll(async () => {
    station = await startStation();
  });
  afterAll(() => station.close());

  const answered = async () => {
    const answer = await station.call(paths.errorLog, { method: 'POST', ...withToken(station.tokenOf('read')) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    return answer;
  };
  const log = async () => decodeFaultLog(await (await answered()).json());

  it('[API-6] is an empty list as long as nothing has happened', async () => {
    expect(await (await answered()).json()).toEqual([]);
  });

  it('[API-6] has every fault that came, newest first, each with the plant at that moment, also after a restart', async () => {
    const first = station.source.push({ faults: [fault(2, 19)] });
    station.source.push({ faults: [fault(2, 19)] });
    const second = station.source.push({ faults: [fault(2, 19), fault('master', 64)] });
    station.source.push({ faults: [] });
    const third = station.source.push({ faults: [fault(2, 19)] });
    const seen = async () =>
      (await log()).entries.map(({ atMs, source, bitIndex, systemPressureBar }) => ({ atMs, source, bitIndex, systemPressureBar }));
    const at = ({ atMs, master }: typeof first, source: ActiveFault['source'], bitIndex: number) => ({
      atMs,
      source,
      bitIndex,
      systemPressureBar: Number(master.systemPressureBar!.toFixed(3)),
    });
    const expected = [at(third, 2, 19), at(second, 'master', 64), at(first, 2, 19)];
    expect(await seen()).toEqual(expected);

    await station.close();
    station = await startStation({ folder: station.folder, startMs: third.atMs + 2000 });
    station.source.push({ faults: [fault(2, 19)] });
    expect(await seen()).toEqual(expected);
  });
});
