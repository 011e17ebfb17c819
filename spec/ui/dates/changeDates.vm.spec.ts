import { describe, expect, it, test } from '@jest/globals';
import type { DayBounds, DayChoice } from '../../../core/time/index.ts';
import { ChangeDatesVm, type DayProblem } from '../../../ui/dates/changeDates.vm.ts';

const today = '2026-11-20';
const live: DayBounds = { lastDay: today };
const card: DayBounds = { lastDay: today, available: new Set(['2026-11-14', '2026-11-16', '2026-11-20']) };

describe('the choice of a range of days', () => {
  test.each<[string, DayChoice, DayBounds, DayProblem | undefined, DayProblem | undefined]>([
    ['in order', { from: '2026-11-14', until: '2026-11-20' }, live, undefined, undefined],
    ['one day', { from: today, until: today }, live, undefined, undefined],
    ['reversed', { from: '2026-11-20', until: '2026-11-14' }, live, 'reversed', 'reversed'],
    ['ending tomorrow', { from: '2026-11-14', until: '2026-11-21' }, live, undefined, 'afterLastDay'],
    ['of days with a file', { from: '2026-11-14', until: '2026-11-16' }, card, undefined, undefined],
    ['from a day without a file', { from: '2026-11-15', until: '2026-11-20' }, card, 'withoutFile', undefined],
    ['until a day without a file', { from: '2026-11-14', until: '2026-11-15' }, card, undefined, 'withoutFile'],
  ])('[ANA-2] %s', (_, choice, bounds, from, until) => {
    const vm = new ChangeDatesVm(choice, bounds, today);
    expect([vm.problemOf('from'), vm.problemOf('until')]).toEqual([from, until]);
    expect(vm.applicable).toEqual(from === undefined && until === undefined ? choice : undefined);
  });

  it('can be applied once both days are chosen', () => {
    const vm = new ChangeDatesVm({ from: undefined, until: undefined }, live, today);
    expect([vm.applicable, vm.dayCount, vm.problemOf('from')]).toEqual([undefined, undefined, undefined]);
    vm.chooseDay('from', '2026-11-14');
    expect(vm.applicable).toBeUndefined();
    vm.chooseDay('until', '2026-11-20');
    expect(vm.applicable).toEqual({ from: '2026-11-14', until: '2026-11-20' });
    expect(vm.dayCount).toBe(7);
    vm.chooseDay('from', undefined);
    expect(vm.applicable).toBeUndefined();
  });

  it('is marked in the calendar only in order', () => {
    const vm = new ChangeDatesVm({ from: '2026-11-20', until: '2026-11-14' }, live, today);
    expect(vm.marked).toBeUndefined();
    vm.chooseRange({ from: '2026-11-14', until: '2026-11-20' });
    expect(vm.marked).toEqual({ from: '2026-11-14', until: '2026-11-20' });
  });

  it('takes a range by name, and states which one it is', () => {
    const vm = new ChangeDatesVm({ from: today, until: today }, card, today);
    const named = () => Object.fromEntries(vm.quickRanges.map(({ id, choice, isChosen }) => [id, choice && isChosen]));
    expect(named()).toEqual({ today: true, yesterday: undefined, last7Days: false, thisMonth: false, lastMonth: undefined });
    vm.chooseNamed(vm.quickRanges.find(({ id }) => id === 'last7Days')!.choice!);
    expect(vm.choice).toEqual({ from: '2026-11-14', until: today });
    expect(named()).toMatchObject({ today: false, last7Days: true, thisMonth: true });
  });

  it('[BAL-16] takes of too many files the newest, and says so before they are loaded', () => {
    const days = Array.from({ length: 18 }, (_, i) => `2026-11-${`${i + 3}`.padStart(2, '0')}`).filter((day) => day !== '2026-11-15');
    const vm = new ChangeDatesVm({ from: today, until: today }, { lastDay: today, available: new Set(days) }, today, 7);
    expect([vm.applicable, vm.omittedDays]).toEqual([{ from: today, until: today }, 0]);
    vm.chooseNamed(vm.quickRanges.find(({ id }) => id === 'thisMonth')!.choice!);
    expect(vm.choice).toEqual({ from: '2026-11-03', until: today });
    // seven files lie in eight days, as one of these has none
    expect([vm.applicable, vm.omittedDays]).toEqual([{ from: '2026-11-13', until: today }, 10]);
    vm.chooseDay('from', '2026-11-13');
    expect([vm.applicable, vm.omittedDays]).toEqual([{ from: '2026-11-13', until: today }, 0]);
    vm.chooseDay('from', '2026-11-15');
    expect([vm.applicable, vm.omittedDays]).toEqual([undefined, 0]);
  });

  it('takes any number of days where none has to be loaded', () => {
    const vm = new ChangeDatesVm({ from: '2020-01-01', until: today }, live, today);
    expect([vm.applicable, vm.omittedDays]).toEqual([{ from: '2020-01-01', until: today }, 0]);
  });

  it('turns the calendar to a range by name and to a day that is typed, and leaves it where a person points', () => {
    const vm = new ChangeDatesVm({ from: today, until: today }, live, today);
    expect(vm.shownDay).toBe(today);
    vm.chooseNamed(vm.quickRanges.find(({ id }) => id === 'lastMonth')!.choice!);
    expect([vm.choice, vm.shownDay]).toEqual([{ from: '2026-10-01', until: '2026-10-31' }, '2026-10-31']);
    vm.chooseDay('from', '2026-09-14');
    expect(vm.shownDay).toBe('2026-09-14');
    vm.showDay('2026-08-14');
    vm.chooseRange({ from: '2026-08-03', until: '2026-09-02' });
    expect(vm.shownDay).toBe('2026-08-14');
  });

  test.each([
    ['that can not be chosen', 'until', '2026-11-21'],
    ['that is missing', 'until', undefined],
    ['of a year that is still being typed', 'from', '0202-11-20'],
  ] as const)('a day %s does not turn the calendar', (_, end, day) => {
    const vm = new ChangeDatesVm({ from: '2026-11-14', until: today }, live, today);
    vm.chooseDay(end, day);
    expect(vm.shownDay).toBe(today);
  });

  it('keeps what a person chose when the bounds change, and says what is wrong about it then', () => {
    const vm = new ChangeDatesVm({ from: '2026-11-14', until: '2026-11-16' }, card, today);
    vm.limit({ lastDay: today, available: new Set(['2026-11-16']) }, today);
    expect(vm.choice).toEqual({ from: '2026-11-14', until: '2026-11-16' });
    expect([vm.problemOf('from'), vm.problemOf('until'), vm.isClosed('2026-11-14')]).toEqual(['withoutFile', undefined, true]);
  });
});
