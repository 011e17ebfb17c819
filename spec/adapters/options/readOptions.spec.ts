import { describe, expect, it, test } from '@jest/globals';
import { anyText, listOf, onOrOff, option, optional, readOptions, wholeNumber } from '../../../adapters/options/index.ts';

const options = {
  name: optional({ name: 'name', kind: anyText('NAME'), help: '' }),
  port: option({ name: 'port', kind: wholeNumber(1, 9), fallback: 8, help: '' }),
  hosts: option({ name: 'host', kind: listOf(anyText('HOST')), fallback: [], help: '' }),
  token: optional({ name: 'token', kind: { ...wholeNumber(1, 9, 'TOKEN'), isSecret: true }, help: '' }),
  force: option({ name: 'force', kind: onOrOff, fallback: false, help: '' }),
};
const fail = (message: string) => new RangeError(message);
const read = (...args: readonly string[]) => readOptions(args, options, { fail, allowsPaths: true });

describe('options', () => {
  test.each<[string, readonly string[], Record<string, unknown>]>([
    ['after their name', ['--name', 'a', '--force'], { name: 'a', force: true }],
    ['after an equals sign', ['--name=a=b'], { name: 'a=b' }],
    ['that begin with a dash', ['--name', '-x'], { name: '-x' }],
    ['that begin with a dash, after an equals sign', ['--name=-x'], { name: '-x' }],
    ['that begin with a dash and have spaces', ['--name', '-x, links'], { name: '-x, links' }],
    ['that look like an option, after an equals sign', ['--name=--force'], { name: '--force' }],
    ['that are a dash', ['--name', '-'], { name: '-' }],
    ['with a line break', ['--name=a\nb'], { name: 'a\nb' }],
    ['of a list by commas and by several options', ['--host', 'a,b', '--host=c'], { hosts: ['a', 'b', 'c'] }],
  ])('take values %s', (_what, args, expected) => {
    expect(read(...args)?.values).toEqual({ name: undefined, port: 8, hosts: [], token: undefined, force: false, ...expected });
  });

  it('leave what follows two dashes to the paths', () => {
    expect(read('a', '--force', '--', '--name', '-h')?.paths).toEqual(['a', '--name', '-h']);
  });

  it('are no options when help is wanted, wherever it stands', () => {
    expect([read('--help'), read('--port', 'x', '-h')]).toEqual([undefined, undefined]);
  });

  test.each<[readonly string[], RegExp]>([
    [['--port', '1', '--port', '2'], /^--port is given twice: '1', '2'$/],
    [['--port=1', '--port=1', '--port=1'], /^--port is given 3 times: '1', '1', '1'$/],
    [['--force', '--force'], /^--force is given twice$/],
    [['--token', '1', '--token', '2'], /^--token is given twice$/],
    [['--name'], /^--name needs a value$/],
    [['--name', '--force'], /^--name needs a value before '--force'; one that looks so is written --name=VALUE$/],
    [['--name', '-h'], /^--name needs a value before '-h'/],
    [['--force=1'], /^--force takes no value$/],
    [['-f'], /^there is no option '-f'$/],
    [['--nam', 'a'], /^there is no option '--nam'$/],
    [['--port=-1'], /^--port must be a whole number from 1 to 9, not '-1'$/],
    [['--port', '-1'], /^--port must be a whole number from 1 to 9, not '-1'$/],
  ])('%p are refused', (args, message) => {
    expect(() => read(...args)).toThrow(RangeError);
    expect(() => read(...args)).toThrow(message);
  });

  it('are refused with a path where none is taken', () => {
    expect(() => readOptions(['a'], options, { fail, allowsPaths: false })).toThrow(/^'a' is no option$/);
  });
});
