import { slowestBeatS } from '../../core/fleet/index.ts';
import { anyText, listOf, oneOf, onOrOff, option, optional, type ValuesOf, wholeNumber } from '../../adapters/options/index.ts';
import { absoluteFile, network } from '../../server/options/kinds.ts';
import { serverOptions } from '../../server/options/serverOptions.ts';

const longestHistoryDays = 31;
const fastest = 3600;
const largestCardMB = 100_000_000;
const highestPort = 65_535;

/** Where the plant's values can come from. */
const sources = ['field', 'simulated', 'recorded'] as const;

/** Every option of the station, in the order of the help. */
export const stationOptions = {
  port: serverOptions.port,
  host: serverOptions.host,
  data: serverOptions.data,
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
    fallbackText: 'field, of --demo simulated',
    help: "where the plant's values come from: field (its devices), simulated or recorded",
  }),
  recording: optional({ name: 'recording', kind: anyText('DIR'), help: 'folder of day files that --source recorded replays' }),
  field: optional({
    name: 'field',
    kind: anyText('FILE'),
    fallbackText: 'as set on the page of devices',
    help: 'how the plant is wired, JSON; the page of devices only shows it then',
  }),
  fieldNetworks: option({
    name: 'field-network',
    kind: listOf(network),
    fallback: [],
    fallbackText: 'the private networks',
    help: 'address or network of the plant that devices may have, several with commas',
  }),
  speed: option({ name: 'speed', kind: wholeNumber(1, fastest), fallback: 1, help: 'the simulated plant runs so many times faster' }),
  events: optional({ name: 'events', kind: anyText('FILE'), help: 'events that the simulated plant goes through besides its own, JSON' }),
  historyDays: option({
    name: 'history-days',
    kind: wholeNumber(0, longestHistoryDays),
    fallback: 8,
    help: `days before today that a first start simulates, 0..${longestHistoryDays}`,
  }),
  rebuild: option({ name: 'rebuild', kind: onOrOff, fallback: false, help: 'make all totals again from the day files' }),
  allowHosts: serverOptions.allowHosts,
  trustedProxies: serverOptions.trustedProxies,
  tlsCert: serverOptions.tlsCert,
  tlsKey: serverOptions.tlsKey,
  metricsToken: serverOptions.metricsToken,
  modbusServer: optional({
    name: 'modbus-server',
    kind: wholeNumber(0, highestPort, 'PORT'),
    fallbackText: 'none',
    help: 'port beside the other one where the plant can be read over Modbus TCP, without a password',
  }),
  allowLocalGateway: option({
    name: 'allow-local-gateway',
    kind: onOrOff,
    fallback: false,
    help: 'the SMS gateway and the MQTT broker may be on this machine or its own link',
  }),
  fleetUrl: optional({
    name: 'fleet-url',
    kind: anyText('URL'),
    fallbackText: 'as set on its page',
    help: 'https address of the fleet that gets the day records',
  }),
  fleetCode: optional({
    name: 'fleet-code',
    kind: { ...anyText('CODE'), isSecret: true },
    help: 'code with which the station joins the fleet, once; better as variable',
  }),
  fleetCa: optional({
    name: 'fleet-ca',
    kind: absoluteFile,
    fallbackText: 'the known authorities',
    help: "who signed the fleet's certificate, PEM",
  }),
  fleetBeat: optional({
    name: 'fleet-beat',
    kind: wholeNumber(1, slowestBeatS, 'S'),
    fallbackText: 'as the fleet says, 60',
    help: 'seconds from one call of the fleet to the next; 900 saves bytes',
  }),
  deviceHook: optional({
    name: 'device-hook',
    kind: absoluteFile,
    fallbackText: 'settings are only stored',
    help: 'program that applies network, time and share to this machine',
  }),
  log: serverOptions.log,
  logFormat: serverOptions.logFormat,
} as const;

/** The values of all options. */
export type OptionValues = ValuesOf<typeof stationOptions>;
