import { describe, expect, it, test } from '@jest/globals';
import { axisKey, chartKey, type KeyAction } from '../../../../ui/charts/lineChart/chartKeys.ts';
import { hour } from './chartFixture.ts';

const plot = { quantity: 'pressure', extent: { min: 6, max: 8 }, autoExtent: { min: 6, max: 8 } } as const;
const pressed = (keys: string, atMs?: number) =>
  chartKey({ key: keys.replace('Shift ', ''), shiftKey: keys.startsWith('Shift ') }, { data: hour, atMs, plot });
const show = (fromMs: number, toMs: number, atMs?: number): KeyAction => ({ does: 'show', span: { fromMs, toMs }, atMs });

describe('the keys of a chart', () => {
  test.each<[string, number | undefined, KeyAction | undefined]>([
    ['ArrowRight', 1_800_000, { does: 'point', atMs: 1_810_000 }],
    ['ArrowLeft', 1_800_000, { does: 'point', atMs: 1_790_000 }],
    ['ArrowRight', undefined, { does: 'point', atMs: 2_400_000 }],
    ['PageUp', 1_800_000, { does: 'point', atMs: 1_920_000 }],
    ['Escape', 1_800_000, { does: 'point', atMs: undefined }],
    ['ArrowRight', 2_400_000, show(1_500_000, 2_700_000, 2_400_000)],
    ['ArrowLeft', 1_200_000, show(900_000, 2_100_000, 1_200_000)],
    ['Shift ArrowRight', undefined, show(1_500_000, 2_700_000)],
    ['Shift ArrowLeft', 1_800_000, show(900_000, 2_100_000, 1_800_000)],
    ['+', undefined, show(1_350_000, 2_250_000)],
    ['Shift +', undefined, show(1_350_000, 2_250_000)],
    ['=', 1_200_000, show(1_200_000, 2_100_000, 1_200_000)],
    ['-', undefined, show(1_050_000, 2_550_000)],
    ['Home', 1_800_000, show(0, 1_200_000, 0)],
    ['End', undefined, show(2_400_000, 3_600_000, 3_600_000)],
    ['ArrowUp', undefined, { does: 'scale', extent: { min: 6.5, max: 8.5 } }],
    ['ArrowDown', 1_800_000, { does: 'scale', extent: { min: 5.5, max: 7.5 } }],
    ['Shift ArrowUp', undefined, { does: 'scale', extent: { min: 6.25, max: 7.75 } }],
    ['Shift ArrowDown', undefined, { does: 'scale', extent: { min: 5.75, max: 8.25 } }],
    ['0', undefined, { does: 'reset' }],
    ['Tab', 1_800_000, undefined],
    ['a', undefined, undefined],
  ])('%s with the crosshair at %p', (keys, atMs, expected) => {
    expect(pressed(keys, atMs)).toEqual(expected);
  });

  it('move no values without a plot', () => {
    expect(chartKey({ key: 'ArrowUp', shiftKey: false }, { data: hour, atMs: undefined, plot: undefined })).toBeUndefined();
  });

  it('stay inside the data', () => {
    const atStart = { ...hour, span: hour.whole };
    expect(chartKey({ key: 'ArrowLeft', shiftKey: true }, { data: atStart, atMs: undefined, plot })).toEqual(show(0, 3_600_000));
  });

  it('[TREND-3] ask for more than is loaded once all of it is shown', () => {
    const pressed = (span: typeof hour.span) => chartKey({ key: '-', shiftKey: false }, { data: { ...hour, span }, atMs: undefined, plot });
    expect(pressed(hour.whole)).toEqual({ does: 'widen' });
    expect(pressed({ ...hour.whole, fromMs: 1000 })).toEqual(show(0, 3_600_000));
  });
});

describe('the keys of a value axis', () => {
  test.each([
    ['ArrowUp', { min: 6.5, max: 8.5 }],
    ['ArrowDown', { min: 5.5, max: 7.5 }],
    ['+', { min: 6.25, max: 7.75 }],
    ['-', { min: 5.75, max: 8.25 }],
    ['0', 'auto'],
    ['Escape', 'auto'],
    ['ArrowLeft', undefined],
  ])('%s', (key, expected) => {
    expect(axisKey(key, plot)).toEqual(expected);
  });
});
