import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { inputFileHead } from '../core/inputFile/index.ts';
import type { ValueOrigin } from '../core/master/index.ts';
import type { MessageLanguage } from '../core/settings/index.ts';
import type { Card, Clock, PlantSource, StationStore } from '../core/ports/index.ts';
import type { PlantDay } from '../core/time/index.ts';
import { openAccess, type StationAccess } from './access/openAccess.ts';
import { makeFirstPasswords } from './access/firstPasswords.ts';
import { buildApp, type StationApp } from './app.ts';
import { calendarClock, checkClock } from './clock/calendarClock.ts';
import type { StationConfig } from './config/StationConfig.ts';
import type { DeviceConfig } from './device/DeviceConfig.ts';
import { openDevice } from './device/openDevice.ts';
import { settingsSaves } from './settings/settingsSaves.ts';
import { openStationFleet } from './fleet/openStationFleet.ts';
import { faultTextsOf } from './faults/faultTextsOf.ts';
import { blackBox } from './faults/blackBox.ts';
import { faultLog } from './faults/faultLog.ts';
import { openFigures } from './figures/openFigures.ts';
import { frontDoor } from '../server/http/frontDoor.ts';
import { readTlsFiles } from '../server/http/tlsFiles.ts';
import { leakFault, machineFault } from './faults/dayAlarms.ts';
import { stationLimits } from './faults/stationLimits.ts';
import { counterRuns } from './field/counterRuns.ts';
import { openField } from './field/openField.ts';
import { monthReportName } from '../i18n/index.ts';
import type { MonthFile } from './messages/monthMail.ts';
import { openMessages } from './messages/openMessages.ts';
import { stationAnnex } from './annex/stationAnnex.ts';
import { monthReports, type MonthReports } from './monthReports/monthReports.ts';
import { stationMetrics } from './metrics.ts';
import { machineCounters } from './north/machineCounters.ts';
import { modbusOutlet } from './north/modbusOutlet.ts';
import { openMqttOutlet } from './north/openMqtt.ts';
import { openWebhook } from './north/openWebhook.ts';
import { eventStreams } from './north/eventStreams.ts';
import { liveView } from './north/liveView.ts';
import { totalsKeeper } from './north/totalsKeeper.ts';
import type { Notices } from '../server/process/Notices.ts';
import { paceOf } from './clock/Pace.ts';
import { opened, type Opened } from '../server/process/opened.ts';
import { packageRoot, packageVersion } from '../server/process/packageRoot.ts';
import { plainReason, reasonOf } from '../server/process/plainReason.ts';
import { cardKeeper } from './card/cardKeeper.ts';
import { type ModbusServer, modbusServer } from '../adapters/modbus/index.ts';
import { dayFilePath, folderCard } from '../adapters/card/index.ts';
import { cardHistory } from './card/cardHistory.ts';
import { dayFileText } from './card/dayFileText.ts';
import { inputHistory } from './card/inputHistory.ts';
import { inputMinutes } from './card/inputMinutes.ts';
import { stationBacklog } from './card/stationBacklog.ts';
import { stationSettings } from './settings/stationSettings.ts';
import { openSource } from './sources/openSource.ts';
import { originOf } from './sources/originOf.ts';
import { markBook } from './figures/markBook.ts';
import { seriesBook } from './settings/seriesBook.ts';
import { variableBook } from './figures/variableBook.ts';
import { serviceBook } from './figures/serviceBook.ts';
import { StartFailure } from '../server/process/StartFailure.ts';
import { openStore } from './openStore.ts';

export interface StationParts {
  readonly config: StationConfig;
  readonly log: Logger;
  readonly clock: Clock;
  readonly notices: Notices;
  /** Ends the start. */
  readonly signal: AbortSignal;
  /** Ends the web server and opens it again, soon. */
  readonly restart: () => void;
  /** Never jumps; the time since the process began where it is left out. */
  readonly steady?: Clock;
  /** Instead of the one that the configuration names. */
  readonly source?: PlantSource;
  /** Likewise. */
  readonly device?: DeviceConfig;
  readonly dashboardDir?: string;
  /** Without a sample for so long, the control counts as disconnected. */
  readonly silentAfterS?: number;
}

/** A running station with what it keeps. */
export interface Station {
  readonly app: StationApp;
  /** Undefined where none is wanted; it does not listen yet. */
  readonly modbus: ModbusServer | undefined;
  readonly store: StationStore;
  readonly access: StationAccess;
  readonly settings: ReturnType<typeof stationSettings>;
  /** Where its values come from. */
  readonly reports: MonthReports;
  readonly origin: ValueOrigin;
  close(): Promise<void>;
}

const defaultSilentAfterS = 10;
const bytesInMB = 1_000_000;

async function giveFirstPasswords(store: StationStore, demo: boolean, notices: Notices): Promise<void> {
  const made = await makeFirstPasswords(store.passwords, demo);
  if (demo || Object.keys(made).length === 0) return;
  notices.line('New passwords, shown only this once:');
  for (const [level, password] of Object.entries(made)) notices.line(`  ${level.padEnd(5)}  ${password}`);
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartFailure(`cannot read the fleet's certificates ${file}: ${reasonOf(error)}`);
  }
}

/** What another station has is not written before that is known. */
async function holdCard(card: Card, cardDir: string): Promise<void> {
  await card.check().catch(() => undefined);
  try {
    await card.hold();
  } catch (error) {
    throw new StartFailure(`cannot use the card folder ${cardDir}: ${reasonOf(error)}`);
  }
}

async function openOn(store: StationStore, parts: StationParts, open: Opened): Promise<Station> {
  const { config, log, notices, signal, steady } = parts;
  const clock = calendarClock(parts.clock, log);
  const { cardDir, cardLimitMB, demo, allowLocalGateway } = config;
  const tls = config.tls === undefined ? undefined : readTlsFiles(config.tls);
  const device = parts.device ?? openDevice(config.deviceHookFile, log);
  const card = open.add(folderCard(cardDir));
  await holdCard(card, cardDir);
  if (store.backups.restored === 'done') log.warn('a backup was restored');
  if (store.backups.restored === 'failed') log.error('a backup could not be restored: what the station kept is as it was');
  await giveFirstPasswords(store, demo, notices);
  const settings = stationSettings({
    repository: store.settings,
    secrets: store.secrets,
    transaction: (work) => store.transaction(work),
    demo,
  });
  const saves = settingsSaves({ settings, device, log });
  const now = () => settings.all();
  // A new zone begins with a new start, so that no day file is cut in two.
  const { zone } = now().time;
  const text = dayFileText(() => now().customer.schematicNumber);
  const inputHead = (date: PlantDay) => inputFileHead({ date, schematicNumber: now().customer.schematicNumber, zone });
  const paced = paceOf(clock, config.speed);
  const pace = { ...paced, clock: calendarClock(paced.clock, log) };
  const steadyClock = steady ?? { nowMs: () => performance.now() };
  const metrics = open.add(stationMetrics());
  const countRead = metrics.countRead.bind(metrics);
  const access = open.add(openAccess({ ...store, clock, log, ...(steady === undefined ? {} : { steady }) }));
  const field = open.add(await openField({ ...store, config, clock, steady: steadyClock, log, countRead, audit: access.audit }));
  const origin = originOf(config, field.hasDevices());
  const source =
    parts.source ??
    (await openSource({
      config,
      card,
      ...store,
      states: store.plantState,
      pace,
      field,
      steady: steadyClock,
      zone,
      text,
      inputHead,
      log,
      notices,
      signal,
    }));

  const files = { card, zone: () => zone, clock: pace.clock, log };
  const samples = open.add(cardHistory({ ...files, text }));
  const inputs = open.add(inputHistory({ ...files, head: inputHead }));
  open.add(cardKeeper({ ...files, maxBytes: cardLimitMB === undefined ? undefined : cardLimitMB * bytesInMB }));
  const variables = variableBook({ repository: store.variables, clock: pace.clock, zone: () => zone });
  const figures = open.add(
    openFigures({
      ...files,
      dayFilePath: (day) => dayFilePath(cardDir, day),
      settings: now,
      counterRuns: (range) => counterRuns(field.wired(), store.counters, range),
      totals: store.totals,
      channelSums: store.channelSums,
      dayDetails: store.dayDetails,
      damage: store.damage,
      thinkGreen: store.thinkGreen,
      priceSeries: store.priceSeries,
      variables: () => variables.all(),
    }),
  );
  if (config.rebuild) await figures.rebuild((done, of) => notices.progress(`Sums of the card: file ${done} of ${of}`), signal);
  const services = serviceBook({
    ...{ repository: store.services, source, clock: pace.clock, zone: () => zone },
    transaction: (change) => store.transaction(change),
    counted: (range, ending) => figures.dailyCounts(range, ending),
  });
  const limits = await stationLimits({ settings: () => now().limits, up: store.faults.active() });
  const alarms = [
    await leakFault({ latest: () => figures.leakAlarm.latest(), up: store.faults.active() }),
    await machineFault({ latest: () => figures.machineAlarm.latest(), up: store.faults.active() }),
  ];
  settings.onChange((group) => {
    if (group !== 'plant') return;
    figures.leakAlarm.look();
    figures.machineAlarm.look();
  });
  const marks = markBook({ repository: store.marks, clock: pace.clock, log });
  const series = seriesBook(store.priceSeries, () => now().plant);
  const faults = open.add(faultLog({ repository: store.faults, log }));
  const faultBox = open.add(
    blackBox({
      ...{ repository: store.faultWindows, text, dayFiles: card.dayFiles, zone: () => zone, log },
      recordsWarnings: () => now().limits.recordsWarnings,
    }),
  );
  const faultTexts = (language: MessageLanguage) => faultTextsOf(field.wired(), language, limits.texts(language));
  const monthFile: MonthFile = (month, language) => {
    const bytes = store.monthReports.find(month, language);
    return bytes && { name: monthReportName(month, language), bytes };
  };
  const messages = open.add(
    openMessages({
      ...{ settings: now, secrets: store.secrets, allowLocalGateway, repository: store.outbox, clock, log },
      faultTexts,
      monthFile,
    }),
  );
  const reports = open.add(
    monthReports({
      ...{ figures, settings: now, faultTexts, zone: () => zone, version: packageVersion(), origin, log },
      faults: () => [...faults.pages()].flat(),
      services: () => services.history().records,
      maintenance: () => services.items(),
      repository: store.monthReports,
      mail: (notice) => messages.reportMonth(notice),
      clock: pace.clock,
    }),
  );
  const annex = open.add(
    stationAnnex({
      ...{ figures, settings: now, zone: () => zone, clock: pace.clock, version: packageVersion(), origin, log },
      services: () => services.history().records,
      dayFiles: card.dayFiles,
      path: (day) => dayFilePath(cardDir, day),
    }),
  );
  // Who has no plant is silent from the beginning.
  const silentAfterS = origin === 'none' ? 0 : (parts.silentAfterS ?? defaultSilentAfterS);
  const totals = open.add(totalsKeeper({ repository: store.north, log }));
  const mqtt = open.add(
    openMqttOutlet({
      ...{
        settings,
        repository: store.north,
        totals: () => totals.said(),
        countersOf: machineCounters(field),
        faultTexts,
        silentAfterS,
        clock,
        log,
      },
      ...{ allowLocal: allowLocalGateway, version: packageVersion(), steady: steadyClock },
    }),
  );
  const webhook = open.add(openWebhook({ settings, repository: store.webhook, faultTexts, allowLocal: allowLocalGateway, clock, log }));
  const fleet = open.add(
    openStationFleet({
      ...{ settings, secrets: store.secrets, repository: store.fleet, isRestored: store.backups.restored === 'done' },
      ...{ faults: store.faults, figures, services, messages, zone: () => zone, clock: pace.clock, steady: steadyClock, log },
      option: { url: config.fleetUrl, code: config.fleetCode, ca: config.fleetCaFile && readCertificates(config.fleetCaFile) },
      ...{ beatS: config.fleetBeatS, allowLocal: allowLocalGateway, version: packageVersion(), silentAfterS },
    }),
  );
  const live = liveView({ rights: () => now().rights, clock, steady: steadyClock, silentAfterS });
  const streams = open.add(eventStreams({ live, sessions: access.sessions }));
  const outlet = modbusOutlet({ steady: steadyClock, silentAfterS, version: packageVersion() });
  const modbus = config.modbusPort === undefined ? undefined : modbusServer(outlet);
  const door = frontDoor({ ...config, names: () => [now().network.hostName], tls, log });
  const app = await buildApp({
    ...{
      settings,
      saves,
      access,
      figures,
      faults,
      faultBox,
      limits,
      alarms,
      services,
      marks,
      series,
      variables,
      backups: store.backups,
      messages,
      reports,
      annex,
      card,
      cardHistory: samples,
      inputHistory: inputs,
      source,
      door,
      log,
      allowLocalGateway,
    },
    outlets: [totals, mqtt, webhook, fleet, streams, ...(modbus === undefined ? [] : [outlet])],
    ...{ mqtt, webhook, fleet, live, streams },
    version: packageVersion(),
    origin,
    field,
    changesMachine: device.changesMachine,
    clock: pace.clock,
    backlog: stationBacklog(files, pace.clock),
    inputMinutes: inputMinutes({ ...files, history: inputs }),
    metrics,
    totals: () => totals.said(),
    metricsToken: config.metricsToken,
    dashboardDir: parts.dashboardDir ?? join(packageRoot(), 'dist', 'ui'),
    silentAfterS,
    restart: parts.restart,
  });
  open.add(app);
  if (modbus !== undefined) open.add(modbus);
  // Closed before the web server and the database, so that no save is cut in two and each is answered.
  open.add(saves);
  marks.happened('restart');
  return { app, modbus, store, access, settings, reports, origin, close: () => open.close() };
}

/** Opens everything a station has but its port; throws a StartFailure for what the operator can act on. */
export async function openStation(parts: StationParts): Promise<Station> {
  checkClock(parts.clock);
  const open = opened();
  const store = open.add(openStore(parts.config.dataDir, parts.config.demo ? 'demo' : 'station'));
  try {
    return await openOn(store, parts, open);
  } catch (error) {
    await open.close();
    const reason = plainReason(error);
    throw reason === undefined ? error : new StartFailure(`cannot use the data folder ${parts.config.dataDir}: ${reason}`);
  }
}
