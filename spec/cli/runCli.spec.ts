import { describe, expect, it, test } from '@jest/globals';
import { commands } from '../../cli/commands.ts';
import { runInShell as run } from './runInShell.ts';

describe('the command line', () => {
  it('lists its commands and its exit codes with --help', async () => {
    const { code, printed, notes } = await run('--help');
    expect([code, notes]).toEqual([0, []]);
    for (const { name, summary } of commands) expect(printed).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
    expect(printed).toMatch(/Exit codes: 0 .*, 1 .*, 2 /);
  });

  test.each(commands.map(({ name }) => name))('lists every option of %s with --help', async (name) => {
    const { code, printed } = await run(...name.split(' '), '--help');
    expect(code).toBe(0);
    const { options, summary } = commands.find((each) => each.name === name)!;
    expect(printed).toContain(summary);
    for (const each of Object.values(options)) expect(printed).toMatch(new RegExp(`^  --${each.name}( \\S+)? {2,}\\S`, 'm'));
    expect(Math.max(...printed.split('\n').map(({ length }) => length))).toBeLessThan(150);
  });

  it('says its version', async () => {
    expect((await run('--version')).printed).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    ['no command', [], /^a command is missing/],
    ['an unknown command', ['blance'], /^there is no command 'blance'; there are balance, /],
    ['an unknown option', ['balance', 'card', '--rat', '1'], /^there is no option '--rat'/],
    ['an option without its value', ['balance', 'card', '--rate'], /^--rate needs a value/],
    ['no files', ['balance'], /^FILES is missing/],
    ['a rate that is no number', ['balance', 'card', '--rate', '0,25'], /^--rate must be a number from 0 on, with a point, not '0,25'/],
    ['a negative rate', ['balance', 'card', '--rate=-1'], /^--rate must be a number/],
    ['an unknown zone', ['balance', 'card', '--zone', 'Berlin'], /^--zone must be the name of a time zone such as Europe\/Berlin/],
    ['a day that is none', ['balance', 'card', '--from', '2026-02-30'], /^--from must be a day such as/],
    ['a day after the last year', ['balance', 'card', '--until', '9999-12-31'], /^--until must be .* of the years 1970 to 9998, not '9999/],
    ['an instant after the last year', ['balance', 'card', '--until', '9999-12-31T23:59:59Z'], /^--until must be .* 1970 to 9998, not/],
    ['an instant without offset', ['balance', 'card', '--from', '2026-02-03T10:00'], /^--from must be a day such as/],
    ['an unknown unit', ['balance', 'card', '--units', 'bar,mmHg'], /^--units must be one of bar, psi, .*, not 'bar,mmHg'/],
    ['an option that is given twice', ['balance', 'card', '--rate', '1', '--rate', '2'], /^--rate is given twice: '1', '2'/],
    ['two units of one kind', ['balance', 'card', '--units', 'bar,psi'], /^--units must be .*, one each for .*, not 'bar,psi'/],
    ['two names of a machine', ['balance', 'card', '--machine', '1=A', '--machine', '1=B'], /^--machine must be .*, each number once, not/],
    ['a machine that cannot be', ['balance', 'card', '--machine', '11=X'], /^--machine must be a machine's number, 1 to 10/],
    ['an unknown format', ['statistics', 'card', '--format', 'pdf'], /^--format must be one of table, csv, json, not 'pdf'/],
    ['a use above 1', ['heat', 'card', '--use', '1.1'], /^--use must be a number from 0 to 1/],
    ['water that is too cold', ['heat', 'card', '--cold', '4'], /^--cold must be a number from 10 to 39/],
    ['an unknown layout', ['convert', 'card', '--layout', 'V1.0'], /^--layout must be one of V2.15-RC1, /],
    ['a PDF for a terminal', ['balance', 'card', '--format', 'pdf'], /^a PDF needs --out PATH, or a pipe/],
  ] as const)('refuses %s: exit code 2', async (_what, args, expected) => {
    const { code, printed, notes } = await run(...args);
    expect([code, printed, notes.length]).toEqual([2, '', 1]);
    expect(notes[0]).toMatch(expected);
    expect(notes[0]).toMatch(/; --help says more$/);
  });
});
