import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from './StartFailure.ts';
import { isLogLevel, type LogLevel, logLevels } from './log.ts';

export interface StationConfig {
  /** 0 lets the operating system choose. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly cardDir: string;
  /** Simulated plant with known passwords, loopback only. */
  readonly demo: boolean;
  /** Whole days before today that a first start simulates; 0 for no history. */
  readonly historyDays: number;
  readonly logLevel: LogLevel;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const usageExitCode = 2;
const longestHistoryDays = 31;
const highestPort = 65_535;

export const help = `Usage: node station/main.ts [options]

  --port N           port to listen on, 0 for any free one (PRESSLUFT_PORT, default 8080)
  --host H           address to listen on (PRESSLUFT_HOST, default 127.0.0.1)
  --data DIR         folder of the database (PRESSLUFT_DATA, default data)
  --card DIR         folder of the SD card with the day files (PRESSLUFT_CARD, default DIR of --data/card)
  --demo             simulated plant, passwords demo, read and write, loopback only (PRESSLUFT_DEMO=1)
  --history-days N   days before today that a first start simulates, 0..${longestHistoryDays} (PRESSLUFT_HISTORY_DAYS, default 8)
  --help             this text

An option wins over its variable. PRESSLUFT_LOG sets what is logged: ${logLevels.join(', ')} (default warn).
`;

const usage = (message: string) => new StartFailure(`${message}; --help lists the options`, usageExitCode);

function wholeNumber(name: string, text: string, highest: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value <= highest)) throw usage(`${name} must be a whole number from 0 to ${highest}, not '${text}'`);
  return value;
}

const switches: Readonly<Record<string, boolean>> = { '': false, '0': false, false: false, no: false, '1': true, true: true, yes: true };

function switchOf(name: string, text: string): boolean {
  const value = switches[text.toLowerCase()];
  if (value === undefined) throw usage(`${name} must be 1 or 0, not '${text}'`);
  return value;
}

function parsedOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        card: { type: 'string' },
        demo: { type: 'boolean' },
        'history-days': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const [firstSentence] = (error as Error).message.split(/\.?\s*\n|\. /);
    throw usage(firstSentence ?? 'the options cannot be read');
  }
}

/** Fastify would listen on two sockets for the name, of which the push connection knows one. */
const addressOf = (host: string) => (host.toLowerCase() === 'localhost' ? '127.0.0.1' : host);
const isLoopback = (address: string) => /^127(\.\d{1,3}){3}$/.test(address) || address === '::1';

/** Undefined when only the help is wanted; throws a StartFailure in one line for a bad option or variable. */
export function configOf(args: readonly string[], env: Environment): StationConfig | undefined {
  const options = parsedOptions(args);
  if (options.help === true) return undefined;
  const text = (option: 'port' | 'host' | 'data' | 'card' | 'history-days', variable: string, fallback: string) => {
    const [name, value] = options[option] === undefined ? [variable, env[variable] || fallback] : [`--${option}`, options[option]];
    if (value.trim() === '') throw usage(`${name} must not be empty`);
    return { name, value };
  };
  const port = text('port', 'PRESSLUFT_PORT', '8080');
  const history = text('history-days', 'PRESSLUFT_HISTORY_DAYS', '8');
  const host = addressOf(text('host', 'PRESSLUFT_HOST', '127.0.0.1').value);
  const dataDir = text('data', 'PRESSLUFT_DATA', 'data').value;
  const demo = options.demo ?? switchOf('PRESSLUFT_DEMO', env['PRESSLUFT_DEMO'] ?? '');
  const logLevel = env['PRESSLUFT_LOG'] || 'warn';
  if (!isLogLevel(logLevel)) throw usage(`PRESSLUFT_LOG must be one of ${logLevels.join(', ')}, not '${logLevel}'`);
  if (demo && !isLoopback(host)) throw usage(`a demo station has known passwords and listens on 127.0.0.1 or ::1 only, not on '${host}'`);
  return {
    port: wholeNumber(port.name, port.value, highestPort),
    host,
    dataDir,
    cardDir: text('card', 'PRESSLUFT_CARD', join(dataDir, 'card')).value,
    demo,
    historyDays: wholeNumber(history.name, history.value, longestHistoryDays),
    logLevel,
  };
}
