import { describe, expect, it, test } from '@jest/globals';
import type { Connection } from '../../../core/ports/index.ts';
import { PlantStore } from '../../../ui/stores/index.ts';
import { morningMs, snapshotAt } from './stationFixture.ts';

function livePlant(): PlantStore {
  const plant = new PlantStore();
  plant.setConnection('connected');
  plant.receiveClock(morningMs);
  plant.receive(snapshotAt(morningMs));
  plant.receiveFaults([{ source: 1, errors: { 1: true }, indicators: {} }]);
  return plant;
}

it('a control that a station does not have is not lost', () => {
  const plant = new PlantStore(() => 'simulated');
  plant.setConnection('controlLost');
  expect(plant.connection).toBe('controlLost');
  const without = new PlantStore(() => 'none');
  without.setConnection('controlLost');
  expect(without.connection).toBe('noPlant');
  without.setConnection('webserverLost');
  expect(without.connection).toBe('webserverLost');
});

describe('PlantStore', () => {
  it('holds the plant as last pushed', () => {
    const plant = livePlant();
    plant.receive(snapshotAt(morningMs + 2000, 6.9));
    expect(plant.snapshot?.master.systemPressureBar).toBe(6.9);
    expect(plant.lastSeenMs).toBe(morningMs + 2000);
  });

  test.each<Connection>(['webserverLost', 'controlLost', 'noPlant', 'incompatible', 'refused', 'connecting'])(
    '[LIVE-2] [LIVE-6] while the connection is %s there are no values and no faults, but it is known since when',
    (connection) => {
      const plant = livePlant();
      plant.setConnection(connection);
      expect(plant.snapshot).toBeUndefined();
      expect(plant.faults).toEqual([]);
      expect(plant.areFaultsKnown).toBe(false);
      expect(plant.lastSeenMs).toBe(morningMs);
      expect(plant.connection).toBe(connection);
    },
  );

  it('knows that there are no faults only when it was reported so', () => {
    const plant = new PlantStore();
    plant.setConnection('connected');
    plant.receive(snapshotAt(morningMs));
    expect(plant.areFaultsKnown).toBe(false);
    plant.receiveFaults([]);
    expect(plant.areFaultsKnown).toBe(true);
  });

  test.each<[Connection, number | undefined]>([
    ['webserverLost', undefined],
    ['controlLost', morningMs],
    ['incompatible', morningMs],
  ])('[LIVE-2] with %s the clock of the station shows %s', (connection, clockMs) => {
    const plant = livePlant();
    plant.setConnection(connection);
    expect(plant.clockMs).toBe(clockMs);
  });

  it('[LIVE-3] is whole again with the next snapshot', () => {
    const plant = livePlant();
    plant.setConnection('webserverLost');
    plant.setConnection('connected');
    plant.receive(snapshotAt(morningMs + 60_000, 7));
    expect(plant.snapshot).toEqual(snapshotAt(morningMs + 60_000, 7));
  });

  it('forgets everything for the next person', () => {
    const plant = livePlant();
    plant.reset();
    expect([plant.snapshot, plant.clockMs, plant.lastSeenMs]).toEqual([undefined, undefined, undefined]);
  });
});
