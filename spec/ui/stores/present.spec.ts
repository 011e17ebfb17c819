import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../../core/settings/index.ts';
import { presentDay, presentMinuteMs, presentMs } from '../../../ui/stores/index.ts';

const browserMs = Date.UTC(2026, 10, 20, 22, 30, 59);
const controllerMs = Date.UTC(2026, 10, 20, 23, 30, 59);
const at = (clockMs: number | undefined) => ({
  plant: { clockMs },
  clock: { nowMs: () => browserMs },
  settings: { settings: { ...defaultSettings, time: { ...defaultSettings.time, zone: 'Europe/Berlin' } } },
});

describe('the present', () => {
  it("is that of the controller's clock, of the browser's while that is not known", () => {
    expect([presentMs(at(controllerMs)), presentMs(at(undefined))]).toEqual([controllerMs, browserMs]);
  });

  it('in whole minutes does not count the begun one', () => {
    expect(presentMinuteMs(at(controllerMs))).toBe(controllerMs - 59_000);
  });

  it("is on a day of the plant's zone", () => {
    expect([presentDay(at(controllerMs)), presentDay(at(undefined))]).toEqual(['2026-11-21', '2026-11-20']);
  });
});
