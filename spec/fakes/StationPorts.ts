import type {
  Archive,
  BackupApi,
  Backlog,
  Balances,
  ChannelHistory,
  Costs,
  HeatReports,
  Performances,
  DayFiles,
  ErrorLog,
  FaultCatalogue,
  FieldApi,
  Inputs,
  LoadProfiles,
  Leakages,
  MachineReports,
  WhatIfs,
  Measures,
  Marks,
  MonthReportApi,
  Annexes,
  MqttApi,
  ServiceApi,
  SessionApi,
  PlantFeed,
  SettingsApi,
  StationCommands,
  StationInfo,
  Statistics,
  PriceSeriesApi,
  NamedTokensApi,
  FleetApi,
  WebhookApi,
} from '../../core/ports/index.ts';

/** Every port that reaches a station. */
export interface StationPorts {
  readonly sessionApi: SessionApi;
  readonly info: StationInfo;
  readonly feed: PlantFeed;
  readonly backlog: Backlog;
  readonly statistics: Statistics;
  readonly balances: Balances;
  readonly dayFiles: DayFiles;
  readonly inputs: Inputs;
  readonly channelHistory: ChannelHistory;
  readonly loadProfiles: LoadProfiles;
  readonly costs: Costs;
  readonly heatReports: HeatReports;
  readonly annexes: Annexes;
  readonly monthReports: MonthReportApi;
  readonly performances: Performances;
  readonly leakages: Leakages;
  readonly machineReports: MachineReports;
  readonly whatIfs: WhatIfs;
  readonly measures: Measures;
  readonly archive: Archive;
  readonly errorLog: ErrorLog;
  readonly faultCatalogue: FaultCatalogue;
  readonly fieldApi: FieldApi;
  readonly services: ServiceApi;
  readonly marks: Marks;
  readonly settingsApi: SettingsApi;
  readonly stationCommands: StationCommands;
  readonly priceSeries: PriceSeriesApi;
  readonly wallLinks: NamedTokensApi;
  readonly programTokens: NamedTokensApi;
  readonly fleet: FleetApi;
  readonly webhook: WebhookApi;
  readonly mqtt: MqttApi;
  readonly backups: BackupApi;
}
