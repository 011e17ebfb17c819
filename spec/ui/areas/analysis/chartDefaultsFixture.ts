import { memorySessionStorage, memoryStation } from '../../../fakes/index.ts';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { ChartDefaultsVm } from '../../../../ui/areas/analysis/chartDefaults.vm.ts';
import { type AnalysisView, defaultView, withSeries } from '../../../../ui/areas/analysis/model/analysisView.ts';
import { SessionStore, SettingsStore } from '../../../../ui/stores/index.ts';

/** Saving a chart's view as the default of a station in memory; the view differs from it by its lines. */
export async function openChartDefaults(password = 'write') {
  const station = memoryStation();
  const settings = new SettingsStore();
  settings.receive(defaultSettings);
  const session = new SessionStore(station.sessionApi, memorySessionStorage(), settings);
  await session.login(password);
  let view: AnalysisView = withSeries(defaultView(defaultSettings.chart), ['pressure', 'power']);
  const vm = new ChartDefaultsVm({
    keeper: station.settingsApi,
    session,
    settings,
    preferences: { language: 'en' },
    view: () => view,
  });
  const chart = async () => {
    const read = await station.settingsApi.read('chart', session.token);
    return read.outcome === 'succeeded' ? read.value : read.outcome;
  };
  const savings = () => station.called.filter(({ call }) => call.startsWith('save')).length;
  return { station, settings, vm, chart, savings, show: (next: AnalysisView) => (view = next) };
}
