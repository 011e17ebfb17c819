import { describe, expect, it } from '@jest/globals';
import type { CallResult, StationFacts } from '../../../core/ports/index.ts';
import { StationStore } from '../../../ui/stores/index.ts';

const facts: StationFacts = { version: 'V3.21-RC10', stationName: 'Werk Süd', contactLink: 'tel:+49', compressorCount: 6 };

describe('StationStore', () => {
  it('[ROUTE-1] knows version, name and contact before any login', async () => {
    const station = new StationStore({ read: () => Promise.resolve({ outcome: 'succeeded', value: facts }) });
    await station.load();
    expect([station.facts, station.hasNoAnswer]).toEqual([facts, false]);
  });

  it('keeps the facts when the station does not answer any more, and says', async () => {
    const answers: CallResult<StationFacts>[] = [
      { outcome: 'succeeded', value: facts },
      { outcome: 'unreachable' },
      { outcome: 'succeeded', value: { ...facts, version: 'V3.22' } },
    ];
    const station = new StationStore({ read: () => Promise.resolve(answers.shift()!) });
    await station.load();
    await station.load();
    expect([station.facts, station.hasNoAnswer]).toEqual([facts, true]);
    await station.load();
    expect([station.facts?.version, station.hasNoAnswer]).toEqual(['V3.22', false]);
  });

  it('knows nothing of a controller that has nothing to say beforehand, which is no failure', async () => {
    const station = new StationStore({ read: () => Promise.resolve({ outcome: 'notOffered' }) });
    await station.load();
    expect([station.facts, station.hasNoAnswer]).toEqual([undefined, false]);
  });
});
