import { describe, expect, it } from '@jest/globals';
import { calls, type CallSpec } from '../../../adapters/contract/index.ts';
import { backupFileBytes } from '../../../adapters/contract/backupSchemas.ts';
import { maxBackupBytes } from '../../../core/backup/index.ts';
import { longestVariableText } from '../../../core/performance/index.ts';
import { keysOf } from '../../../core/records/index.ts';

/** Orders without an entry: a form shows no words of the station about them. */
const orders = [
  ...['cancelWhatIf', 'cancelMeasuresReplay', 'resetThinkGreen', 'reboot'],
  ...['revokeWallLink', 'revokeProgramToken', 'leaveFleet'],
];
const names = keysOf(calls);
const specOf = (name: keyof typeof calls): CallSpec => calls[name];
const isDoneInText = ({ answer }: CallSpec) => typeof answer === 'object' && 'media' in answer && answer.media === 'text/plain';

describe('the calls of a station', () => {
  it('that keep what somebody entered are refused in words, all others with a code', () => {
    const inWords = names.filter((name) => specOf(name).refusedInText);
    expect(inWords).toEqual(names.filter((name) => isDoneInText(specOf(name)) && !orders.includes(name)));
  });

  it('send the fault log alone in pieces, as it has more entries than an answer has room for', () => {
    expect(names.filter((name) => specOf(name).isStreamed)).toEqual(['errorLog']);
  });

  it('take bodies in which every character is written as two', () => {
    const quotes = '"'.repeat(1000);
    const written = (JSON.stringify(quotes).length - 2) / quotes.length;
    expect(backupFileBytes).toBe(written * maxBackupBytes);
    expect(calls.importVariables.maxBodyBytes).toBeGreaterThan(written * longestVariableText);
  });
});
