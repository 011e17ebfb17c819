import { describe, expect, it, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { BadInput } from '../../../server/http/BadInput.ts';
import { serializerCompiler, validatorCompiler } from '../../../server/http/schemaCompilers.ts';

const schema = z.object({ name: z.string(), of: z.object({ count: z.int() }) });
const checked = (input: unknown, httpPart: string | undefined) =>
  validatorCompiler({ schema, httpPart, method: 'POST', url: '/' } as never)(input) as {
    readonly value?: unknown;
    readonly error?: BadInput;
  };

describe('the input of a call', () => {
  it('is taken as its schema has it', () => {
    expect(checked({ name: 'a', of: { count: 1 }, more: true }, 'body')).toEqual({ value: { name: 'a', of: { count: 1 } } });
  });

  test.each([
    ['body', 'The body is not what this call expects.'],
    ['params', 'The address is not what this call expects.'],
    ['querystring', 'The query is not what this call expects.'],
    [undefined, 'The input is not what this call expects.'],
  ])('that is no %s is refused with each field that is wrong', (part, message) => {
    const { error } = checked({ name: 1, of: { count: 0.5 } }, part);
    expect([error?.statusCode, error?.message]).toEqual([400, message]);
    expect(error?.details).toEqual([expect.stringMatching(/^name: /), expect.stringMatching(/^of\.count: /)]);
  });

  it('that is nothing at all is refused without a field', () => {
    expect(checked(undefined, 'body').error?.details).toEqual([expect.not.stringMatching(/^: /)]);
  });
});

describe('an answer', () => {
  it('has what its schema names, and nothing else', () => {
    const write = serializerCompiler({ schema, method: 'GET', url: '/' });
    expect(write({ name: 'a', of: { count: 1, secret: 2 }, secret: 3 })).toBe('{"name":"a","of":{"count":1}}');
    expect(() => write({ name: 'a' })).toThrow();
  });
});
