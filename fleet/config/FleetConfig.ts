import { join } from 'node:path';
import { anyText, type Environment, option, optional, type OptionKind, onOrOff, wholeNumber } from '../../adapters/options/index.ts';
import type { TlsFiles } from '../../server/http/tlsFiles.ts';
import { isLoopbackHost } from '../../server/http/answerHeaders.ts';
import { readServerOptions, serverHelp, usageFailure } from '../../server/options/readServerOptions.ts';
import { serverOptions } from '../../server/options/serverOptions.ts';
import type { LogFormat, LogLevel } from '../../server/process/log.ts';
import { type FleetMailConfig, mailConfigOf, smtpOptions } from './smtpOptions.ts';

/** How a fleet is started. */
export interface FleetConfig {
  /** 0 lets the operating system choose. */
  readonly port: number;
  readonly host: string;
  /** Address of a PostgreSQL database; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  readonly embeddedDir: string;
  /** How often stations are to call. */
  readonly beatS: number;
  /** Years after which quarter hours are dropped; undefined for never. */
  readonly keepQuartersYears: number | undefined;
  /** An organisation that wants to enrol a station: a code is made for it. */
  readonly codeFor: string | undefined;
  /** With stations that are made up, and a person who is known. */
  readonly isDemo: boolean;
  /** Of the stations of a demo, before today. */
  readonly historyDays: number;
  readonly allowHosts: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Whether issuers of log-ins may be on this machine or its link, also without encryption. */
  readonly allowLocalIssuer: boolean;
  /** Undefined for plain HTTP. */
  readonly tls: TlsFiles | undefined;
  /** Undefined for no mails. */
  readonly mail: FleetMailConfig | undefined;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
}

const longestBeatS = 3600;
const longestKeptYears = 100;
const longestHistoryDays = 1000;
/** The stations of the demo are always looked at. */
const demoBeatS = 10;

const databaseUrl: OptionKind<string> = {
  read: (text) => (/^postgres(?:ql)?:\/\/\S+$/.test(text) ? text : undefined),
  expected: 'an address such as postgres://user:password@host/database',
  shownValue: 'URL',
  isSecret: true,
};

/** Every option of the fleet, in the order of the help. */
const fleetOptions = {
  port: option({ name: 'port', kind: wholeNumber(0, 65_535), fallback: 8090, help: 'port to listen on, 0 for any free one' }),
  host: serverOptions.host,
  database: optional({
    name: 'database',
    kind: databaseUrl,
    fallbackText: 'embedded',
    help: 'PostgreSQL 15 or newer; better as variable, as the list of processes shows options',
  }),
  embedded: option({
    name: 'embedded',
    kind: onOrOff,
    fallback: false,
    help: 'database inside of this process, for trials: a power cut may break it',
  }),
  demo: option({ name: 'demo', kind: onOrOff, fallback: false, help: 'made-up stations in an embedded database, on this machine alone' }),
  historyDays: option({
    name: 'history-days',
    kind: wholeNumber(0, longestHistoryDays, 'N'),
    fallback: 400,
    help: 'days before today that the stations of --demo have; they come within minutes, the newest first',
  }),
  data: serverOptions.data,
  beat: option({
    name: 'beat',
    kind: wholeNumber(1, longestBeatS, 'S'),
    fallback: 60,
    help: 'seconds from one call of a station to the next',
  }),
  keepQuarters: optional({
    name: 'keep-quarters',
    kind: wholeNumber(1, longestKeptYears, 'N'),
    help: 'years after which quarter hours are dropped, figures of days and months stay',
  }),
  codeFor: optional({
    name: 'code-for',
    kind: anyText('ORG'),
    help: 'organisation that enrols a station: prints a code for it, valid for 14 days',
  }),
  allowHosts: serverOptions.allowHosts,
  trustedProxies: serverOptions.trustedProxies,
  allowLocalIssuer: option({
    name: 'allow-local-issuer',
    kind: onOrOff,
    fallback: false,
    help: 'issuers that vouch for people may be on this machine or its own link, on this machine also over http',
  }),
  tlsCert: serverOptions.tlsCert,
  tlsKey: serverOptions.tlsKey,
  ...smtpOptions,
  log: serverOptions.log,
  logFormat: serverOptions.logFormat,
} as const;

/** What `--help` prints. */
export const help = serverHelp('npm run fleet --', fleetOptions);

/** Undefined when only the help is wanted; throws a StartFailure in one line for a bad option or variable. */
export function configOf(
  args: readonly string[],
  env: Environment,
  logsToTerminal: boolean = process.stderr.isTTY,
): FleetConfig | undefined {
  const values = readServerOptions(args, env, fleetOptions);
  if (values === undefined) return undefined;
  const {
    port,
    host,
    database,
    embedded,
    demo,
    historyDays,
    data,
    beat,
    keepQuarters,
    codeFor,
    allowHosts,
    trustedProxies,
    allowLocalIssuer,
    tlsCert,
    tlsKey,
    log,
    logFormat,
  } = values;
  if ((tlsCert === undefined) !== (tlsKey === undefined)) throw usageFailure('--tls-cert and --tls-key need each other');
  if ([database !== undefined, embedded, demo].filter((isWanted) => isWanted).length !== 1) {
    throw usageFailure('a fleet needs --database URL, or --embedded for a trial, or --demo');
  }
  if (demo && !isLoopbackHost(host)) throw usageFailure('--demo has a password that everybody knows, and listens on this machine alone');
  return {
    ...{
      port,
      host,
      databaseUrl: database,
      embeddedDir: join(data, demo ? 'fleet-demo' : 'fleet'),
      codeFor,
      isDemo: demo,
      historyDays,
      allowHosts,
      trustedProxies,
      allowLocalIssuer,
    },
    mail: mailConfigOf(values),
    beatS: demo ? demoBeatS : beat,
    keepQuartersYears: keepQuarters,
    tls: tlsCert === undefined || tlsKey === undefined ? undefined : { certFile: tlsCert, keyFile: tlsKey },
    logLevel: log,
    logFormat: logFormat ?? (logsToTerminal ? 'text' : 'json'),
  };
}
