import { describe, expect, it } from '@jest/globals';
import { inputFileHead, inputFileRows, type InputMinute } from '../../../core/inputFile/index.ts';
import { inputMinutes } from '../../../station/card/inputMinutes.ts';
import { memoryCard } from '../../fakes/memoryCard.ts';
import { asJson, startStation } from '../startStation.ts';

const noonMs = Date.parse('2026-03-09T12:00:00Z');
const never = new AbortController().signal;
const id = '0-temperature-DEW_POINT';
const minuteAt = (atMs: number, seconds = 60, mean = 3): InputMinute => ({
  atMs,
  inputs: [{ channel: { slot: 0, name: 'DEW_POINT', function: 'temperature' }, seconds, mean, min: mean, max: mean }],
  faults: [],
});

function reader(files: Readonly<Record<string, readonly InputMinute[]>>, current?: InputMinute, zone = 'UTC') {
  const card = memoryCard();
  const written = Object.entries(files).map(([day, minutes]) =>
    card.inputFiles.write(day, [inputFileHead({ date: day, schematicNumber: '', zone }), ...minutes.map(inputFileRows)]),
  );
  const history = { written: () => Promise.all(written).then(() => undefined), current: () => current };
  return inputMinutes({ card, history, zone: () => zone });
}
const timesOf = async (from: ReturnType<typeof reader>, fromMs: number, untilMs: number) =>
  (await from.read({ fromMs, untilMs }, [id], never)).flatMap(({ minutes }) => minutes!.map(({ atMs }) => atMs));

describe('the recorded minutes', () => {
  it('are those of the files and the one that is not over', async () => {
    const from = reader({ '2026-03-09': [minuteAt(noonMs, 60), minuteAt(noonMs + 60_000, 20, 2)] }, minuteAt(noonMs + 60_000, 10, 5));
    const [input] = await from.read({ fromMs: noonMs, untilMs: noonMs + 3_600_000 }, [id], never);
    expect(input!.minutes).toEqual([
      { atMs: noonMs, seconds: 60, mean: 3, min: 3, max: 3 },
      { atMs: noonMs + 60_000, seconds: 30, mean: 3, min: 2, max: 5 },
    ]);
  });

  it('are found in the files of the days before and after, in which a change of the zone may have put them', async () => {
    const [before, after] = [noonMs + 60_000, noonMs + 120_000];
    const from = reader({ '2026-03-08': [minuteAt(before)], '2026-03-09': [minuteAt(noonMs)], '2026-03-10': [minuteAt(after)] });
    expect(await timesOf(from, noonMs, noonMs + 180_000)).toEqual([noonMs, before, after]);
  });

  it('are those of the range, from its start up to its end', async () => {
    const from = reader({ '2026-03-09': [0, 1, 2, 3].map((n) => minuteAt(noonMs + n * 60_000)) });
    expect(await timesOf(from, noonMs + 60_000, noonMs + 180_000)).toEqual([noonMs + 60_000, noonMs + 120_000]);
  });

  it('are not read any further once nobody waits', async () => {
    const from = reader({ '2026-03-09': [minuteAt(noonMs)] });
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(from.read({ fromMs: noonMs, untilMs: noonMs + 1 }, [id], gone)).rejects.toThrow('gone');
    expect(await timesOf(from, noonMs, noonMs + 1)).toEqual([noonMs]);
  });
});

describe('a station', () => {
  it('gives the inputs of its plant up to the present sample, before a restart and after it, whatever a card file says', async () => {
    const read = async (station: Awaited<ReturnType<typeof startStation>>) => {
      const init = asJson({ from_ms: noonMs, until_ms: noonMs + 3_600_000, inputs: [id] });
      const headers = { ...init.headers, authorization: `Bearer ${station.tokenOf('read')}` };
      const answer = await station.call('/inputs/minutes', { ...init, headers });
      expect(answer.status).toBe(200);
      const inputs = (await answer.json()) as readonly { readonly name: string; readonly minutes?: readonly (readonly number[])[] }[];
      expect(inputs.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['DEW_POINT', 'RECEIVER_PRESS', 'ADD_PRESS_1', 'INTERNAL_PRESS', 'INLET_TEMP']),
      );
      expect(inputs.filter(({ minutes }) => minutes !== undefined).map(({ name }) => name)).toEqual(['DEW_POINT']);
      return inputs.find(({ name }) => name === 'DEW_POINT')!.minutes!.map(([atMs, seconds]) => [atMs! - noonMs, seconds]);
    };
    const first = await startStation({ startMs: noonMs, nowMs: () => noonMs });
    for (let i = 0; i < 41; i++) first.source.push();
    expect(await read(first)).toEqual([
      [0, 60],
      [60_000, 20],
    ]);
    await first.close();
    const startMs = noonMs + 90_000;
    const second = await startStation({ folder: first.folder, startMs, nowMs: () => startMs });
    for (let i = 0; i < 4; i++) second.source.push();
    expect(await read(second)).toEqual([
      [0, 60],
      [60_000, 22 + 6],
    ]);
  });
});
