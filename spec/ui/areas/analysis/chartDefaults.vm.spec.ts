import { describe, expect, it, test } from '@jest/globals';
import { memorySessionStorage, memoryStation } from '../../../../adapters/memory/index.ts';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { ChartDefaultsVm } from '../../../../ui/areas/analysis/chartDefaults.vm.ts';
import { type AnalysisView, defaultView, withSeries } from '../../../../ui/areas/analysis/model/analysisView.ts';
import { SessionStore, SettingsStore } from '../../../../ui/stores/index.ts';

async function open(password = 'write') {
  const station = memoryStation();
  const settings = new SettingsStore();
  settings.receive(defaultSettings);
  const session = new SessionStore(station.gatekeeper, memorySessionStorage(), settings);
  await session.login(password);
  let view: AnalysisView = withSeries(defaultView(defaultSettings.chart), ['pressure', 'power']);
  const vm = new ChartDefaultsVm({
    keeper: station.settingsKeeper,
    session,
    settings,
    preferences: { language: 'en' },
    view: () => view,
  });
  const chart = async () => {
    const read = await station.settingsKeeper.read('chart', session.token);
    return read.outcome === 'succeeded' ? read.value : read.outcome;
  };
  const savings = () => station.called.filter(({ call }) => call.startsWith('save')).length;
  return { station, settings, vm, chart, savings, show: (next: AnalysisView) => (view = next) };
}

describe("the chart's defaults", () => {
  it('become what the chart shows', async () => {
    const { vm, chart } = await open();
    expect(vm.isDefault).toBe(false);
    await vm.save();
    expect(vm.outcome).toEqual({ step: 'save', result: { outcome: 'succeeded' } });
    expect(await chart()).toEqual({ ...defaultSettings.chart, defaultSeries: ['pressure', 'power'] });
  });

  it('are what the chart shows when nothing was changed', async () => {
    const { vm, show } = await open();
    show(defaultView(defaultSettings.chart));
    expect(vm.isDefault).toBe(true);
  });

  it('keep what somebody else has set meanwhile, where the view leaves it open', async () => {
    const { vm, station, chart, show } = await open();
    station.saveSettings('chart', { ...defaultSettings.chart, xMode: '30min' });
    show({ ...defaultView(defaultSettings.chart), x: { mode: 'manual', span: { fromMs: 1, untilMs: 2 } } });
    await vm.save();
    expect(await chart()).toMatchObject({ xMode: '30min' });
  });

  it('are for those who may write', async () => {
    const { vm, savings } = await open('read');
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
    await vm.save();
    expect(vm.outcome).toEqual(outcome);
    station.mend(call);
    expect(await chart()).toEqual(defaultSettings.chart);
    await vm.save();
    expect(vm.outcome).toEqual({ step: 'save', result: { outcome: 'succeeded' } });
  });
});
