import { anyText, listOf, oneOf, onOrOff, option, optional, type ValuesOf, wholeNumber } from '../../adapters/options/index.ts';
import { logFormats, logLevels } from '../../server/process/log.ts';
import { absoluteFile, hostName, network, secretToken } from '../../server/options/kinds.ts';

const highestPort = 65_535;
const longestHistoryDays = 31;
const fastest = 3600;
const largestCardMB = 100_000_000;

/** Where the plant's values can come from. */
const sources = ['simulated', 'recorded'] as const;

const none: readonly string[] = [];

/** Every option of the station, in the order of the help. */
export const stationOptions = {
  port: option({ name: 'port', kind: wholeNumber(0, highestPort), fallback: 8080, help: 'port to listen on, 0 for any free one' }),
  host: option({ name: 'host', kind: anyText('H'), fallback: '127.0.0.1', help: 'address to listen on' }),
  data: option({ name: 'data', kind: anyText('DIR'), fallback: 'data', help: 'folder of the database' }),
  card: optional({
    name: 'card',
    kind: anyText('DIR'),
    fallbackText: 'DIR of --data/card',
    help: 'folder of the SD card with the day files',
  }),
  cardLimit: optional({
    name: 'card-limit',
    kind: wholeNumber(1, largestCardMB, 'MB'),
    fallbackText: '90 % of the disk',
    help: 'megabytes that the card may hold, oldest files go first',
  }),
  demo: option({ name: 'demo', kind: onOrOff, fallback: false, help: 'invented station, passwords demo, read and write, loopback only' }),
  source: optional({
    name: 'source',
    kind: oneOf(sources, 'S'),
    fallbackText: 'none, of --demo simulated',
    help: "where the plant's values come from: simulated or recorded",
  }),
  recording: optional({ name: 'recording', kind: anyText('DIR'), help: 'folder of day files that --source recorded replays' }),
  speed: option({ name: 'speed', kind: wholeNumber(1, fastest), fallback: 1, help: 'the simulated plant runs so many times faster' }),
  events: optional({ name: 'events', kind: anyText('FILE'), help: 'events that the simulated plant goes through besides its own, JSON' }),
  historyDays: option({
    name: 'history-days',
    kind: wholeNumber(0, longestHistoryDays),
    fallback: 8,
    help: `days before today that a first start simulates, 0..${longestHistoryDays}`,
  }),
  rebuild: option({ name: 'rebuild', kind: onOrOff, fallback: false, help: 'make all totals anew from the day files' }),
  allowHosts: option({
    name: 'allow-host',
    kind: listOf(hostName),
    fallback: none,
    help: "further name or address in the browsers' address line, several with commas",
  }),
  trustedProxies: option({
    name: 'trusted-proxy',
    kind: listOf(network),
    fallback: none,
    help: 'address or network of a reverse proxy that is believed, several with commas',
  }),
  tlsCert: optional({ name: 'tls-cert', kind: anyText('FILE'), help: 'certificate with its chain, PEM; with --tls-key, https' }),
  tlsKey: optional({ name: 'tls-key', kind: anyText('FILE'), help: 'private key of the certificate, PEM' }),
  metricsToken: optional({
    name: 'metrics-token',
    kind: secretToken,
    fallbackText: 'no /metrics',
    help: 'token that opens /metrics; better as variable, as the list of processes shows options',
  }),
  allowLocalGateway: option({
    name: 'allow-local-gateway',
    kind: onOrOff,
    fallback: false,
    help: 'the SMS gateway may be on this machine or its own link',
  }),
  deviceHook: optional({
    name: 'device-hook',
    kind: absoluteFile,
    fallbackText: 'settings are only stored',
    help: 'program that applies network, time and share to this machine',
  }),
  log: option({
    name: 'log',
    kind: oneOf(logLevels, 'LEVEL'),
    fallback: 'warn',
    help: `least severity that is logged: ${logLevels.join(', ')}`,
  }),
  logFormat: optional({
    name: 'log-format',
    kind: oneOf(logFormats, 'F'),
    fallbackText: 'text on a terminal, else json',
    help: 'how the log is written: json or text',
  }),
} as const;

/** The values of all options. */
export type OptionValues = ValuesOf<typeof stationOptions>;

/** The environment variable of an option. */
export const variableOf = (name: string): string => `PRESSLUFT_${name.toUpperCase().replaceAll('-', '_')}`;
