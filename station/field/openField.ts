import { join } from 'node:path';
import type { Logger } from 'pino';
import { problemText } from '../../adapters/field/index.ts';
import { fieldNetworks } from '../../adapters/networks/index.ts';
import type { FieldProblem, WiredPlant } from '../../core/field/index.ts';
import type {
  Clock,
  FieldReport,
  FieldTrial,
  FoundDevice,
  SecretRepository,
  StationStore,
  TrialResult,
  FieldSearch,
} from '../../core/ports/index.ts';
import type { Audit } from '../access/stationAudit.ts';
import type { StationConfig } from '../config/StationConfig.ts';
import { checkedSearch, checkedTrial } from './checkedTrial.ts';
import { counterKeeper } from './counterKeeper.ts';
import { doorMaker } from './doorMaker.ts';
import { fieldDoors, type FieldDoors } from './fieldDoors.ts';
import { deviceReports } from './fieldReport.ts';
import { FieldRefused, fieldWiring } from './fieldWiring.ts';
import { findHosts } from './findHosts.ts';
import { findUnits } from './findUnits.ts';
import { isModbus } from './isModbus.ts';
import { isProfile } from './isProfile.ts';
import { type CountRead, modbusLines } from './modbusLines.ts';
import { tryOut } from './tryOut.ts';

export interface FieldParts extends Pick<StationStore, 'field' | 'counters' | 'secrets' | 'transaction'> {
  readonly config: Pick<StationConfig, 'source' | 'dataDir' | 'fieldFile' | 'fieldNetworks'>;
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
  readonly log: Logger;
  readonly countRead?: CountRead;
  readonly audit: Pick<Audit, 'note'>;
}

/** The devices of the plant. */
export interface Field {
  readonly doors: Pick<FieldDoors, 'now'>;
  wired(): WiredPlant;
  /** Whether any is set up that values can come from. */
  hasDevices(): boolean;
  /** With everything that only those who may change it see; what is wrong in English, or in other words. */
  report(textOf?: (problem: FieldProblem) => string): FieldReport;
  /** In force at once. Throws a FieldRefused for what is not right. */
  save(config: unknown, passwords: Readonly<Record<string, string>>): Promise<void>;
  undo(): Promise<void>;
  addProfile(profile: unknown): Promise<void>;
  tryOut(trial: FieldTrial, signal: AbortSignal): Promise<TrialResult>;
  find(search: FieldSearch, signal: AbortSignal): Promise<readonly FoundDevice[]>;
  close(): Promise<void>;
}

const secretOf = (connectionId: string) => `field.${connectionId}.password`;

function keepPasswords(secrets: SecretRepository, passwords: Readonly<Record<string, string>>): void {
  secrets.change(new Map(Object.entries(passwords).map(([id, password]) => [secretOf(id), password === '' ? null : password])));
}

/** Opens the connections to all devices that are set up; without any it only waits for some. */
export async function openField(parts: FieldParts): Promise<Field> {
  const { config, field: repository, counters, secrets, clock, steady, log, audit } = parts;
  const isSource = config.source === 'field';
  const wiring = await fieldWiring({ repository, file: config.fieldFile, profilesDir: join(config.dataDir, 'profiles') });
  for (const problem of wiring.problems()) log.error(`field: ${problemText(problem)}`);
  const isAllowed = fieldNetworks(config.fieldNetworks.length === 0 ? undefined : config.fieldNetworks);
  const lines = modbusLines(isAllowed, parts.countRead);
  const makeDoor = doorMaker({ lines, isAllowed, steady });
  const passwordOf = (id: string) => secrets.find(secretOf(id));
  const doors = fieldDoors(makeDoor, passwordOf);
  const keeper = counterKeeper({ wired: () => wiring.wired(), doors, counters, clock, log, audit });

  const apply = async () => {
    const { config: now, models } = wiring.wired();
    if (isSource) await doors.apply(now, models);
  };
  await apply();

  return {
    doors,
    wired: () => wiring.wired(),
    hasDevices: () => isSource && wiring.wired().config.devices.length > 0,
    report(textOf = problemText) {
      const { config: now, models } = wiring.wired();
      const own = wiring.ownIds();
      return {
        isSource,
        isReadOnly: wiring.isReadOnly || !isSource,
        canUndo: wiring.canUndo(),
        config: now,
        passwords: now.connections.map(({ id }) => id).filter((id) => secrets.names().has(secretOf(id))),
        problems: wiring.problems().map(textOf),
        connections: doors.reports(),
        devices: deviceReports(now.devices, models, doors, steady.nowMs(), (device) => counters.events(device)),
        models: Object.values(models).map(({ id, vendor, model, variant, role, maturity, sources, notes }) => ({
          ...{ id, vendor, model, role, maturity, sources, isOwn: own.has(id) },
          ...(variant === undefined ? {} : { variant }),
          ...(notes === undefined ? {} : { notes }),
        })),
      };
    },
    async save(next, passwords) {
      parts.transaction(() => {
        wiring.save(next);
        keepPasswords(secrets, passwords);
      });
      await apply();
    },
    async undo() {
      wiring.undo();
      await apply();
    },
    async addProfile(profile) {
      await wiring.addProfile(profile);
      await apply();
    },
    tryOut: (trial, signal) => tryOut(checkedTrial(trial), { lines, makeDoor, models: wiring.wired().models, passwordOf, steady }, signal),
    async find(asked, signal) {
      const search = checkedSearch(asked, isAllowed);
      if ('network' in search) return findHosts(search, isAllowed, signal);
      const { connection, ...range } = search;
      const line = isModbus(connection) ? lines.take(connection) : undefined;
      if (line === undefined) throw new FieldRefused([{ path: ['connection'], code: 'noUnits' }]);
      try {
        return await findUnits(line, range, Object.values(wiring.wired().models).filter(isProfile), signal);
      } finally {
        await line.close();
      }
    },
    async close() {
      keeper.close();
      await doors.close();
    },
  };
}
