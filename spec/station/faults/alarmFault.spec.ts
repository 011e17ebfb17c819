import { describe, expect, it } from '@jest/globals';
import { masterFaultKinds } from '../../../core/plant/index.ts';
import { alarmFault, type LatestAlarm } from '../../../station/faults/alarmFault.ts';

interface Leak {
  readonly share: number;
}
const name = 'mailNotSent';
const { bitIndex } = masterFaultKinds[name];
const isUp = { source: 'master', bitIndex } as const;

async function setUp(up: Parameters<typeof alarmFault<Leak>>[0]['up'] = []) {
  let latest: LatestAlarm<Leak> = 'unknown';
  let read = 0;
  const fault = await alarmFault<Leak>({
    ...{ name, up, latest: () => latest },
    words: ({ share }, _, language) => (read++, `${language} ${share}`),
  });
  return {
    take: (now = latest) => {
      latest = now;
      return fault.take();
    },
    read: () => read,
  };
}
const shown = (share: number) => [expect.objectContaining({ ...isUp, words: { de: `de ${share}`, en: `en ${share}` } })];

describe('a fault that finished days show', () => {
  it('is up while they show it, with its words in both languages', async () => {
    const { take } = await setUp();
    expect(take()).toEqual([]);
    expect(take({ share: 0.2 })).toEqual(shown(0.2));
    expect(take({ share: 0.3 })).toEqual(shown(0.3));
    expect(take('none')).toEqual([]);
    expect(take({ share: 0.2 })).toEqual(shown(0.2));
    expect(take('unknown')).toEqual([]);
  });

  it('is written once for the same days', async () => {
    const { take, read } = await setUp();
    const leak = { share: 0.2 };
    for (let i = 0; i < 3; i++) take(leak);
    expect(read()).toBe(2);
  });

  it.each([
    ['it was up at the last stop', [isUp], 1],
    ['another one of the master was', [{ source: 'master', bitIndex: bitIndex + 1 } as const], 0],
    ['one of a compressor with its number was', [{ source: 1, bitIndex } as const], 0],
    ['nothing was', [], 0],
  ])('is as at the last stop until the days were looked at: %s', async (_, up, count) => {
    const { take } = await setUp(up);
    expect(take('unknown')).toHaveLength(count);
    expect(take()).toHaveLength(count);
    expect(take('none')).toEqual([]);
    expect(take('unknown')).toEqual([]);
  });

  it('has the reading of the alarm, where there is one', async () => {
    const reading = { quantity: 'volumeFlow', value: 7, limit: 8 } as const;
    const fault = await alarmFault<Leak>({ name, up: [], latest: () => ({ share: 1 }), words: () => 'w', reading: () => reading });
    expect(fault.take()[0]).toMatchObject({ reading });
  });
});
