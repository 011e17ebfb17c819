import { describe, expect, it } from '@jest/globals';
import { msPerMinute } from '../../../../../core/time/index.ts';
import { LeakTestVm } from '../../../../../ui/areas/energy/leakage/leakTest.vm.ts';
import { NightUseForm } from '../../../../../ui/areas/energy/leakage/nightUseForm.vm.ts';
import { morningMs, storesOver } from '../../../stores/stationFixture.ts';
import { PlantEditVm } from '../../../../../ui/stores/index.ts';

async function open(level = 'write') {
  const stores = storesOver();
  await stores.session.login(level);
  const edit = new PlantEditVm({ keeper: stores.station.settingsApi, session: stores.session, preferences: { language: 'de' } });
  let nowMs = morningMs;
  const test = new LeakTestVm({ edit, plant: stores.plant, clock: { nowMs: () => nowMs } });
  const stored = async () => {
    const read = await stores.station.settingsApi.read('plant', stores.session.token);
    return read.outcome === 'succeeded' ? read.value : undefined;
  };
  return { ...stores, edit, test, stored, pass: (minutes: number) => (nowMs += minutes * msPerMinute) };
}
const minutesAgo = (minutes: number) => morningMs - minutes * msPerMinute;

describe('a leak test', () => {
  it('that was done is entered as a time with all consumers off, beside what was there', async () => {
    const { test, edit, stored } = await open();
    await edit.change((plant) => ({ ...plant, receivers: { rows: [{ since: '2026-01-01', volumeM3: 12 }] } }));
    test.enter({ fromMs: minutesAgo(40), untilMs: minutesAgo(20), note: ' Pause ' });
    expect(await test.save()).toBe(true);
    expect(await stored()).toMatchObject({
      receivers: { rows: [{ volumeM3: 12 }] },
      windows: { rows: [{ kind: 'allConsumersOff', fromMs: minutesAgo(40), untilMs: minutesAgo(20), note: 'Pause' }] },
    });
    expect([test.fromMs, test.note]).toEqual([undefined, '']);
    expect(await test.remove({ fromMs: minutesAgo(40), untilMs: minutesAgo(20) })).toBe(true);
    expect((await stored())?.windows.rows).toEqual([]);
  });

  it.each([
    ['noTime', undefined, minutesAgo(1)],
    ['tooShort', minutesAgo(30), minutesAgo(21)],
    ['tooLong', minutesAgo(1500), minutesAgo(10)],
    ['notOver', minutesAgo(5), minutesAgo(-10)],
  ] as const)('is not entered when it is none: %s', async (problem, fromMs, untilMs) => {
    const { test, stored } = await open();
    test.enter({ fromMs, untilMs });
    expect([await test.save(), test.problem]).toEqual([false, problem]);
    expect((await stored())?.windows.rows).toEqual([]);
    test.enter({ note: 'x' });
    expect(test.problem).toBeUndefined();
  });

  it('that goes on may end after ten minutes', async () => {
    const { test, stored, pass } = await open();
    test.start();
    pass(9);
    expect([test.canEnd, test.share, await test.end(), test.problem]).toEqual([false, 0.9, false, 'tooShort']);
    pass(2);
    expect([test.canEnd, await test.end(), test.startedMs]).toEqual([true, true, undefined]);
    expect((await stored())?.windows.rows).toMatchObject([{ fromMs: morningMs, untilMs: minutesAgo(-11) }]);
  });

  it('that is cancelled leaves nothing, and one of the future is not begun', async () => {
    const { test } = await open();
    test.start(minutesAgo(-5));
    expect(test.startedMs).toBeUndefined();
    test.start();
    test.cancel();
    expect(await test.end()).toBe(false);
  });

  it('is nothing for somebody who may not write', async () => {
    const { test, edit, station } = await open('read');
    test.enter({ fromMs: minutesAgo(40), untilMs: minutesAgo(20) });
    expect([edit.canWrite, await test.save()]).toEqual([false, false]);
    expect(station.called.filter(({ call }) => call === 'saveSettings')).toEqual([]);
  });
});

describe('a consumer of the night', () => {
  const consumer = { name: 'Spülluft', flowM3min: 1.2 };

  it('is entered, changed in its place, and checked as in other forms', async () => {
    const { edit, stored } = await open();
    const form = new NightUseForm(undefined, '2026-09-01', edit);
    expect(await form.save()).toBe(false);
    expect([form.problemOf('name')?.code, form.otherProblem]).toEqual(['nameRequired', undefined]);
    form.enter(consumer);
    form.setDay('sun', false);
    expect(await form.save()).toBe(true);
    const [entry] = (await stored())!.nightUse.rows;
    expect(entry).toEqual({
      ...consumer,
      since: '2026-09-01',
      days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
      fromHour: 0,
      untilHour: 24,
    });
    const again = new NightUseForm(entry, '2026-09-01', edit);
    again.enter({ flowM3min: 1.5 });
    expect(await again.save()).toBe(true);
    expect((await stored())!.nightUse.rows).toEqual([{ ...entry!, flowM3min: 1.5 }]);
    again.enter({ fromHour: 6, untilHour: 6 });
    expect([await again.save(), again.problemOf('untilHour')?.code]).toEqual([false, 'endNotAfterBegin']);
  });
});
