import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PlantSample } from '../../../core/ports/index.ts';
import { totalsKeeper } from '../../../station/north/totalsKeeper.ts';
import { latestMessages } from '../../../station/north/latestMessages.ts';
import { logLines } from '../logLines.ts';

const news = { came: [], ended: [] };
const sampleAt = (atMs: number) =>
  ({ atMs, master: { powerKW: 36, deliveryVolumeM3min: 6, volumeFlowM3min: 6 }, compressors: [], estimated: [] }) as unknown as PlantSample;

describe('totals for other programs', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function opened(saveEveryMs?: number) {
    const saved: unknown[] = [];
    let isFull = false;
    const { log, lines } = logLines();
    const keeper = totalsKeeper({
      repository: {
        totals: () => ({ energyKWh: 100, airM3: 200 }),
        saveTotals(totals) {
          if (isFull) throw new Error('the disk is full');
          saved.push(totals);
        },
      },
      log,
      ...(saveEveryMs !== undefined && { saveEveryMs }),
    });
    return { keeper, saved, lines, fill: (full: boolean) => (isFull = full) };
  }

  it('are said as they were saved, each minute and at the end', () => {
    const { keeper, saved } = opened();
    keeper.take(sampleAt(0), news);
    keeper.take(sampleAt(2000), news);
    expect([keeper.said(), saved]).toEqual([{ energyKWh: 100, airM3: 200 }, []]);
    jest.advanceTimersByTime(59_999);
    expect(saved).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(saved).toHaveLength(1);
    expect(keeper.said()).toEqual(saved[0]);
    expect(keeper.said().energyKWh).toBeGreaterThan(100);
    jest.advanceTimersByTime(600_000);
    expect(saved).toHaveLength(1);
    keeper.take(sampleAt(4000), news);
    keeper.close();
    expect(saved).toHaveLength(2);
    keeper.take(sampleAt(6000), news);
    jest.advanceTimersByTime(600_000);
    expect(saved).toHaveLength(2);
  });

  it('that can not be saved are not said; it is logged once until they can', () => {
    const { keeper, saved, lines, fill } = opened(10);
    fill(true);
    keeper.take(sampleAt(0), news);
    keeper.take(sampleAt(2000), news);
    jest.advanceTimersByTime(30);
    const line = 'totals for other programs cannot be saved (the disk is full)';
    expect([lines, keeper.said()]).toEqual([[line], { energyKWh: 100, airM3: 200 }]);
    fill(false);
    jest.advanceTimersByTime(10);
    expect(keeper.said()).toEqual(saved[0]);
    fill(true);
    keeper.take(sampleAt(4000), news);
    jest.advanceTimersByTime(10);
    expect(lines).toEqual([line, line]);
    keeper.close();
  });
});

describe('messages that are to be said', () => {
  const message = (topic: string, text: string) => ({ topic, text, isRetained: false, qos: 0 }) as const;

  it('are the newest of each topic, the one that waits longest first', () => {
    const messages = latestMessages();
    for (const [topic, text] of [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ] as const)
      messages.put(message(topic, text));
    expect([messages.take()?.text, messages.take()?.text, messages.take()]).toEqual(['3', '2', undefined]);
  });

  it('are gone once they are cleared', () => {
    const messages = latestMessages();
    messages.put(message('a', '1'));
    messages.clear();
    expect(messages.take()).toBeUndefined();
  });
});
