import { anyText, listOf, oneOf, option, optional, wholeNumber } from '../../adapters/options/index.ts';
import { logFormats, logLevels } from '../process/log.ts';
import { hostName, network, secretToken } from './kinds.ts';

const highestPort = 65_535;
const none: readonly string[] = [];

/** The options that every server of ours has; each one takes those that it wants into its own. */
export const serverOptions = {
  port: option({ name: 'port', kind: wholeNumber(0, highestPort), fallback: 8080, help: 'port to listen on, 0 for any free one' }),
  host: option({ name: 'host', kind: anyText('H'), fallback: '127.0.0.1', help: 'address to listen on' }),
  data: option({ name: 'data', kind: anyText('DIR'), fallback: 'data', help: 'folder of the database' }),
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
