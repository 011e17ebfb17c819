import { describe, expect, it } from '@jest/globals';
import type { VariableRefusal } from '../../../i18n/index.ts';
import { CallRefused } from '../../../server/http/CallRefused.ts';
import { variableRoutes } from '../../../station/routes/variableRoutes.ts';

/** The calls of a station whose book refuses a file, or has nothing to remove, and what they leave behind. */
function opened({ refusal, isThere = true }: { readonly refusal?: VariableRefusal; readonly isThere?: boolean } = {}) {
  const left: unknown[] = [];
  const routes = variableRoutes({
    variables: {
      all: () => [],
      import: (...given) => (left.push(given), refusal),
      remove: (name) => (left.push(name), isThere),
    },
    marks: { happened: (...given: readonly unknown[]) => left.push(given) } as never,
    access: { audit: { note: (entry: unknown) => left.push(entry) } } as never,
    addressOf: () => '10.0.0.9',
  });
  const called = (body: object) => ({ body, known: { level: 'write' }, request: { raw: {} } }) as never;
  return { routes, left, called };
}
const noted = (details: object) => ({ what: 'variables', level: 'write', address: '10.0.0.9', details });

/** The status and the reason of a call that is refused. */
function refused(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (error instanceof CallRefused) return [error.statusCode, error.message];
    throw error;
  }
  return [];
}

describe('the call that imports variables', () => {
  it('says so on the time axis and in the audit log', () => {
    const { routes, left, called } = opened();
    void routes.importVariables(called({ text: 'a file', by: 'M. Brandt' }));
    expect(left).toEqual([['a file', 'M. Brandt'], ['import', 'variables'], noted({ by: 'M. Brandt' })]);
  });

  it.each<[VariableRefusal, number, string]>([
    [{ line: 3, code: 'repeated' }, 400, 'Line 3 cannot be taken: repeated.'],
    [{ code: 'noAuthor' }, 400, 'It is not kept: noAuthor.'],
    [{ code: 'otherUnitThanKept' }, 409, 'It is not kept: otherUnitThanKept.'],
    [{ code: 'tooManyDays' }, 409, 'It is not kept: tooManyDays.'],
  ])('is refused for %j with %d, and leaves nothing behind', (refusal, status, message) => {
    const { routes, left, called } = opened({ refusal });
    expect(refused(() => routes.importVariables(called({ text: 'a file', by: '' })))).toEqual([status, message]);
    expect(left).toEqual([['a file', '']]);
  });
});

describe('the call that removes a variable', () => {
  it('is in the audit log, and refused where there is none', () => {
    const { routes, left, called } = opened();
    void routes.removeVariable(called({ name: 'production' }));
    expect(left).toEqual(['production', noted({ name: 'production', isRemoved: true })]);
    const none = opened({ isThere: false });
    expect(refused(() => none.routes.removeVariable(none.called({ name: 'production' })))).toEqual([404, 'There are no such values.']);
    expect(none.left).toEqual(['production']);
  });
});
