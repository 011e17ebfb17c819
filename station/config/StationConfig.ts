import { join } from 'node:path';
import type { TlsFiles } from '../../server/http/tlsFiles.ts';
import type { LogFormat, LogLevel } from '../../server/process/log.ts';
import { webhookProblem } from '../../core/settings/index.ts';
import type { Environment } from '../../adapters/options/index.ts';
import { readServerOptions, serverHelp, usageFailure } from '../../server/options/readServerOptions.ts';
import { type OptionValues, stationOptions } from './stationOptions.ts';

/** How a station is started. */
export interface StationConfig {
  /** 0 lets the operating system choose. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly cardDir: string;
  /** Megabytes that the card may hold; undefined for a share of the disk. */
  readonly cardLimitMB: number | undefined;
  /** Invented station with known passwords, loopback only. */
  readonly demo: boolean;
  /** Where the plant's values come from. */
  readonly source: 'field' | 'simulated' | 'recorded';
  /** Folder of day files; given exactly when the source is recorded. */
  readonly recordingDir: string | undefined;
  /** JSON file of how the plant is wired; undefined for what is set on the page of devices. */
  readonly fieldFile: string | undefined;
  /** Addresses and networks that devices may have; empty for the private networks. */
  readonly fieldNetworks: readonly string[];
  /** How many times faster than real the simulated plant runs. */
  readonly speed: number;
  /** JSON file of further events of the simulated plant. */
  readonly eventsFile: string | undefined;
  /** Whole days before today that a first start simulates; 0 for no history. */
  readonly historyDays: number;
  /** Whether all totals are made again. */
  readonly rebuild: boolean;
  /** Further names by which browsers may call the station. */
  readonly allowHosts: readonly string[];
  /** Addresses and networks. */
  readonly trustedProxies: readonly string[];
  /** Undefined for plain HTTP. */
  readonly tls: TlsFiles | undefined;
  /** Undefined for no /metrics. */
  readonly metricsToken: string | undefined;
  /** Undefined for no Modbus server; 0 lets the operating system choose. */
  readonly modbusPort: number | undefined;
  readonly allowLocalGateway: boolean;
  /** Address of a fleet, as set on the page where it is undefined. */
  readonly fleetUrl: string | undefined;
  /** With which the station joins it. */
  readonly fleetCode: string | undefined;
  /** Certificates in PEM that are trusted in place of the runtime's. */
  readonly fleetCaFile: string | undefined;
  /** Seconds from one exchange to the next; undefined for as the fleet says. */
  readonly fleetBeatS: number | undefined;
  /** Program that sets up the operating system; undefined for settings that are only stored. */
  readonly deviceHookFile: string | undefined;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
}

/** What `--help` prints. */
export const help = serverHelp('npm run station --', stationOptions);

/** Fastify would listen on two sockets for the name, of which the push connection knows one. */
const addressOf = (host: string) => (host.toLowerCase() === 'localhost' ? '127.0.0.1' : host);
const isLoopback = (address: string) => /^127(\.\d{1,3}){3}$/.test(address) || address === '::1';

/** Nothing is simulated unless that is asked for. */
const sourceOf = ({ demo, source }: Pick<OptionValues, 'demo' | 'source'>) => source ?? (demo ? 'simulated' : 'field');

/** What is wrong with options that are each right by themselves; undefined when nothing is. */
function conflictIn({
  demo,
  port,
  modbusServer,
  host,
  source,
  recording,
  field,
  fieldNetworks,
  speed,
  events,
  tlsCert,
  tlsKey,
  deviceHook,
  fleetUrl,
  fleetCode,
  fleetCa,
  allowLocalGateway,
}: OptionValues): string | undefined {
  if (demo && !isLoopback(addressOf(host)))
    return `a demo station has known passwords and listens on 127.0.0.1 or ::1 only, not on '${host}'`;
  if (demo && deviceHook !== undefined) return '--device-hook is not for a demo station, which has known passwords';
  if ((tlsCert === undefined) !== (tlsKey === undefined)) return `--tls-cert and --tls-key need each other`;
  if (source === 'recorded' && recording === undefined) return '--source recorded needs --recording DIR';
  if (source !== 'recorded' && recording !== undefined) return '--recording needs --source recorded';
  const isField = sourceOf({ demo, source }) === 'field';
  if (demo && isField) return '--source field is not for a demo station, which has known passwords';
  if (!isField && field !== undefined) return '--field needs --source field';
  if (!isField && fieldNetworks.length > 0) return '--field-network needs --source field';
  if (fleetUrl === undefined && (fleetCode !== undefined || fleetCa !== undefined)) return '--fleet-code and --fleet-ca need --fleet-url URL';
  if (fleetUrl !== undefined && webhookProblem(fleetUrl, allowLocalGateway) !== undefined)
    return '--fleet-url needs an https address, of this machine or its own link only with --allow-local-gateway';
  if (port !== 0 && port === modbusServer) return `--modbus-server needs another port than --port, which is ${port}`;
  const isSimulated = sourceOf({ demo, source }) === 'simulated';
  if (!isSimulated && speed !== 1) return '--speed is for a simulated plant: --source simulated or --demo';
  if (!isSimulated && events !== undefined) return '--events is for a simulated plant: --source simulated or --demo';
  return undefined;
}

/** Undefined when only the help is wanted; throws a StartFailure in one line for a bad option or variable. */
export function configOf(
  args: readonly string[],
  env: Environment,
  logsToTerminal: boolean = process.stderr.isTTY,
): StationConfig | undefined {
  const values = readServerOptions(args, env, stationOptions);
  if (values === undefined) return undefined;
  const conflict = conflictIn(values);
  if (conflict !== undefined) throw usageFailure(conflict);
  const { port, host, data, card, cardLimit, recording, field, events, tlsCert, tlsKey, deviceHook, log, logFormat, ...same } = values;
  const { fleetUrl, fleetCode, fleetCa, fleetBeat } = values;
  const { demo, fieldNetworks, speed, historyDays, rebuild, allowHosts, trustedProxies, metricsToken, modbusServer, allowLocalGateway } =
    same;
  return {
    port,
    host: addressOf(host),
    dataDir: data,
    cardDir: card ?? join(data, 'card'),
    cardLimitMB: cardLimit,
    demo,
    source: sourceOf(values),
    recordingDir: recording,
    fieldFile: field,
    fieldNetworks,
    speed,
    eventsFile: events,
    historyDays,
    rebuild,
    allowHosts,
    trustedProxies,
    tls: tlsCert === undefined || tlsKey === undefined ? undefined : { certFile: tlsCert, keyFile: tlsKey },
    metricsToken,
    modbusPort: modbusServer,
    allowLocalGateway,
    ...{ fleetUrl, fleetCode, fleetCaFile: fleetCa, fleetBeatS: fleetBeat },
    deviceHookFile: deviceHook,
    logLevel: log,
    logFormat: logFormat ?? (logsToTerminal ? 'text' : 'json'),
  };
}
