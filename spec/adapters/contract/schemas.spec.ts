import { describe, expect, it, test } from '@jest/globals';
import * as z from 'zod/mini';
import { backlogParams, errorResponse, healthResponse, loginRequest, loginResponse, paths } from '../../../adapters/contract/index.ts';

const fits = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('the calls on the wire', () => {
  test.each([
    [{ password: 'x' }, true],
    [{ password: 'p'.repeat(128) }, true],
    [{ password: 'p'.repeat(129) }, false],
    [{ password: '' }, false],
    [{ password: 7 }, false],
    [{}, false],
    [null, false],
  ])('a login request %j is valid: %p', (body, isValid) => {
    expect(fits(loginRequest, body)).toBe(isValid);
  });

  const answer = { token: 't', canWrite: false, demoOnly: true, settings: { user: { start_page: 'overview' } } };

  it('[ACC-2] a login answer carries token, canWrite, demoOnly and settings with the start page', () => {
    expect(z.parse(loginResponse, answer)).toEqual(answer);
  });

  test.each(Object.keys(answer))('[ACC-2] a login answer without %s is refused', (field) => {
    expect(fits(loginResponse, { ...answer, [field]: undefined })).toBe(false);
  });

  test.each([
    ['2026-11-20', true],
    ['2026-11-2', false],
    ['20261120', false],
    ['2026-11-20/..', false],
    ['../2026-11-20', false],
    ['2026-11-20\n', false],
  ])('a backlog of %j can be asked for: %p', (day, isValid) => {
    expect(fits(backlogParams, { day })).toBe(isValid);
  });

  it('an error has a code and a message, and details when there are any', () => {
    expect(fits(errorResponse, { error: 'bad_request', message: 'm' })).toBe(true);
    expect(fits(errorResponse, { error: 'bad_request', message: 'm', details: ['a'] })).toBe(true);
    expect(fits(errorResponse, { message: 'm' })).toBe(false);
  });

  it('a health answer counts the compressors', () => {
    const health = { status: 'ok', version: '1', station_name: '', contact_link: '', compressor_count: 6 };
    expect(fits(healthResponse, health)).toBe(true);
    expect(fits(healthResponse, { ...health, compressor_count: 6.5 })).toBe(false);
  });

  it('[API-9] a backlog day has the address /backlog/YYYY-MM-DD.jsonarr', () => {
    expect(paths.backlog('2026-11-20')).toBe('/backlog/2026-11-20.jsonarr');
  });
});
