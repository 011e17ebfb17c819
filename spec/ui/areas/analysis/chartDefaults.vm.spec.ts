import { describe, expect, it, test } from '@jest/globals';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { defaultView } from '../../../../ui/areas/analysis/model/analysisView.ts';
import { openChartDefaults as open } from './chartDefaultsFixture.ts';

describe("the chart's defaults", () => {
  it('become what the chart shows', async () => {
    const { vm, chart } = await open();
    expect(vm.isDefault).toBe(false);
    vm.ask();
    await vm.save();
    expect(vm.outcome).toEqual({ step: 'save', result: { outcome: 'succeeded' } });
    expect(await chart()).toEqual({ ...defaultSettings.chart, defaultSeries: ['pressure', 'power'] });
  });

  it('change only when a person who was asked confirms it', async () => {
    const { vm, station, savings } = await open();
    await vm.save();
    vm.ask();
    vm.cancel();
    await vm.save();
    expect([vm.isConfirming, savings(), vm.outcome]).toEqual([false, 0, undefined]);
    const release = station.hold('saveSettings');
    vm.ask();
    const saved = vm.save();
    vm.cancel();
    expect(vm.isConfirming).toBe(true);
    release();
    await saved;
    expect([vm.isConfirming, savings()]).toEqual([false, 1]);
  });

  it('are what the chart shows when nothing was changed', async () => {
    const { vm, show } = await open();
    show(defaultView(defaultSettings.chart));
    expect(vm.isDefault).toBe(true);
  });

  it('keep what somebody else has set meanwhile, where the view leaves it open', async () => {
    const { vm, station, chart, show } = await open();
    station.saveSettings('chart', { ...defaultSettings.chart, xMode: '30min' });
    show({ ...defaultView(defaultSettings.chart), x: { mode: 'manual', span: { fromMs: 1, toMs: 2 } } });
    vm.ask();
    await vm.save();
    expect(await chart()).toMatchObject({ xMode: '30min' });
  });

  it('are for those who may write', async () => {
    const { vm, savings } = await open('read');
    vm.ask();
    await vm.save();
    expect([vm.canWrite, savings(), vm.outcome]).toEqual([false, 0, undefined]);
  });

  test.each([
    ['openSettings', 'unreachable', { step: 'read', failure: 'unreachable' }],
    ['openSettings', 'failed', { step: 'read', failure: 'failed' }],
    ['saveSettings', 'unreachable', { step: 'save', result: { outcome: 'unreachable' } }],
  ] as const)('say why they stay: %s %s', async (call, failure, outcome) => {
    const { vm, station, chart } = await open();
    station.fail(call, failure);
    vm.ask();
    await vm.save();
    expect(vm.outcome).toEqual(outcome);
    station.mend(call);
    expect(await chart()).toEqual(defaultSettings.chart);
    vm.ask();
    await vm.save();
    expect(vm.outcome).toEqual({ step: 'save', result: { outcome: 'succeeded' } });
  });
});
