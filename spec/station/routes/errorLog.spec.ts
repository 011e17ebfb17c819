import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeFaultLog, decodeFaultWindow, paths } from '../../../adapters/contract/index.ts';
import { type ActiveFault, faultSeverity } from '../../../core/faults/index.ts';
import { cpSync } from 'node:fs';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

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

  it('gives what was recorded around an error as soon as it is in the log, and nothing where nothing was', async () => {
    const { atMs } = station.source.push({ faults: [fault(2, 70)] });
    const around = async (datum: number) => {
      const { headers, ...rest } = asJson({ datum });
      const answer = await station.call(paths.faultWindow, {
        ...rest,
        headers: { ...headers, ...withToken(station.tokenOf('read')).headers },
      });
      return decodeFaultWindow(await answer.json());
    };
    const found = await around(atMs);
    if (found === 'none') throw new Error('nothing was recorded');
    expect(found).toMatchObject({ fromMs: expect.any(Number), untilMs: expect.any(Number), isComplete: false });
    expect(found.samples.timesMs[found.samples.length - 1]).toBe(Math.floor(atMs / 1000) * 1000);
    expect(found.faults).toContainEqual({ source: 2, bitIndex: 70, fromMs: atMs, untilMs: undefined });
    expect(await around(atMs - 86_400_000)).toBe('none');
  });

  describe('what people who have seen a fault leave', () => {
    const note = (sent: object, level: 'read' | 'write' = 'write') => {
      const { headers } = withToken(station.tokenOf(level));
      const { headers: type, ...rest } = asJson({ source: 3, bit_index: 70, text: '', ...sent });
      return station.call(paths.seenFault, { ...rest, headers: { ...headers, ...type, 'accept-language': 'de' } });
    };

    it('[ALARM-2] is stored before it is answered: it is there after a kill, and the fault stays up', async () => {
      const up = [fault(3, 70)];
      const { atMs } = station.source.push({ faults: up });
      const answer = await note({ datum: atMs, name: ' K. Demir ', text: 'Kühler ist zugestaubt' });
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
      station.source.push({ faults: up });

      const killed = temporaryFolder();
      cpSync(station.folder, killed, { recursive: true });
      const again = await startStation({ folder: killed, startMs: atMs + 60_000 });
      again.source.push({ faults: up });
      const { entries } = decodeFaultLog(
        await (await again.call(paths.errorLog, { method: 'POST', ...withToken(again.tokenOf('read')) })).json(),
      );
      expect(entries[0]).toMatchObject({
        atMs,
        notes: [{ name: 'K. Demir', text: 'Kühler ist zugestaubt', level: 'write', atMs: expect.any(Number) }],
      });
      expect(entries[0]?.end).toBeUndefined();
      await again.close();
    });

    it('[ALARM-2] needs write access, a name, and an entry of the log', async () => {
      const { atMs } = station.source.push({ faults: [fault(3, 70)] });
      expect((await note({ datum: atMs, name: 'K. Demir' }, 'read')).status).toBe(403);
      expect((await note({ datum: atMs, name: '  ' })).status).toBe(400);
      expect((await note({ datum: atMs, name: 'x'.repeat(61) })).status).toBe(400);
      const gone = await note({ datum: atMs - 1, name: 'K. Demir' });
      expect([gone.status, await gone.text()]).toEqual([409, 'Diese Meldung steht nicht mehr im Protokoll der Station.']);
      expect((await note({ datum: atMs, source: 77, name: 'K. Demir' })).status).toBe(409);
    });
  });
});
