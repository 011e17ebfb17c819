import { describe, expect, it, test } from '@jest/globals';
import { variableOf } from '../../../adapters/options/index.ts';
import { configOf, help } from '../../../station/config/StationConfig.ts';
import { stationOptions } from '../../../station/config/stationOptions.ts';
import { StartFailure } from '../../../server/process/StartFailure.ts';

const defaults = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: 'data',
  cardDir: 'data/card',
  cardLimitMB: undefined,
  demo: false,
  source: 'field',
  recordingDir: undefined,
  fieldFile: undefined,
  fieldNetworks: [],
  speed: 1,
  eventsFile: undefined,
  historyDays: 8,
  rebuild: false,
  allowHosts: [],
  trustedProxies: [],
  tls: undefined,
  metricsToken: undefined,
  modbusPort: undefined,
  allowLocalGateway: false,
  fleetUrl: undefined,
  fleetCode: undefined,
  fleetCaFile: undefined,
  fleetBeatS: undefined,
  deviceHookFile: undefined,
  logLevel: 'warn',
  logFormat: 'json',
};
const token = 'not-to-be-guessed';

describe('the options of a station', () => {
  it.each<[string, readonly string[], Record<string, string>, Partial<Record<keyof typeof defaults, unknown>>]>([
    ['nothing', [], {}, {}],
    ['options', ['--port', '9', '--host', '::1', '--demo'], {}, { port: 9, host: '::1', demo: true, source: 'simulated' }],
    [
      'variables',
      [],
      { PRESSLUFT_PORT: '9', PRESSLUFT_HOST: '0.0.0.0', PRESSLUFT_DATA: '/d' },
      { port: 9, host: '0.0.0.0', dataDir: '/d', cardDir: '/d/card' },
    ],
    ['an option over its variable', ['--port=7'], { PRESSLUFT_PORT: '9' }, { port: 7 }],
    ['an option over its variable that is wrong', ['--port=7'], { PRESSLUFT_PORT: 'x' }, { port: 7 }],
    ['an empty variable as none', [], { PRESSLUFT_PORT: '', PRESSLUFT_DEMO: '', PRESSLUFT_ALLOW_HOST: '' }, {}],
    ['a card of its own', ['--data', 'd', '--card', '/sd'], {}, { dataDir: 'd', cardDir: '/sd' }],
    ['a limit of the card', ['--card-limit', '2000'], {}, { cardLimitMB: 2000 }],
    ['a Modbus server', ['--modbus-server', '1502'], {}, { modbusPort: 1502 }],
    ['a Modbus server by variable', [], { PRESSLUFT_MODBUS_SERVER: '0' }, { modbusPort: 0 }],
    ['a demo by variable', [], { PRESSLUFT_DEMO: '1' }, { demo: true, source: 'simulated' }],
    ['a simulated plant', ['--source', 'simulated'], {}, { source: 'simulated' }],
    [
      'a demo of a recording',
      ['--demo', '--source', 'recorded', '--recording', '/r'],
      {},
      { demo: true, source: 'recorded', recordingDir: '/r' },
    ],
    ['how the plant is wired', ['--field', 'f.json'], {}, { fieldFile: 'f.json' }],
    ['networks of devices', ['--field-network', '10.1.0.0/16,127.0.0.1'], {}, { fieldNetworks: ['10.1.0.0/16', '127.0.0.1'] }],
    ['no demo by variable', [], { PRESSLUFT_DEMO: 'false' }, {}],
    ['localhost as its address', ['--demo', '--host', 'localhost'], {}, { demo: true, source: 'simulated' }],
    ['a shorter history', ['--history-days', '2'], {}, { historyDays: 2 }],
    ['a faster plant', ['--source', 'simulated', '--speed', '3600'], {}, { source: 'simulated', speed: 3600 }],
    ['events of the plant', ['--demo', '--events', 'e.json'], {}, { demo: true, source: 'simulated', eventsFile: 'e.json' }],
    ['a recording', ['--source', 'recorded', '--recording', '/r'], {}, { source: 'recorded', recordingDir: '/r' }],
    [
      'a recording by variables',
      [],
      { PRESSLUFT_SOURCE: 'recorded', PRESSLUFT_RECORDING: '/r' },
      { source: 'recorded', recordingDir: '/r' },
    ],
    ['switches', ['--rebuild', '--allow-local-gateway'], {}, { rebuild: true, allowLocalGateway: true }],
    [
      'switches by variable',
      [],
      { PRESSLUFT_REBUILD: 'yes', PRESSLUFT_ALLOW_LOCAL_GATEWAY: 'TRUE' },
      { rebuild: true, allowLocalGateway: true },
    ],
    [
      'names',
      ['--allow-host', 'A.example, b.example.', '--allow-host=192.0.2.1'],
      {},
      { allowHosts: ['a.example', 'b.example', '192.0.2.1'] },
    ],
    ['names in IPv6', ['--allow-host', '2001:db8:0::1,[::2]'], {}, { allowHosts: ['2001:db8::1', '::2'] }],
    ['names by variable', [], { PRESSLUFT_ALLOW_HOST: 'a.example,b.example' }, { allowHosts: ['a.example', 'b.example'] }],
    [
      'proxies',
      ['--trusted-proxy', '10.0.0.0/8,fd00::/8', '--trusted-proxy', '127.0.0.1'],
      {},
      { trustedProxies: ['10.0.0.0/8', 'fd00::/8', '127.0.0.1'] },
    ],
    ['a certificate', ['--tls-cert', 'c.pem', '--tls-key', 'k.pem'], {}, { tls: { certFile: 'c.pem', keyFile: 'k.pem' } }],
    ['a metrics token', ['--metrics-token', token], {}, { metricsToken: token }],
    ['a metrics token by variable', [], { PRESSLUFT_METRICS_TOKEN: token }, { metricsToken: token }],
    ['a device hook', ['--device-hook', '/etc/hook'], {}, { deviceHookFile: '/etc/hook' }],
    [
      'a fleet',
      ['--fleet-url', 'https://fleet.example', '--fleet-ca', '/etc/ca.pem', '--fleet-beat', '900'],
      { PRESSLUFT_FLEET_CODE: 'K7QX-M2PD-9R' },
      { fleetUrl: 'https://fleet.example', fleetCaFile: '/etc/ca.pem', fleetBeatS: 900, fleetCode: 'K7QX-M2PD-9R' },
    ],
    ['a device hook by variable', [], { PRESSLUFT_DEVICE_HOOK: '/etc/hook' }, { deviceHookFile: '/etc/hook' }],
    ['a log level', [], { PRESSLUFT_LOG: 'info' }, { logLevel: 'info' }],
    ['a log level as an option', ['--log', 'debug'], {}, { logLevel: 'debug' }],
    ['a log format', ['--log-format', 'text'], {}, { logFormat: 'text' }],
  ])('read %s', (_what, args, env, expected) => {
    expect(configOf(args, env, false)).toEqual({ ...defaults, ...expected });
  });

  it('log as text to a terminal unless reported otherwise', () => {
    expect([configOf([], {}, true)?.logFormat, configOf(['--log-format=json'], {}, true)?.logFormat]).toEqual(['text', 'json']);
  });

  it('are no configuration when only help is wanted', () => {
    expect(configOf(['--port', 'x', '--help'], {})).toBeUndefined();
    expect(configOf(['-h'], {})).toBeUndefined();
  });

  it('are all in the help, each with its variable and its default', () => {
    for (const { name } of Object.values(stationOptions)) {
      const line = help.split('\n').find((each) => new RegExp(`^ {2}--${name}( |$)`).test(each));
      expect(line).toContain(`(${variableOf(name)}`);
    }
    expect(help).toContain('(PRESSLUFT_PORT, default 8080)');
    expect(help.split('\n').every((line) => line.length <= 160)).toBe(true);
  });
});

describe('an option with a number', () => {
  test.each<[string, readonly string[], number, number]>([
    ['port', [], 0, 65_535],
    ['speed', ['--demo'], 1, 3600],
    ['history-days', [], 0, 31],
    ['card-limit', [], 1, 100_000_000],
    ['modbus-server', [], 0, 65_535],
    ['fleet-beat', ['--fleet-url', 'https://fleet.example'], 1, 3600],
  ])('--%s %j is a whole number from %d to %d', (name, others, lowest, highest) => {
    const withNumber = (number: number) => configOf([...others, `--${name}=${number}`], {}, false);
    for (const number of [lowest, highest]) expect(withNumber(number)).toBeDefined();
    for (const number of [lowest - 1, highest + 1])
      expect(() => withNumber(number)).toThrow(`--${name} must be a whole number from ${lowest} to ${highest}, not`);
  });
});

describe('an option that cannot be used', () => {
  test.each<[readonly string[], Record<string, string>, string]>([
    [['--port', 'x'], {}, '--port'],
    [['--port', '-1'], {}, '--port'],
    [['--port', '65536'], {}, '--port'],
    [['--port', '1e3'], {}, '--port'],
    [['--port', ' 1'], {}, '--port'],
    [['--port='], {}, '--port'],
    [['--port'], {}, '--port'],
    [['--port', '1', '--port', '2'], {}, '--port is given twice'],
    [['--port', '--demo'], {}, '--port needs a value'],
    [['--data='], {}, '--data'],
    [['--data', ' '], {}, '--data'],
    [['--data', 'a\0b'], {}, '--data'],
    [['--history-days', '32'], {}, '--history-days'],
    [['--speed', '0'], {}, '--speed'],
    [['--speed', '3601'], {}, '--speed'],
    [['--speed', '1.5'], {}, '--speed'],
    [['--card-limit', '0'], {}, '--card-limit'],
    [['--source', 'imagined'], {}, '--source'],
    [['--source', 'recorded'], {}, '--recording'],
    [['--recording', '/r'], {}, '--source'],
    [['--source', 'recorded', '--recording', '/r', '--speed', '2'], {}, '--speed'],
    [['--source', 'recorded', '--recording', '/r', '--events', 'e'], {}, '--events'],
    [['--demo', '--source', 'field'], {}, '--source field'],
    [['--demo', '--field', 'f'], {}, '--field'],
    [['--source', 'simulated', '--field-network', '10.0.0.1'], {}, '--field-network'],
    [['--field-network', '10.0.0'], {}, '--field-network'],
    [['--speed', '2'], {}, '--speed is for a simulated plant: --source simulated or --demo'],
    [['--events', 'e'], {}, '--events is for a simulated plant: --source simulated or --demo'],
    [['--allow-host', 'http://a.example'], {}, '--allow-host'],
    [['--allow-host', 'a.example:8080'], {}, '--allow-host'],
    [['--allow-host', '192.0.2.1:8080'], {}, '--allow-host'],
    [['--allow-host', '[::1]:8080'], {}, '--allow-host'],
    [['--allow-host', 'a b'], {}, '--allow-host'],
    [['--allow-host', '*'], {}, '--allow-host'],
    [['--allow-host', 'a.example,,b.example'], {}, '--allow-host'],
    [['--trusted-proxy', 'proxy.example'], {}, '--trusted-proxy'],
    [['--trusted-proxy', '10.0.0.0/33'], {}, '--trusted-proxy'],
    [['--trusted-proxy', '0.0.0.0/0'], {}, '--trusted-proxy'],
    [['--trusted-proxy', '::/0'], {}, '--trusted-proxy'],
    [['--trusted-proxy', '10.0.0.0/8/8'], {}, '--trusted-proxy'],
    [['--trusted-proxy', 'fe80::1%eth0'], {}, '--trusted-proxy'],
    [['--modbus-server', '70000'], {}, '--modbus-server'],
    [['--fleet-code', 'x'], {}, '--fleet-code and --fleet-ca need --fleet-url URL'],
    [['--fleet-url', 'https://127.0.0.1:8090'], {}, '--fleet-url needs an https address'],
    [['--modbus-server', '8080'], {}, '--modbus-server needs another port than --port, which is 8080'],
    [['--tls-cert', 'c.pem'], {}, '--tls-key'],
    [['--tls-key', 'k.pem'], {}, '--tls-cert'],
    [['--device-hook', 'hook.sh'], {}, '--device-hook'],
    [['--device-hook', './hook.sh'], {}, '--device-hook'],
    [['--device-hook='], {}, '--device-hook'],
    [['--demo', '--device-hook', '/etc/hook'], {}, '--device-hook'],
    [['--demo'], { PRESSLUFT_DEVICE_HOOK: '/etc/hook' }, '--device-hook'],
    [['--log-format', 'xml'], {}, '--log-format'],
    [['--colour'], {}, '--colour'],
    [['--colour\nevil'], {}, '--colour'],
    [['--port', 'x\nevil'], {}, '--port'],
    [['now'], {}, 'now'],
    [['--demo=yes'], {}, '--demo'],
    [['--no-demo'], {}, '--no-demo'],
    [[], { PRESSLUFT_PORT: 'x' }, 'PRESSLUFT_PORT'],
    [[], { PRESSLUFT_DEMO: 'perhaps' }, 'PRESSLUFT_DEMO'],
    [[], { PRESSLUFT_LOG: 'loud' }, 'PRESSLUFT_LOG'],
    [[], { PRESSLUFT_TRUSTED_PROXY: 'all' }, 'PRESSLUFT_TRUSTED_PROXY'],
    [['--demo', '--host', '0.0.0.0'], {}, '0.0.0.0'],
    [['--demo', '--host', '192.168.1.5'], {}, '192.168.1.5'],
    [['--demo', '--host', '127.evil.example'], {}, '127.evil.example'],
    [['--demo'], { PRESSLUFT_HOST: '0.0.0.0' }, '0.0.0.0'],
    [[], { PRESSLUFT_DEMO: '1', PRESSLUFT_HOST: '::' }, '::'],
  ])('(%p %p) is reported in one line that names it', (args, env, culprit) => {
    const refused = () => configOf(args, env);
    expect(refused).toThrow(StartFailure);
    expect(refused).toThrow(expect.objectContaining({ exitCode: 2, message: expect.stringContaining(culprit) }));
    expect(refused).not.toThrow(/\n/);
  });

  it('is reported without its text when that is a secret, and cut when it has no end', () => {
    for (const [args, env] of [
      [['--metrics-token', 'guessable'], {}],
      [['--metrics-token', 'with a space in between'], {}],
      [[], { PRESSLUFT_METRICS_TOKEN: 'guessable' }],
    ] as const) {
      expect(() => configOf(args, env)).toThrow(/^(--metrics-token|PRESSLUFT_METRICS_TOKEN) must be 16 to 200 letters, digits or signs/);
      expect(() => configOf(args, env)).not.toThrow(/guessable|space in between/);
    }
    expect(() => configOf(['--port', 'x'.repeat(10_000)], {})).not.toThrow(/x{200}/);
  });
});
