import { memoryDayFileParser, memorySessionStorage, memoryStation, type MemoryStation } from '../../../fakes/index.ts';
import { emptySlot, slotCount } from '../../../../core/compressor/index.ts';
import type { Backlog, StationReport } from '../../../../core/ports/index.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../../core/samples/index.ts';
import { AnalysisChartVm } from '../../../../ui/areas/analysis/analysisChart.vm.ts';
import type { AnalysisView } from '../../../../ui/areas/analysis/model/analysisView.ts';
import {
  AnalysisStore,
  InputsStore,
  liveLink,
  HistoryStore,
  PlantStore,
  SessionStore,
  SettingsStore,
} from '../../../../ui/stores/index.ts';

export const nowMs = Date.UTC(2026, 10, 20, 13, 32);
export const minute = 60_000;
export const loaded = 1 | 2 | 4;

export interface Values {
  readonly pressureBar?: number | undefined;
  readonly status?: number;
  /** An analog input of the master control. */
  readonly dewPointDegC?: number;
}

/** A station whose first machine is loaded and whose third slot is used. */
export function snapshotAt(atMs: number, { pressureBar = 7, status = loaded, dewPointDegC }: Values = {}): StationReport {
  return {
    atMs,
    master: {
      sdCard: 1,
      version: '1',
      status: 3,
      systemPressureBar: pressureBar,
      loadRatio: 0.8,
      volumeFlowM3min: 40,
      deliveryVolumeM3min: 41,
      powerKW: 200,
      inputs: dewPointDegC === undefined ? [] : [{ index: 1, name: 'DEW_POINT', function: 'temperature', value: dewPointDegC }],
    },
    compressors: Array.from({ length: slotCount }, (_, i) =>
      i === 0 || i === 2 ? { ...emptySlot(i + 1), technology: 4, status, electricalPowerKW: 50 + i } : emptySlot(i + 1),
    ),
    maintenance: undefined,
    thinkGreen: undefined,
    zone: undefined,
  };
}

/** The backlog of the last `minutes`, a record every 10 s. */
export function backlogOf(minutes: number, valuesAt: (agoMs: number) => Values = () => ({})) {
  const builder = tableBuilder(channels);
  for (let agoMs = minutes * minute; agoMs > 0; agoMs -= 10_000)
    builder.append(nowMs - agoMs, sampleRowOf(snapshotAt(nowMs - agoMs, valuesAt(agoMs))).values);
  return new Map([['2026-11-20', { samples: builder.table(), skippedLines: 0 }]]);
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The line chart of a station without a network, logged in. */
export async function openChart(station: MemoryStation = memoryStation(), backlog: Backlog = station.backlog) {
  let browserMs = nowMs + 5000;
  const silent = { warn: () => undefined };
  const plant = new PlantStore();
  const settings = new SettingsStore();
  const log = new HistoryStore(backlog, silent);
  const session = new SessionStore(station.sessionApi, memorySessionStorage(), settings);
  const daysOf = () =>
    new AnalysisStore({
      dayFiles: station.dayFiles,
      parser: memoryDayFileParser(),
      session,
      log: silent,
      history: { port: station.channelHistory, zone: () => 'Europe/Berlin', nowMs: () => plant.clockMs ?? browserMs },
    });
  const [analysis, detail] = [daysOf(), daysOf()];
  liveLink({ feed: station.feed, session, plant, settings, log });
  const inputsOf = () => new InputsStore({ inputs: station.inputs, session, plant, clock: { nowMs: () => browserMs } });
  const inputs = inputsOf();
  const compared = { analysis: daysOf(), inputs: inputsOf() };
  const vm = new AnalysisChartVm({ plant, log, analysis, detail, inputs, compared, settings, clock: { nowMs: () => browserMs } });
  vm.live.follow();
  inputs.follow(() => vm.wantedInputs);
  compared.inputs.follow(() => vm.compared.wantedInputs);
  await session.login('read');
  const wait = (ms: number) => {
    browserMs += ms;
    vm.live.tick();
  };
  const show = (differences: Partial<AnalysisView>) => {
    vm.show({ ...vm.view, ...differences });
    vm.rest();
  };
  return { vm, wait, show, plant, analysis, detail, inputs, compared, settings };
}
