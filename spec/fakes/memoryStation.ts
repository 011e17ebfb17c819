import type { Level } from '../../core/access/index.ts';
import { airStatistics } from '../../core/balance/index.ts';
import type { FaultEntryId, FaultLogEntry, FaultNote, FaultTexts } from '../../core/faults/index.ts';
import type { InputMinute } from '../../core/inputFile/index.ts';
import type {
  BacklogDay,
  FaultWindow,
  FleetReport,
  Log,
  MqttReport,
  StationFacts,
  TestMailAnswer,
  WebhookReport,
} from '../../core/ports/index.ts';
import { emptyTotals } from '../../core/totals/index.ts';
import { type SampleTable, tableBuilder } from '../../core/samples/index.ts';
import { defaultSettings, type MessageLanguage, type Sent, type Settings, type SettingsGroup } from '../../core/settings/index.ts';
import { type MemoryArchives, memoryArchive } from './memoryArchive.ts';
import { memoryBackupApi } from './memoryBackupApi.ts';
import { memoryBacklog } from './memoryBacklog.ts';
import { memoryBalances } from './memoryBalances.ts';
import { memoryPerformances } from './memoryPerformances.ts';
import { memoryCosts } from './memoryCosts.ts';
import { memoryHeatReports } from './memoryHeatReports.ts';
import { memoryDayFiles } from './memoryDayFiles.ts';
import { memoryErrorLog } from './memoryErrorLog.ts';
import type { MemoryField } from './memoryField.ts';
import { memoryFieldApi } from './memoryFieldApi.ts';
import { memoryFaultCatalogue } from './memoryFaultCatalogue.ts';
import { memoryHistory } from './memoryHistory.ts';
import { memoryLoadProfiles } from './memoryLoadProfiles.ts';
import { memoryInputs } from './memoryInputs.ts';
import type { MemoryFiles } from './memoryFiles.ts';
import { type MemoryCalls, memoryGate } from './memoryGate.ts';
import { memorySessionApi } from './memorySessionApi.ts';
import { memoryPlant, type MemoryPlant } from './memoryPlant.ts';
import { memorySessions } from './memorySessions.ts';
import { memoryLeakages } from './memoryLeakages.ts';
import { memoryWhatIfs } from './memoryWhatIfs.ts';
import { memoryMachineReports } from './memoryMachineReports.ts';
import { memoryMeasures } from './memoryMeasures.ts';
import { memoryMarks } from './memoryMarks.ts';
import type { StationEvent } from '../../core/marks/index.ts';
import { memoryServiceApi } from './memoryServiceApi.ts';
import { memorySettings } from './memorySettings.ts';
import { memorySettingsApi } from './memorySettingsApi.ts';
import { memoryStationCommands } from './memoryStationCommands.ts';
import { memoryStatistics } from './memoryStatistics.ts';
import { memoryTotals } from './memoryTotals.ts';
import type { AnnexAnswer, ReportList as MonthReportList } from '../../core/ports/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { memoryAnnexes } from './memoryAnnexes.ts';
import { memoryMonthReports } from './memoryMonthReports.ts';
import { memoryMqtt, noBroker } from './memoryMqtt.ts';
import { memoryFleet, noFleet } from './memoryFleet.ts';
import { memoryWebhook, noWebhook } from './memoryWebhook.ts';
import { memorySeries } from './memorySeries.ts';
import { memoryPriceSeries } from './memoryPriceSeries.ts';
import { memoryNamedTokens } from './memoryNamedTokens.ts';
import type { StationPorts } from './StationPorts.ts';

/** A station without a network: the fake of every port that reaches one. */
export interface MemoryStation extends StationPorts, MemoryCalls, Omit<MemoryPlant, 'latest'> {
  /** As somebody else's browser does: listeners are reported. */
  readonly saveSettings: <G extends SettingsGroup>(group: G, values: Sent<Settings[G]>) => void;
  /** Ends the sessions of a level, as after the time they last. */
  readonly endSessions: (level: Level) => void;
  readonly logFault: (entry: FaultLogEntry) => void;
  /** How often the web server was to be opened again. */
  readonly restarts: () => number;
}

export interface MemoryStationOptions {
  readonly passwords?: Readonly<Record<Level, string>>;
  readonly settings?: Settings;
  /** Whether the answer of a login says which level it is of; it does, if not said otherwise. */
  readonly reportsLevel?: boolean;
  readonly facts?: StationFacts;
  /** The backlog, by UTC day. */
  readonly days?: ReadonlyMap<string, BacklogDay>;
  /** That statistics and balances are made of, one every `samplePeriodS`. */
  readonly samples?: SampleTable;
  /** By path. */
  readonly dayFiles?: MemoryFiles;
  readonly archives?: Partial<MemoryArchives>;
  /** Of the analog inputs. */
  readonly inputMinutes?: readonly InputMinute[];
  readonly faultLog?: readonly FaultLogEntry[];
  /** What was recorded around an instant. */
  readonly faultWindow?: (atMs: number) => FaultWindow | undefined;
  readonly faultTexts?: Readonly<Partial<Record<MessageLanguage, FaultTexts>>>;
  /** The plant that it listens to; a station without one does not have the calls. */
  readonly field?: MemoryField;
  /** How its broker is. */
  readonly mqtt?: () => MqttReport;
  readonly webhook?: () => WebhookReport;
  readonly fleet?: () => FleetReport;
  readonly annexes?: (range: TimeRange) => AnnexAnswer;
  readonly monthReports?: () => MonthReportList;
  readonly testMail?: () => TestMailAnswer;
  readonly nowMs?: () => number;
  readonly log?: Log;
  /** Is notified of each token that a call was refused for. */
  readonly onUnauthorized?: (token: string) => void;
}

const noFacts: StationFacts = { version: '', stationName: '', contactLink: '', compressorCount: 0, changesMachine: false };
const noMail: TestMailAnswer = { isSent: false, text: 'A station without a network has no mail server.' };

export function memoryStation(options: MemoryStationOptions = {}): MemoryStation {
  const { settings: firstSettings = defaultSettings, facts = noFacts, days = new Map(), samples = tableBuilder([]).table() } = options;
  const { dayFiles = new Map(), archives = {}, faultTexts = {}, testMail = () => noMail, nowMs = () => Date.now() } = options;
  const passwords = { ...(options.passwords ?? { demo: 'demo', read: 'read', write: 'write' }) };
  const sessions = memorySessions();
  const settings = memorySettings(firstSettings);
  const gate = memoryGate({
    sessions,
    rights: () => settings.all().rights,
    onUnauthorized: (token) => options.onUnauthorized?.(token),
  });
  const { latest, ...plant } = memoryPlant(sessions, settings);
  const totalsOf = memoryTotals(samples);
  let faultLog = options.faultLog ?? [];
  const noteFault = (of: FaultEntryId, note: FaultNote) => {
    const place = faultLog.findIndex(({ atMs, source, bitIndex }) => atMs === of.atMs && source === of.source && bitIndex === of.bitIndex);
    const entry = faultLog[place];
    if (entry !== undefined) faultLog = faultLog.with(place, { ...entry, notes: [...(entry.notes ?? []), note] });
    return entry !== undefined;
  };
  const series = memorySeries();
  let restarts = 0;

  const restart = () => {
    restarts++;
    plant.setConnection('webserverLost');
  };
  const events: StationEvent[] = [];
  const resetThinkGreen = (name: string) => {
    events.push({ atMs: nowMs(), kind: 'reset', section: name });
    const snapshot = latest();
    if (snapshot !== undefined) plant.push({ ...snapshot, thinkGreen: airStatistics(emptyTotals(nowMs(), nowMs()), undefined) });
  };

  return {
    ...plant,
    called: gate.called,
    fail: gate.fail,
    mend: gate.mend,
    hold: gate.hold,
    sessionApi: memorySessionApi({ gate, sessions, settings, passwords, reportsLevel: options.reportsLevel ?? true }),
    info: {
      async read() {
        const failure = await gate.pass({ call: 'health', sent: undefined });
        if (failure === undefined) return { outcome: 'succeeded', value: facts };
        return { outcome: typeof failure === 'string' ? failure : 'refused' };
      },
    },
    backlog: memoryBacklog(gate, days),
    statistics: memoryStatistics(gate, totalsOf),
    balances: memoryBalances({
      gate,
      totalsOf,
      samples,
      zone: () => settings.all().time.zone,
      plant: latest,
      units: () => settings.all().units,
      log: options.log ?? { warn: () => undefined },
    }),
    dayFiles: memoryDayFiles(gate, dayFiles),
    inputs: memoryInputs(gate, options.inputMinutes ?? []),
    heatReports: memoryHeatReports(gate, samples, () => settings.all()),
    costs: memoryCosts(gate, samples, () => settings.all(), series),
    performances: memoryPerformances(gate, samples, () => settings.all(), nowMs, series),
    channelHistory: memoryHistory(gate, samples, () => settings.all().time.zone),
    loadProfiles: memoryLoadProfiles(gate, {
      samples,
      zone: () => settings.all().time.zone,
      limits: () => settings.all().limits,
      typeNames: () => settings.all().plant.dayTypes.rows,
    }),
    leakages: memoryLeakages(gate, samples, () => settings.all(), nowMs),
    whatIfs: memoryWhatIfs(gate, samples, () => settings.all(), nowMs),
    machineReports: memoryMachineReports(gate, samples, () => settings.all(), nowMs),
    measures: memoryMeasures(gate, samples, () => settings.all(), nowMs),
    archive: memoryArchive(gate, { master: new Map(), compressors: new Map(), inputs: new Map(), damaged: [], ...archives }),
    errorLog: memoryErrorLog(
      gate,
      sessions,
      { entries: () => faultLog, note: noteFault, window: options.faultWindow ?? (() => undefined) },
      nowMs,
    ),
    faultCatalogue: memoryFaultCatalogue(gate, faultTexts),
    fieldApi: memoryFieldApi(gate, sessions, options.field),
    marks: memoryMarks(gate, nowMs, events),
    services: memoryServiceApi({ gate, totalsOf, latest, push: plant.push, zone: () => settings.all().time.zone, nowMs }),
    settingsApi: memorySettingsApi({ gate, sessions, settings, passwords, testMail, clock: { nowMs }, restart }),
    stationCommands: memoryStationCommands({ gate, restart, resetThinkGreen }),
    priceSeries: memoryPriceSeries(gate, series, () => settings.all().plant),
    wallLinks: memoryNamedTokens(gate, sessions, nowMs, 'wallLinks'),
    programTokens: memoryNamedTokens(gate, sessions, nowMs, 'programTokens'),
    annexes: memoryAnnexes(gate, options.annexes ?? (() => ({ outline: undefined, recordedDays: 0, evaluatedDays: 0 }))),
    monthReports: memoryMonthReports(gate, options.monthReports ?? (() => ({ months: [], kept: [] }))),
    fleet: memoryFleet(gate, options.fleet ?? (() => noFleet)),
    webhook: memoryWebhook(gate, options.webhook ?? (() => noWebhook)),
    mqtt: memoryMqtt(gate, options.mqtt ?? (() => noBroker)),
    backups: memoryBackupApi({ gate, settings, nowMs, restart }),
    saveSettings: (group, values) => {
      settings.save(group, values);
    },
    endSessions(level) {
      sessions.end((_, of) => of === level);
    },
    logFault(entry) {
      faultLog = [entry, ...faultLog];
    },
    restarts: () => restarts,
  };
}
