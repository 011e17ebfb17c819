export type { CostAnswer, Costs } from './Costs.ts';
export type { PerformanceAnswer, Performances } from './Performances.ts';
export type { AlarmSound, SoundState } from './AlarmSound.ts';
export type { Archive, ArchiveFile, ArchiveList, DamagedDayFile } from './Archive.ts';
export type { Backlog, BacklogDay } from './Backlog.ts';
export type { BackupApi, PreviewAnswer } from './BackupApi.ts';
export type { Balances } from './Balances.ts';
export type { CallFailure, CallResult, OrderResult, SaveResult } from './CallResult.ts';
export { maxHistoryChannels, type ChannelHistory, type SteppedHistory } from './ChannelHistory.ts';
export type { Clock } from './Clock.ts';
export type { DayFiles, DayFilesDownload, ListedDayFile, LoadedDayFile } from './DayFiles.ts';
export type { DayFileParser, DayFileReading } from './DayFileParser.ts';
export type { Download, DownloadProgress, FilesProgress, Waiting } from './Download.ts';
export type { ErrorLog, FaultWindow, SeenFault, WindowFault, WindowInput } from './ErrorLog.ts';
export type { FaultCatalogue } from './FaultCatalogue.ts';
export { maxInputHours, maxInputs, type Inputs, type RecordedInput } from './Inputs.ts';
export type { SessionApi, LoginAnswer } from './SessionApi.ts';
export type { HeatReportAnswer, HeatReports } from './HeatReports.ts';
export type { LeakageAnswer, Leakages } from './Leakages.ts';
export type { AnnexAnswer, Annexes } from './Annexes.ts';
export type { MachineReports, MachinesAnswer } from './MachineReports.ts';
export type { ReplayState, WhatIfAnswer, WhatIfAsked, WhatIfs, WhatIfState } from './WhatIfs.ts';
export type { Measures, MeasuresAnswer } from './Measures.ts';
export type { LoadProfiles, RatedFlow, RecordedProfile } from './LoadProfiles.ts';
export type { Log } from './Log.ts';
export type { Notice, NoticePermission, Notices } from './Notices.ts';
export type { PdfFacts, PdfWriter } from './PdfWriter.ts';
export type { Connection, OpenFeed, PlantFeed, PlantListener } from './PlantFeed.ts';
export type { PlantSample, PlantSource } from './PlantSource.ts';
export type { Preference, PreferenceStorage } from './PreferenceStorage.ts';
export type { SessionToken } from './SessionToken.ts';
export type { KeptSession, OpenSession, SessionStorage } from './SessionStorage.ts';
export type { Marks } from './Marks.ts';
export type { ServiceHistory, ServiceApi } from './ServiceApi.ts';
export type { SettingsApi, TestMailAnswer, ZoneChoice } from './SettingsApi.ts';
export type { StationCommands } from './StationCommands.ts';
export type { StationFacts, StationInfo } from './StationInfo.ts';
export type { StationReport } from './StationReport.ts';
export type { StatisticAnswer, Statistics } from './Statistics.ts';
export type { StopSignal } from './StopSignal.ts';
export type { AuditEntry, AuditRepository } from './repositories/AuditRepository.ts';
export type { BackupReading, BackupRepository } from './repositories/BackupRepository.ts';
export type { ChannelSumsRepository, DaySum, StoredDaySums } from './repositories/ChannelSumsRepository.ts';
export type { DayDetailBytes, DayDetailPart, DayDetailRepository } from './repositories/DayDetailRepository.ts';
export type { CounterEvent, CounterId, CounterReading, CounterRepository } from './repositories/CounterRepository.ts';
export type { DamagedDay, DamageRepository } from './repositories/DamageRepository.ts';
export type { EndedFault, FaultId, FaultRepository } from './repositories/FaultRepository.ts';
export type { FaultWindowRepository, StoredWindow } from './repositories/FaultWindowRepository.ts';
export type { FieldRepository, StoredField } from './repositories/FieldRepository.ts';
export type { FileIdentity } from './repositories/FileIdentity.ts';
export type {
  FaultReport,
  MessageChannel,
  MonthNotice,
  OutboxMessage,
  OutboxRepository,
  ReportedFault,
  ReportedMachine,
  StationStatus,
} from './repositories/OutboxRepository.ts';
export type { PasswordHash, PasswordRepository } from './repositories/PasswordRepository.ts';
export type { PlantStateRepository, StoredPlant } from './repositories/PlantStateRepository.ts';
export type { SecretRepository } from './repositories/SecretRepository.ts';
export type { MarkRepository } from './repositories/MarkRepository.ts';
export type { MonthReportApi, ReportList } from './MonthReportApi.ts';
export type { KeptReport, MonthReportRepository, ReportEntry } from './repositories/MonthReportRepository.ts';
export type { NorthRepository, WaitingEvent, WaitingEventRepository } from './repositories/NorthRepository.ts';
export type { ServiceRepository } from './repositories/ServiceRepository.ts';
export type { SessionRepository, StoredSession } from './repositories/SessionRepository.ts';
export type { SettingsRepository } from './repositories/SettingsRepository.ts';
export type { StationStore } from './repositories/StationStore.ts';
export type { StoredThinkGreen, ThinkGreenRepository } from './repositories/ThinkGreenRepository.ts';
export type { DayTotalsBytes, TotalsPart, TotalsRepository } from './repositories/TotalsRepository.ts';
export type { PriceSeriesApi } from './PriceSeriesApi.ts';
export type { PriceSeriesRepository, StoredSeries } from './repositories/PriceSeriesRepository.ts';
export type { NamedTokensApi } from './NamedTokensApi.ts';
export type { VariableRepository } from './repositories/VariableRepository.ts';
export type { NamedToken, NamedTokenRepository } from './repositories/NamedTokenRepository.ts';
export type { Card, KeptRoom, RoomRules } from './card/Card.ts';
export type { ArchiveId, ArchiveKind, CardArchive, CardArchives } from './card/CardArchives.ts';
export type { CardDayFile, CardDayFiles, CardDownload, CardInputFiles, DatedFiles, GrowingDayFile } from './card/CardDayFiles.ts';
export type {
  LineProblem,
  LineState,
  ModbusAnswer,
  ModbusFailure,
  ModbusIdentity,
  ModbusIdentityAnswer,
  ModbusLine,
  ModbusManner,
  ModbusNoAnswer,
  ModbusQuestion,
} from './field/ModbusLine.ts';
export type {
  DeviceReport,
  DeviceState,
  FieldApi,
  FieldReport,
  FieldSearch,
  FieldTrial,
  FoundDevice,
  ModelChoice,
  NetworkSearch,
  PointPlace,
  ShownCounterEvent,
  ShownReading,
  TriedReading,
  TrialResult,
  UnitSearch,
} from './field/FieldApi.ts';
export type { DoorProblem, DoorReport, DoorState, FieldDoor } from './field/FieldDoor.ts';
export type { MqttEvents, MqttFeed, MqttMessage, MqttSubscriber } from './field/MqttSubscriber.ts';
export type { MqttPublisher, MqttPublishing, OwnMessage } from './MqttPublisher.ts';
export type { MqttApi, MqttReport, MqttTrial } from './MqttApi.ts';
export type { FleetApi, FleetJoin, FleetProblem, FleetReport } from './FleetApi.ts';
export type { WebhookApi, WebhookProblem, WebhookReport, WebhookTrial } from './WebhookApi.ts';
export { maxRefusedDays } from './fleet/FleetStore.ts';
export type {
  DayBehind,
  Enrolment,
  EnrolmentLeave,
  ExchangeToKeep,
  FleetActs,
  FleetAdmin,
  FleetIngest,
  FleetReading,
  FleetStation,
  FleetStore,
  FleetWatches,
  StationAttention,
  KeptExchange,
  ReceivedDay,
  RefusedDay,
  SeenFaultOf,
  StationFigures,
  FleetWideSettings,
  StationSums,
  VisitToSave,
} from './fleet/FleetStore.ts';
export type {
  AcceptedInvitation,
  AuditEntryOfFleet,
  EnteredPerson,
  FleetAccount,
  FleetPeople,
  Invitation,
  Managed,
} from './fleet/FleetAccounts.ts';
export type {
  FleetMailApi,
  FleetMails,
  MailContent,
  MailPerson,
  MailState,
  ManagedMails,
  OwnMails,
  SettledMail,
  TakenMail,
} from './fleet/FleetMails.ts';
export type {
  BegunLogin,
  FleetIssuers,
  IssuedPerson,
  IssuerClient,
  IssuerToSave,
  JoinOutcome,
  OrganisationIssuer,
} from './fleet/FleetIssuers.ts';
export type { Organisation } from './fleet/Organisation.ts';
export {
  type AuditAct,
  auditActs,
  type AuditRow,
  type FleetPerson,
  type FleetSession,
  type ManagedOrganisation,
  type OpenCode,
} from './fleet/FleetPeople.ts';
export type {
  Acknowledgement,
  NamedFault,
  FaultUp,
  FleetDataRow,
  FleetDayFigures,
  FleetFaultsView,
  FleetFigures,
  FleetLiveRow,
  FleetMachine,
  FleetMoney,
  FleetMonthFigures,
  FleetStationRow,
  FleetStationView,
  StationInsight,
} from './fleet/FleetScreen.ts';
export type { ChangedStation, FleetComparison, FleetDerivation, InsightReading, LeakBasis } from './fleet/FleetInsight.ts';
export type { DigestedDay, JoinedFleet, StationFleetRepository } from './repositories/StationFleetRepository.ts';
export type { EnrolmentCall, FleetLink, LinkOutcome } from './fleet/FleetLink.ts';
export type {
  BegunAt,
  CodeToMake,
  FaultSeen,
  FleetInsightApi,
  FleetIssuersApi,
  FleetLive,
  FleetLiveListener,
  FleetLoginAnswer,
  FleetMapApi,
  FleetPeopleApi,
  FleetSessionApi,
  FleetSetUp,
  FleetStationsApi,
  InvitationLink,
  IssuerSaving,
  MadeCode,
  PersonToSave,
  VisitPlanning,
} from './fleet/FleetApi.ts';
