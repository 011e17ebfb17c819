import { describe, expect, it } from '@jest/globals';
import { configOf } from '../../station/config.ts';
import { StartFailure } from '../../station/StartFailure.ts';

const defaults = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: 'data',
  cardDir: 'data/card',
  demo: false,
  historyDays: 8,
  logLevel: 'warn',
};

describe('the options of a station', () => {
  it.each([
    ['nothing', [], {}, {}],
    ['options', ['--port', '9', '--host', '::1', '--demo'], {}, { port: 9, host: '::1', demo: true }],
    [
      'variables',
      [],
      { PRESSLUFT_PORT: '9', PRESSLUFT_HOST: '0.0.0.0', PRESSLUFT_DATA: '/d' },
      { port: 9, host: '0.0.0.0', dataDir: '/d', cardDir: '/d/card' },
    ],
    ['an option over its variable', ['--port=7'], { PRESSLUFT_PORT: '9' }, { port: 7 }],
    ['an empty variable as none', [], { PRESSLUFT_PORT: '', PRESSLUFT_DEMO: '' }, {}],
    ['a card of its own', ['--data', 'd', '--card', '/sd'], {}, { dataDir: 'd', cardDir: '/sd' }],
    ['a demo by variable', [], { PRESSLUFT_DEMO: '1' }, { demo: true }],
    ['no demo by variable', [], { PRESSLUFT_DEMO: 'false' }, {}],
    ['localhost as its address', ['--demo', '--host', 'localhost'], {}, { demo: true }],
    ['a shorter history', ['--history-days', '2'], {}, { historyDays: 2 }],
    ['a log level', [], { PRESSLUFT_LOG: 'info' }, { logLevel: 'info' }],
  ])('reads %s', (_what, args, env, expected) => {
    expect(configOf(args, env)).toEqual({ ...defaults, ...expected });
  });

  it('has no configuration when only help is wanted', () => {
    expect(configOf(['--port', 'x', '--help'], {})).toBeUndefined();
  });

  it.each([
    [['--port', 'x'], {}, '--port'],
    [['--port', '-1'], {}, '--port'],
    [['--port', '65536'], {}, '--port'],
    [['--port', '1e3'], {}, '--port'],
    [['--port='], {}, '--port'],
    [['--data='], {}, '--data'],
    [['--history-days', '32'], {}, '--history-days'],
    [['--colour'], {}, '--colour'],
    [['now'], {}, 'now'],
    [['--demo=yes'], {}, '--demo'],
    [[], { PRESSLUFT_PORT: 'x' }, 'PRESSLUFT_PORT'],
    [[], { PRESSLUFT_DEMO: 'perhaps' }, 'PRESSLUFT_DEMO'],
    [[], { PRESSLUFT_LOG: 'loud' }, 'PRESSLUFT_LOG'],
    [['--demo', '--host', '0.0.0.0'], {}, '0.0.0.0'],
    [['--demo', '--host', '192.168.1.5'], {}, '192.168.1.5'],
    [['--demo', '--host', '127.evil.example'], {}, '127.evil.example'],
  ])('refuses %p %p in one line that names the culprit', (args, env, culprit) => {
    const refused = () => configOf(args, env);
    expect(refused).toThrow(StartFailure);
    expect(refused).toThrow(expect.objectContaining({ exitCode: 2, message: expect.stringContaining(culprit) }));
    expect(refused).not.toThrow(/\n/);
  });
});
