import { describe, expect, it } from '@jest/globals';
import { plantMirror } from '../../../adapters/socket/index.ts';

const bar = (mirror: ReturnType<typeof plantMirror>) => mirror.snapshot()?.master.systemPressureBar;
const changed = (pressureBar: number, seq?: number) => ({
  ...(seq === undefined ? {} : { seq }),
  changes: [['master.system_pressure_bar', pressureBar]],
});

describe('the mirror of the plant', () => {
  it('[LIVE-1] takes a plant as such, and changes without numbers, in the order of their coming', () => {
    const mirror = plantMirror();
    mirror.reset({ master: { system_pressure_bar: 7 } });
    expect(bar(mirror)).toBe(7);
    expect([mirror.change(changed(7.1)), mirror.change(changed(7.2))]).toEqual([true, true]);
    expect(bar(mirror)).toBe(7.2);
  });

  it('takes numbered changes of a numbered plant alone, each after the one before', () => {
    const mirror = plantMirror();
    mirror.reset({ seq: 4, plant: { protocol: 1, master: { system_pressure_bar: 7 } } });
    expect([changed(8), changed(8, 4), changed(8, 6), changed(7.5, 5), changed(8, 5)].map((each) => mirror.change(each))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(bar(mirror)).toBe(7.5);
  });

  it.each([1, undefined])('takes no change before a plant, and none after it was cleared: number %p', (seq) => {
    const mirror = plantMirror();
    expect(mirror.change(changed(8, seq))).toBe(false);
    mirror.reset({ master: {} });
    mirror.clear();
    expect(mirror.change(changed(8, seq))).toBe(false);
    expect(mirror.snapshot()).toBeUndefined();
  });

  it('takes no number after a plant without one', () => {
    const mirror = plantMirror();
    mirror.reset({ master: { system_pressure_bar: 7 } });
    expect(mirror.change(changed(8, 1))).toBe(false);
    expect(bar(mirror)).toBe(7);
  });
});
