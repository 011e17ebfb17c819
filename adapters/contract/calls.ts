import type * as z from 'zod/mini';
import type { Call } from '../../core/access/index.ts';
import { isOneOf } from '../../core/records/index.ts';
import { openGroups, type SettingsGroup, settingsGroups } from '../../core/settings/index.ts';
import { backupPaths } from './backupPaths.ts';
import { backupFileBytes, backupFileRequest, backupRequest, previewResponse } from './backupSchemas.ts';
import { balanceRequest, balanceResponse } from './balanceSchemas.ts';
import { costQuery, costResponse } from './costSchemas.ts';
import {
  fieldFindRequest,
  fieldFindResponse,
  fieldProfileRequest,
  fieldResponse,
  fieldSaveRequest,
  fieldTryRequest,
  fieldTryResponse,
} from './fieldSchemas.ts';
import {
  faultLogQuery,
  faultLogResponse,
  faultTextsParams,
  faultTextsResponse,
  seenRequest,
  windowRequest,
  windowResponse,
} from './faultSchemas.ts';
import { heatReportQuery, heatReportResponse } from './heatReportSchemas.ts';
import { historyRequest, historyResponse } from './historySchemas.ts';
import { insightPaths } from './insightPaths.ts';
import { inputsRequest, inputsResponse } from './inputsSchemas.ts';
import { leakageQuery, leakageResponse } from './leakageSchemas.ts';
import { cancelWhatIfRequest, whatIfBegun, whatIfQuery, whatIfRequest, whatIfResponse } from './whatIfSchemas.ts';
import { annexParams, annexQuery, annexResponse } from './annexSchemas.ts';
import { machinesQuery, machinesResponse } from './machinesSchemas.ts';
import { measuresQuery, measuresResponse } from './measuresSchemas.ts';
import { importVariablesRequest, performanceQuery, performanceResponse, removeVariableRequest } from './performanceSchemas.ts';
import { markPaths } from './markPaths.ts';
import { northPaths } from './northPaths.ts';
import { changeNoteRequest, marksRequest, marksResponse, noteRequest, removeNoteRequest, resetQuery } from './markSchemas.ts';
import { paths } from './paths.ts';
import {
  archiveListResponse,
  availableDaysResponse,
  backlogParams,
  dayFileListResponse,
  filePathParams,
  healthResponse,
  loginRequest,
  loginResponse,
  passwordRequest,
  testMailResponse,
  timeZonesResponse,
} from './schemas.ts';
import { profileQuery, profileResponse } from './profileSchemas.ts';
import { servicePaths } from './servicePaths.ts';
import { runningDaysResponse, serviceRequest, servicesResponse, takeBackRequest } from './serviceSchemas.ts';
import { reportPaths } from './reportPaths.ts';
import { reportListResponse, reportParams } from './reportSchemas.ts';
import { removeSeriesRequest, saveSeriesRequest, seriesResponse } from './seriesSchemas.ts';
import { seriesPaths } from './seriesWire.ts';
import { settingsSchemas } from './settingsSchemas.ts';
import { mqttReportResponse, mqttTrialResponse } from './mqttSchemas.ts';
import { liveResponse } from './liveSchemas.ts';
import { fleetReportResponse, joinFleetRequest, joinFleetResponse } from './fleetSchemas.ts';
import { webhookReportResponse, webhookTrialResponse } from './webhookSchemas.ts';
import { revokeTokenRequest, namedTokenRequest, namedTokenResponse, namedTokensResponse } from './namedTokenSchemas.ts';
import { statisticsRequest, statisticsResponse } from './statisticsSchemas.ts';

/** What a call answers with when it is done: JSON, a body of another media type, or nothing. */
export type CallAnswer = { readonly json: z.ZodMiniType } | { readonly media: string } | 'nothing';

/** A call of the station. */
export interface CallSpec {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With `:name` for a parameter and `*` for all the rest. */
  readonly path: string;
  readonly need: Call;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  /** After the `?` of the address. */
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: CallAnswer;
  /** Sent in pieces as it is read, so that its schema describes it but is not applied to it. */
  readonly isStreamed?: true;
  /** Refused in plain text, in the language that the caller accepts. */
  readonly refusedInText?: true;
  /** Larger than what other calls may send. */
  readonly maxBodyBytes?: number;
}

const doneText = { media: 'text/plain' } as const;
const settingsBytes = 1_048_576;
/** A number of a price takes up to 24 characters. */
const seriesBytes = 4_194_304;
const variablesBytes = 8_388_608;

const fixed = {
  health: {
    method: 'GET',
    path: paths.health,
    need: 'health',
    summary: 'Who the station is, and that it is ready',
    answer: { json: healthResponse },
  },
  openApi: { method: 'GET', path: paths.openApi, need: 'openApi', summary: 'This description', answer: { media: 'application/json' } },
  login: {
    method: 'POST',
    path: paths.login,
    need: 'login',
    summary: 'Opens a session; the password decides its level',
    body: loginRequest,
    answer: { json: loginResponse },
  },
  logout: { method: 'POST', path: paths.logout, need: 'logout', summary: 'Ends the session; its token is forgotten', answer: 'nothing' },
  backlog: {
    method: 'GET',
    path: paths.backlog(':day'),
    need: 'backlog',
    summary: 'A UTC day as one JSON line per 10 s, today and the 7 days before',
    params: backlogParams,
    answer: { media: 'application/x-ndjson' },
  },
  statistics: {
    method: 'POST',
    path: paths.statistics,
    need: 'dailyStatistics',
    summary: 'One of four statistics of a range, by compressor and for the plant (cindex -1)',
    body: statisticsRequest,
    answer: { json: statisticsResponse },
  },
  energyBalance: {
    method: 'POST',
    path: paths.energyBalance,
    need: 'energyBalance',
    summary: 'The energy balance of a range',
    body: balanceRequest,
    answer: { json: balanceResponse },
  },
  energyCost: {
    method: 'GET',
    path: insightPaths.cost,
    need: 'energyCost',
    summary: 'What the energy of a range of whole quarter hours cost, each at the rate of its own time, and its peaks',
    query: costQuery,
    answer: { json: costResponse },
  },
  heatReport: {
    method: 'GET',
    path: insightPaths.heatReport,
    need: 'heatReport',
    summary: 'The waste heat of a range of whole quarter hours, as reports to authorities want it',
    query: heatReportQuery,
    answer: { json: heatReportResponse },
  },
  monthReports: {
    method: 'GET',
    path: reportPaths.list,
    need: 'monthReport',
    summary: 'The months that can be reported, and the reports that were made on their day',
    answer: { json: reportListResponse },
  },
  monthReport: {
    method: 'GET',
    path: reportPaths.file(':month', ':language'),
    need: 'monthReport',
    summary: 'The report of a month: as it was made on its day, else made now',
    params: reportParams,
    answer: { media: 'application/pdf' },
  },
  leakage: {
    method: 'GET',
    path: insightPaths.leakage,
    need: 'leakage',
    summary: 'How much air leaks, by three ways with intervals of 90 %, from the days of a range that are over',
    query: leakageQuery,
    answer: { json: leakageResponse },
  },
  machines: {
    method: 'GET',
    path: insightPaths.machines,
    need: 'insightMachines',
    summary:
      'Each machine beside its data sheet and beside itself before, and what of its delivery arrives, from the days of a range that are over',
    query: machinesQuery,
    answer: { json: machinesResponse },
  },
  beginWhatIf: {
    method: 'POST',
    path: insightPaths.whatIf,
    need: 'whatIf',
    summary: 'Begins to replay the days of a range that are over with a change; the id says how far it is. The last eight are kept',
    body: whatIfRequest,
    answer: { json: whatIfBegun },
  },
  whatIf: {
    method: 'GET',
    path: insightPaths.whatIf,
    need: 'whatIf',
    summary: 'How far a replay is, or what came out: as it is and changed, and the difference with its interval of 90 %',
    query: whatIfQuery,
    answer: { json: whatIfResponse },
  },
  cancelWhatIf: {
    method: 'POST',
    path: insightPaths.cancelWhatIf,
    need: 'whatIf',
    summary: 'Ends a replay',
    body: cancelWhatIfRequest,
    answer: doneText,
  },
  measures: {
    method: 'GET',
    path: insightPaths.measures,
    need: 'measures',
    summary:
      'What there is to do, ranked by the low end of what it saves in a year, with what people entered of it, and what was looked at and not found',
    query: measuresQuery,
    answer: { json: measuresResponse },
  },
  annex: {
    method: 'GET',
    path: insightPaths.annex,
    need: 'annex',
    summary: 'What the annex of a range has for an assessment of the compressed-air system, and which forms are left to people',
    query: annexQuery,
    answer: { json: annexResponse },
  },
  annexPaper: {
    method: 'GET',
    path: insightPaths.annexPaper(':language'),
    need: 'annex',
    summary: 'The annex of a range as a document; 503 while its days are being evaluated',
    params: annexParams,
    query: annexQuery,
    answer: { media: 'application/pdf' },
  },
  annexFolder: {
    method: 'GET',
    path: insightPaths.annexFolder(':language'),
    need: 'annex',
    summary: 'The annex of a range as a folder of CSV with hashes; 503 while its days are being evaluated',
    params: annexParams,
    query: annexQuery,
    answer: { media: 'application/zip' },
  },
  performance: {
    method: 'GET',
    path: insightPaths.performance,
    need: 'performance',
    summary: 'Energy against a baseline: what was saved, the volume taken out, with its interval of 90 %',
    query: performanceQuery,
    answer: { json: performanceResponse },
  },
  importVariables: {
    method: 'POST',
    path: insightPaths.variables,
    need: 'changeVariables',
    summary: 'Keeps temperatures and production for each day; an earlier value of a day gives way',
    body: importVariablesRequest,
    answer: doneText,
    refusedInText: true,
    maxBodyBytes: variablesBytes,
  },
  removeVariable: {
    method: 'POST',
    path: insightPaths.removeVariable,
    need: 'changeVariables',
    summary: 'Removes all values of a variable',
    body: removeVariableRequest,
    answer: doneText,
    refusedInText: true,
  },
  availableDays: {
    method: 'GET',
    path: paths.availableDays,
    need: 'availableDays',
    summary: "Days of the plant's zone that have a day file",
    answer: { json: availableDaysResponse },
  },
  resetThinkGreen: {
    method: 'POST',
    path: paths.resetThinkGreen,
    need: 'resetThinkGreen',
    summary: 'Restarts the think-green statistics from zero',
    query: resetQuery,
    answer: doneText,
  },
  errorLog: {
    method: 'POST',
    path: paths.errorLog,
    need: 'errorLog',
    summary: 'All faults that came, or those of a range, newest first, each with the plant at that moment',
    query: faultLogQuery,
    answer: { json: faultLogResponse },
    isStreamed: true,
  },
  seenFault: {
    method: 'POST',
    path: paths.seenFault,
    need: 'noteFault',
    summary: 'Notes who has seen a fault of the error log; nothing changes at the machine',
    body: seenRequest,
    answer: doneText,
    refusedInText: true,
  },
  faultWindow: {
    method: 'POST',
    path: paths.faultWindow,
    need: 'errorLog',
    summary: 'What the station recorded around a fault, from 15 min before to 5 min after an error; null where there is nothing',
    body: windowRequest,
    answer: { json: windowResponse },
  },
  faultTexts: {
    method: 'GET',
    path: paths.faultTexts(':language'),
    need: 'faultTexts',
    summary: 'Texts of the faults by bit index',
    params: faultTextsParams,
    answer: { json: faultTextsResponse },
  },
  archiveList: { method: 'GET', path: paths.archiveList, need: 'archive', summary: 'Archive files', answer: { json: archiveListResponse } },
  archiveFile: {
    method: 'GET',
    path: '/archive/*',
    need: 'archive',
    summary: 'An archive file',
    params: filePathParams,
    answer: { media: 'text/csv' },
  },
  dayFileList: { method: 'GET', path: paths.dayFileList, need: 'dayFiles', summary: 'Day files', answer: { json: dayFileListResponse } },
  dayFile: {
    method: 'GET',
    path: '/hedata/logs/*',
    need: 'dayFiles',
    summary: 'A day file',
    params: filePathParams,
    answer: { media: 'text/csv' },
  },
  inputs: {
    method: 'POST',
    path: paths.inputs,
    need: 'inputs',
    summary: 'The analog inputs that were recorded in a range, and the minutes of those asked for',
    body: inputsRequest,
    answer: { json: inputsResponse },
  },
  channelHistory: {
    method: 'POST',
    path: paths.channelHistory,
    need: 'channelHistory',
    summary: 'Mean, least and greatest of recorded values in steps of a quarter hour or longer, of up to ten years',
    body: historyRequest,
    answer: { json: historyResponse },
  },
  profile: {
    method: 'GET',
    path: insightPaths.profile,
    need: 'insightProfile',
    summary: 'What a quantity looks like in up to two years: by the hour, for how long, on which days; and how good the pressure was',
    query: profileQuery,
    answer: { json: profileResponse },
  },
  changePassword: {
    method: 'POST',
    path: paths.changePassword,
    need: 'changePassword',
    summary: "Changes a level's password and ends the level's other sessions",
    body: passwordRequest,
    answer: doneText,
    refusedInText: true,
  },
  timeZones: {
    method: 'GET',
    path: paths.timeZones,
    need: 'timeZones',
    summary: 'Time zones that may be chosen',
    answer: { json: timeZonesResponse },
  },
  testMail: {
    method: 'POST',
    path: paths.testMail,
    need: 'testMail',
    summary: 'Sends a mail with the saved settings to all active receivers',
    answer: { json: testMailResponse },
  },
  reboot: { method: 'POST', path: paths.reboot, need: 'reboot', summary: 'Restarts the web server; sessions survive', answer: doneText },
  field: {
    method: 'GET',
    path: paths.field,
    need: 'field',
    summary: 'Connections and devices of the plant as they are now; the configuration only with write access',
    answer: { json: fieldResponse },
  },
  saveField: {
    method: 'PUT',
    path: paths.field,
    need: 'changeField',
    summary: 'Saves how the plant is wired, all of it; in force at once for devices that changed',
    body: fieldSaveRequest,
    answer: doneText,
    refusedInText: true,
    maxBodyBytes: settingsBytes,
  },
  undoField: {
    method: 'POST',
    path: paths.undoField,
    need: 'changeField',
    summary: 'Restores the configuration before the last save',
    answer: doneText,
    refusedInText: true,
  },
  tryField: {
    method: 'POST',
    path: paths.tryField,
    need: 'changeField',
    summary: 'Tests a connection, or reads every point of a device once; one at a time, 30 s at most',
    body: fieldTryRequest,
    answer: { json: fieldTryResponse },
  },
  findField: {
    method: 'POST',
    path: paths.findField,
    need: 'changeField',
    summary: 'Searches units of a connection, or addresses of a private network, for devices; one at a time, 30 s at most',
    body: fieldFindRequest,
    answer: { json: fieldFindResponse },
  },
  addFieldProfile: {
    method: 'POST',
    path: paths.fieldProfiles,
    need: 'changeField',
    summary: "Adds a device profile, or replaces the station's own one of its id",
    body: fieldProfileRequest,
    answer: doneText,
    refusedInText: true,
    maxBodyBytes: settingsBytes,
  },
  priceSeries: {
    method: 'GET',
    path: seriesPaths.series,
    need: 'priceSeries',
    summary: 'The series of prices and of CO2 that tariffs can name, without their prices',
    answer: { json: seriesResponse },
  },
  savePriceSeries: {
    method: 'POST',
    path: seriesPaths.series,
    need: 'priceSeries',
    summary:
      'Makes such a series or extends it, by quarter hours from `from_ms` on; `overlap` says which of two prices of a quarter hour stays',
    body: saveSeriesRequest,
    answer: doneText,
    refusedInText: true,
    maxBodyBytes: seriesBytes,
  },
  removePriceSeries: {
    method: 'POST',
    path: seriesPaths.remove,
    need: 'priceSeries',
    summary: 'Removes such a series, unless a tariff names it',
    body: removeSeriesRequest,
    answer: doneText,
    refusedInText: true,
  },
  mqttReport: {
    method: 'GET',
    path: northPaths.mqtt,
    need: 'mqtt',
    summary: 'How the broker is that is shown the plant',
    answer: { json: mqttReportResponse },
  },
  tryMqtt: {
    method: 'POST',
    path: northPaths.tryMqtt,
    need: 'mqtt',
    summary: 'Connects to that broker with the saved settings and hangs up; one at a time',
    answer: { json: mqttTrialResponse },
  },
  wallLinks: {
    method: 'GET',
    path: paths.wallLinks,
    need: 'wallLinks',
    summary: 'The links that open the wall panel without a password, without their tokens',
    answer: { json: namedTokensResponse },
  },
  makeWallLink: {
    method: 'POST',
    path: paths.wallLinks,
    need: 'wallLinks',
    summary: 'Makes such a link; its token reads what the read password reads, and is answered only this once',
    body: namedTokenRequest,
    answer: { json: namedTokenResponse },
  },
  revokeWallLink: {
    method: 'POST',
    path: paths.revokeWallLink,
    need: 'wallLinks',
    summary: 'Revokes such a link; panels that it opened are cut off at once',
    body: revokeTokenRequest,
    answer: doneText,
  },
  programTokens: {
    method: 'GET',
    path: northPaths.programTokens,
    need: 'programTokens',
    summary: 'The tokens of programs, without the tokens themselves',
    answer: { json: namedTokensResponse },
  },
  makeProgramToken: {
    method: 'POST',
    path: northPaths.programTokens,
    need: 'programTokens',
    summary: 'Makes a token for a program; it reads what the read password reads, has no end, and is answered only this once',
    body: namedTokenRequest,
    answer: { json: namedTokenResponse },
  },
  revokeProgramToken: {
    method: 'POST',
    path: northPaths.revokeProgramToken,
    need: 'programTokens',
    summary: 'Revokes such a token; streams and push connections that it opened are cut off at once',
    body: revokeTokenRequest,
    answer: doneText,
  },
  live: {
    method: 'GET',
    path: northPaths.live,
    need: 'live',
    summary: 'The newest sample of the plant and the faults that are active',
    answer: { json: liveResponse },
  },
  events: {
    method: 'GET',
    path: northPaths.events,
    need: 'live',
    summary: 'The same with each sample, and each fault that comes or ends, as server-sent events that do not end',
    answer: { media: 'text/event-stream' },
  },
  webhookReport: {
    method: 'GET',
    path: northPaths.webhook,
    need: 'webhook',
    summary: 'How the receiver of fault events is',
    answer: { json: webhookReportResponse },
  },
  tryWebhook: {
    method: 'POST',
    path: northPaths.tryWebhook,
    need: 'webhook',
    summary: 'Sends it an event of the type `test` with the saved settings; one at a time',
    answer: { json: webhookTrialResponse },
  },
  fleetReport: {
    method: 'GET',
    path: northPaths.fleet,
    need: 'fleet',
    summary: 'How the station and its fleet are',
    answer: { json: fleetReportResponse },
  },
  joinFleet: {
    method: 'POST',
    path: northPaths.joinFleet,
    need: 'fleet',
    summary: 'Joins the fleet of the saved address with a code of it; one at a time',
    body: joinFleetRequest,
    answer: { json: joinFleetResponse },
  },
  leaveFleet: {
    method: 'POST',
    path: northPaths.leaveFleet,
    need: 'fleet',
    summary: "Forgets the fleet's token; what was sent stays at the fleet",
    answer: doneText,
  },
  backup: {
    method: 'POST',
    path: backupPaths.make,
    need: 'backup',
    summary: 'A backup of what the station keeps, as a file',
    body: backupRequest,
    answer: { media: 'application/json' },
  },
  previewBackup: {
    method: 'POST',
    path: backupPaths.preview,
    need: 'backup',
    summary: 'What is in a backup, and what restoring it would change; nothing changes',
    body: backupFileRequest,
    answer: { json: previewResponse },
    maxBodyBytes: backupFileBytes,
  },
  restoreBackup: {
    method: 'POST',
    path: backupPaths.restore,
    need: 'backup',
    summary: 'Puts a backup in the place of what the station keeps, whole or not at all; the web server restarts',
    body: backupFileRequest,
    answer: doneText,
    refusedInText: true,
    maxBodyBytes: backupFileBytes,
  },
  services: {
    method: 'GET',
    path: servicePaths.services,
    need: 'services',
    summary: 'The services that were closed, and whether closing one begins its interval again',
    answer: { json: servicesResponse },
  },
  runningDays: {
    method: 'GET',
    path: servicePaths.runningDays,
    need: 'dailyStatistics',
    summary: 'How long each machine ran on each of the last 56 whole days',
    answer: { json: runningDaysResponse },
  },
  closeService: {
    method: 'POST',
    path: servicePaths.services,
    need: 'closeService',
    summary: 'Closes a service; its interval begins again where the control allows it',
    body: serviceRequest,
    answer: doneText,
    refusedInText: true,
  },
  takeBackService: {
    method: 'POST',
    path: servicePaths.takeBack,
    need: 'closeService',
    summary: 'Takes back the last entry of a part, for 24 h',
    body: takeBackRequest,
    answer: doneText,
    refusedInText: true,
  },
  marks: {
    method: 'POST',
    path: markPaths.marks,
    need: 'marks',
    summary: 'Notes, restarts and changes of settings in a range of time',
    body: marksRequest,
    answer: { json: marksResponse },
  },
  addNote: {
    method: 'POST',
    path: markPaths.notes,
    need: 'changeMarks',
    summary: 'Keeps a note about a range of time, or a moment',
    body: noteRequest,
    answer: doneText,
    refusedInText: true,
  },
  changeNote: {
    method: 'POST',
    path: markPaths.changeNote,
    need: 'changeMarks',
    summary: 'Changes a note',
    body: changeNoteRequest,
    answer: doneText,
    refusedInText: true,
  },
  removeNote: {
    method: 'POST',
    path: markPaths.removeNote,
    need: 'changeMarks',
    summary: 'Removes a note',
    body: removeNoteRequest,
    answer: doneText,
    refusedInText: true,
  },
} as const satisfies Readonly<Record<string, CallSpec>>;

const isOpen = (group: SettingsGroup) => isOneOf(openGroups, group);

const saveSpec = (group: SettingsGroup) =>
  ({
    method: 'PUT',
    path: paths.saveSettings(group),
    need: 'saveSettings',
    summary: `Saves the settings of ${group}; a field that is left out stays`,
    body: settingsSchemas[group],
    answer: doneText,
    refusedInText: true,
    maxBodyBytes: settingsBytes,
  }) as const satisfies CallSpec;

const readSpec = (group: SettingsGroup) =>
  ({
    method: 'GET',
    path: paths.readSettings(group),
    need: isOpen(group) ? 'openSettings' : 'withheldSettings',
    summary: `The settings of ${group}; of secrets only whether they are set`,
    answer: { media: 'application/json' },
  }) as const satisfies CallSpec;

/** Name of the call that saves a group, and of the one that reads it. */
export type SaveCall<G extends SettingsGroup = SettingsGroup> = `save ${G}`;
export type ReadCall<G extends SettingsGroup = SettingsGroup> = `read ${G}`;

const byGroup = <Spec>(verb: string, spec: (group: SettingsGroup) => Spec) =>
  Object.fromEntries(settingsGroups.map((group) => [`${verb} ${group}`, spec(group)]));

/** Every call of the station; the server, its checks and its description come from this table. */
export const calls = {
  ...fixed,
  ...(byGroup('save', saveSpec) as Readonly<Record<SaveCall, ReturnType<typeof saveSpec>>>),
  ...(byGroup('read', readSpec) as Readonly<Record<ReadCall, ReturnType<typeof readSpec>>>),
};

export type CallName = keyof typeof calls;
type SchemaOutput<Spec, Part extends string> =
  Spec extends Readonly<Record<Part, infer Schema extends z.ZodMiniType>> ? z.output<Schema> : undefined;
/** What a call is sent. */
export type CallBody<Name extends CallName> = SchemaOutput<(typeof calls)[Name], 'body'>;
export type CallParams<Name extends CallName> = SchemaOutput<(typeof calls)[Name], 'params'>;
export type CallQuery<Name extends CallName> = SchemaOutput<(typeof calls)[Name], 'query'>;
/** The JSON that a call answers with. */
export type CallJson<Name extends CallName> = (typeof calls)[Name]['answer'] extends { readonly json: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : never;
