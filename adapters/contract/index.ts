export { decodeBacklogLine, encodeBacklogLine } from './backlogLine.ts';
export { decodeBacklog, decodeBacklogInTurns, type DecodedBacklog } from './decodeBacklog.ts';
export { balanceRequest, balanceResponse, type BalanceRequest, type WireBalance } from './balanceSchemas.ts';
export { type CostQuery, costQuery, type WireCost } from './costSchemas.ts';
export { decodeCost, encodeCost } from './costWire.ts';
export { decodeBalance, decodeBalanceRequest, encodeBalance, encodeBalanceRequest } from './balanceWire.ts';
export {
  calls,
  type CallAnswer,
  type CallBody,
  type CallJson,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallSpec,
  type ReadCall,
  type SaveCall,
} from './calls.ts';
export { decodeArchiveList, decodeAvailableDays, decodeDayFileList, encodeDamagedFile } from './cardFilesWire.ts';
export { applyChanges, changesBetween } from './change.ts';
export { decodeFaultLog, decodeSeenEntry, encodeFaultLogEntry, encodeSeen, type DecodedFaultLog } from './faultLogWire.ts';
export {
  faultLogResponse,
  faultsMessage,
  faultTextsParams,
  faultTextsResponse,
  type FaultsMessage,
  type FaultTextsResponse,
  type SeenRequest,
  type WireFaultLogEntry,
  faultLogRangeOf,
} from './faultSchemas.ts';
export { decodeFaultTexts, encodeFaultTexts, faultTextsBySource, type FaultTextTables } from './faultTextsWire.ts';
export { decodeFaultWindow, encodeFaultWindow, type SentWindow } from './faultWindowWire.ts';
export { decodeFaults, decodeFaultSource, encodeFaults, encodeFaultSource } from './faultWire.ts';
export {
  fieldFindRequest,
  fieldFindResponse,
  fieldResponse,
  fieldSaveRequest,
  fieldTryRequest,
  fieldTryResponse,
  type FieldFindRequest,
  type FieldSaveRequest,
  type FieldTryRequest,
  type WireFieldReport,
  type WireFoundDevice,
  type WireTrialResult,
} from './fieldSchemas.ts';
export { decodeFoundDevices, decodeTrialResult, encodeFoundDevices, encodeTrialResult } from './fieldAnswersWire.ts';
export { decodeFieldSearch, decodeFieldTrial, encodeFieldSave, encodeFieldSearch, encodeFieldTrial } from './fieldCallsWire.ts';
export { decodeFieldReport, encodeFieldReport } from './fieldReportWire.ts';
export { insightPaths } from './insightPaths.ts';
export { importVariablesRequest, performanceQuery, removeVariableRequest, type WirePerformance } from './performanceSchemas.ts';
export { decodePerformance, decodePerformanceAsked, encodePerformance, encodePerformanceAsked } from './performanceWire.ts';
export { leakageQuery, type WireLeakage } from './leakageSchemas.ts';
export { decodeLeakage, encodeLeakage } from './leakageWire.ts';
export { whatIfRequest, type WireWhatIf } from './whatIfSchemas.ts';
export { decodeWhatIf, decodeWhatIfAsked, encodeWhatIf, encodeWhatIfAsked } from './whatIfWire.ts';
export { annexQuery, type WireAnnex } from './annexSchemas.ts';
export { decodeAnnex, encodeAnnex } from './annexWire.ts';
export { machinesQuery, type WireMachines } from './machinesSchemas.ts';
export { measuresQuery, measuresReplayRequest, type WireMeasures } from './measuresSchemas.ts';
export { decodeMachines, encodeMachines } from './machinesWire.ts';
export { decodeMeasures, decodeReplayState, encodeMeasures, encodeReplayState, measuresRangeOf } from './measuresWire.ts';
export { historyRequest, historyResponse, type HistoryRequest, type WireHistory } from './historySchemas.ts';
export { decodeHistory, decodeHistoryRequest, encodeHistory, encodeHistoryRequest, type HistoryQuestion } from './historyWire.ts';
export type { InputsRequest, WireInputs } from './inputsSchemas.ts';
export { decodeInputs, decodeInputsRequest, encodeInputs, encodeInputsRequest, type InputsQuestion } from './inputsWire.ts';
export {
  decodeRunningDays,
  decodeServiceEntry,
  decodeServices,
  encodeRunningDays,
  encodeServiceEntry,
  encodeServices,
} from './servicesWire.ts';
export { decodeMarks, decodeMarksRequest, decodeNote, encodeMarks, encodeMarksRequest, encodeNote } from './marksWire.ts';
export { insightQuery, insightRangeOf } from './insightRange.ts';
export { profileQuery, type ProfileQuery, type WireProfile } from './profileSchemas.ts';
export { decodeProfile, encodeProfile } from './profileWire.ts';
export { markPaths } from './markPaths.ts';
export { northPaths } from './northPaths.ts';
export { servicePaths } from './servicePaths.ts';
export { instantOr, numberOr, oneOf, recordOr, textOr } from './lenient.ts';
export { openApiDocument } from './openApi.ts';
export { done, events, paths, protocolGeneration, unauthorized } from './paths.ts';
export type { WireCompressor, WireMaster, WirePlant } from './plantSchemas.ts';
export { decodePlant, encodePlant } from './plantWire.ts';
export {
  pushed,
  type ChangeMessage,
  type DashboardEmits,
  type PushedEvent,
  type SnapshotMessage,
  type StationEmits,
  type WireChange,
} from './pushSchemas.ts';
export {
  backlogParams,
  errorResponse,
  healthResponse,
  loginRequest,
  loginResponse,
  type ErrorResponse,
  type HealthResponse,
  type LoginRequest,
  type LoginResponse,
} from './schemas.ts';
export { decodeTestMail, decodeTimeZones, encodePasswordChange } from './settingsCallsWire.ts';
export { settingsSchemas } from './settingsSchemas.ts';
export { decodeSentSettings, decodeSettings, encodeSentSettings, encodeSettings, settingsFieldName } from './settingsWire.ts';
export { statisticsRequest, statisticsResponse, statisticTypes, type StatisticsRequest, type WireStatistics } from './statisticsSchemas.ts';
export {
  decodeStatistics,
  decodeStatisticsRequest,
  encodeStatistics,
  encodeStatisticsRequest,
  type StatisticQuestion,
} from './statisticsWire.ts';
export { callOrigins, eventOrigins, type FieldOrigins, originOf, type Origins, type WireOrigin } from './wireOrigins.ts';
export { thinkGreenMessage, type WireThinkGreen } from './thinkGreenSchemas.ts';
export { decodeThinkGreen, encodeThinkGreen } from './thinkGreenWire.ts';
export { backupPaths } from './backupPaths.ts';
export { decodePreviewAnswer, encodeBackupFile, encodePassPhrase, encodePreviewAnswer } from './backupWire.ts';
export { decodeMqttReport, decodeMqttTrial, encodeMqttReport, encodeMqttTrial } from './mqttWire.ts';
export { decodeSeries, decodeSeriesRequest, encodeSeries, encodeSeriesRequest, seriesPaths } from './seriesWire.ts';
export { decodeNamedTokens, encodeNamedTokens } from './namedTokenWire.ts';
export type { WireLive } from './liveSchemas.ts';
export { reportPaths } from './reportPaths.ts';
export { decodeReportList, encodeReportList } from './reportWire.ts';
export { decodeFleetJoin, decodeFleetReport, encodeFleetJoin, encodeFleetReport } from './fleetWire.ts';
export { decodeWebhookReport, decodeWebhookTrial, encodeWebhookReport, encodeWebhookTrial } from './webhookWire.ts';
export { heatReportQuery } from './heatReportSchemas.ts';
export { decodeHeatReport, encodeHeatReport } from './heatReportWire.ts';
export {
  dayResponse,
  enrolRequest,
  enrolResponse,
  exchangeRequest,
  exchangeResponse,
  fleetLimits,
  fleetPaths,
  type WireEnrol,
  type WireEnrolled,
  type WireFleetPlant,
} from './fleet/exchangeSchemas.ts';
export { decodeExchange, decodeFleetPlant, decodeWants, encodeExchange, encodeFleetPlant, encodeWants } from './fleet/exchangeWire.ts';
export { decodeFleetDay, encodeFleetDay, fleetDayFormats, type FleetDayReading } from './fleet/fleetDayText.ts';
export { insightScreenCalls } from './fleet/screen/insightSchemas.ts';
export { mailScreenCalls } from './fleet/screen/mailSchemas.ts';
export { issuerReturnPath, issuerScreenCalls } from './fleet/screen/issuerSchemas.ts';
export { peopleScreenCalls } from './fleet/screen/peopleSchemas.ts';
export {
  readScreenAnswer,
  type ScreenAnswer,
  type ScreenBody,
  type ScreenCallSpec,
  type ScreenParams,
  screenPath,
  type ScreenQuery,
  screenText,
} from './fleet/screen/screenParts.ts';
export { mapScreenCalls } from './fleet/screen/mapSchemas.ts';
export { liveRows, stationScreenCalls } from './fleet/screen/stationSchemas.ts';
export { visitScreenCalls } from './fleet/screen/visitSchemas.ts';
