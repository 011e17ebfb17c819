import { describe, expect, it } from '@jest/globals';
import { PlantStore } from '../../../ui/stores/index.ts';

function connectedPlant(): PlantStore {
  const plant = new PlantStore();
  plant.setConnection('connected');
  return plant;
}

describe('a restart of the web server', () => {
  it('is expected, then under way while the web server is lost, and over when values arrive again', () => {
    const plant = connectedPlant();
    expect([plant.restart.phase, plant.restart.isUnderWay]).toEqual(['none', false]);
    plant.restart.expect();
    expect([plant.restart.phase, plant.restart.isUnderWay]).toEqual(['expected', true]);
    plant.setConnection('webserverLost');
    expect([plant.restart.phase, plant.restart.isUnderWay]).toEqual(['down', true]);
    plant.setConnection('controlLost');
    expect([plant.restart.phase, plant.restart.isUnderWay]).toEqual(['down', true]);
    plant.setConnection('connected');
    expect([plant.restart.phase, plant.restart.isUnderWay]).toEqual(['back', false]);
    plant.restart.forget();
    expect(plant.restart.phase).toBe('none');
  });

  it('is under way at once when the connection is lost before the station promised it', () => {
    const plant = connectedPlant();
    plant.setConnection('webserverLost');
    plant.restart.expect();
    plant.setConnection('connected');
    expect(plant.restart.phase).toBe('back');
  });

  it('is none when nobody asked for it, and is forgotten with the session', () => {
    const plant = connectedPlant();
    plant.setConnection('webserverLost');
    plant.setConnection('connected');
    expect(plant.restart.phase).toBe('none');
    plant.restart.expect();
    plant.reset();
    expect(plant.restart.phase).toBe('none');
  });
});
