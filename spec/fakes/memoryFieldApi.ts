import type { CallResult, FieldApi, SaveResult, SessionToken, Waiting } from '../../core/ports/index.ts';
import type { MemoryField } from './memoryField.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemorySessions } from './memorySessions.ts';

/** How the plant of a fake is wired; a station without a field does not offer the calls. */
export function memoryFieldApi(gate: MemoryGate, sessions: MemorySessions, field: MemoryField | undefined): FieldApi {
  const ask = async <T>(
    call: 'field' | 'changeField',
    sent: unknown,
    [token, waiting]: readonly [SessionToken, Waiting | undefined],
    answer: (of: MemoryField) => T,
  ): Promise<CallResult<T>> => {
    let isNotOffered = false;
    const result = await gate.ask({ call, sent, token, signal: waiting?.signal }, () => {
      isNotOffered = field === undefined;
      return field && answer(field);
    });
    return isNotOffered ? { outcome: 'notOffered' } : result;
  };
  const change = (
    sent: unknown,
    [token, language]: readonly [SessionToken, string],
    keep: (of: MemoryField) => string | undefined,
  ): Promise<SaveResult> =>
    gate.save({ call: 'changeField', sent, token }, language, (i18n) =>
      field === undefined ? i18n._('Diese Station liest keine Geräte.') : keep(field),
    );
  return {
    report: (token, _language, waiting) =>
      ask('field', undefined, [token, waiting], (of) =>
        sessions.levelOf(token) === 'write' ? of.report() : { ...of.report(), config: undefined, passwords: [] },
      ),
    save: (config, passwords, ...by) => change({ config, passwords }, by, (of) => of.save(config, passwords)),
    undo: (...by) => change('undo', by, (of) => of.undo()),
    try: (trial, token, _language, waiting) => ask('changeField', trial, [token, waiting], (of) => of.trialOf(trial)),
    find: (search, token, _language, waiting) => ask('changeField', search, [token, waiting], (of) => of.foundOf(search)),
    addProfile: (profile, ...by) => change(profile, by, (of) => of.addProfile(profile)),
  };
}
