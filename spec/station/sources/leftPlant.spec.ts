import { describe, expect, it } from '@jest/globals';
import { demoPlant, type PlantState, startPlant } from '../../../core/plant/index.ts';
import { leftPlant } from '../../../station/sources/leftPlant.ts';

const plant = { config: { ...demoPlant, zone: 'Europe/Berlin' }, seed: 1 };
const state = startPlant(plant.config, { seed: 7, atMs: Date.parse('2026-03-04T12:00:00Z') });
const [machine, ...others] = state.machines;
const changed = (fields: object): PlantState => ({ ...state, ...fields });

describe('a simulated plant that was left', () => {
  it('is gone on with as it was but for what happens to it now, also with other numbers in it', () => {
    expect(leftPlant(state, plant)).toEqual({ ...state, schedule: expect.anything() });
    const later = changed({ atMs: state.atMs + 1, machines: [{ ...machine, starts: 99 }, ...others] });
    expect(leftPlant(later, plant)).toEqual({ ...later, schedule: expect.anything() });
  });

  it.each<[string, object]>([
    ['that lacks a value', { atMs: undefined }],
    ['with a value more', { more: 1 }],
    ['with a text in place of a number', { atMs: 'now' }],
    ['with null in place of a number', { atMs: null }],
    ['with null in place of its machines', { machines: null }],
    ['with a record in place of its machines', { machines: { ...state.machines } }],
    ['with a machine fewer', { machines: others }],
    ['with a machine more', { machines: [machine, ...state.machines] }],
    ['with a machine that has a value more', { machines: [{ ...machine, more: 1 }, ...others] }],
    ['with a machine that has a text in place of a number', { machines: [{ ...machine, starts: '9' }, ...others] }],
    ['with a machine that is none', { machines: [7, ...others] }],
    ['without a schedule', { schedule: undefined }],
    ['with a schedule of another kind', { schedule: { on: 7 } }],
  ])('%s is of another version', (_, fields) => {
    expect(leftPlant(changed(fields), plant)).toBeUndefined();
  });
});
