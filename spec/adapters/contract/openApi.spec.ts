import { describe, expect, it } from '@jest/globals';
import { calls, openApiDocument } from '../../../adapters/contract/index.ts';

interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}
const document = openApiDocument('1.2.3') as {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: unknown;
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the description of the calls', () => {
  it('has every call of the contract once, each under a name of its own', () => {
    expect(operations).toHaveLength(Object.keys(calls).length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
  });

  it('says what a call needs, is sent and answers', () => {
    const login = document.paths['/login']!['post']!;
    expect(login.security).toBeUndefined();
    expect(JSON.stringify(login.requestBody)).toContain('"password":{"type":"string"');
    expect(Object.keys(login.responses)).toEqual(['200', '400']);
    const save = document.paths['/settings/units']!['put']!;
    expect(save.security).toEqual([{ token: [] }]);
    expect(Object.keys(save.responses)).toEqual(['200', '400', '401', '403']);
    expect(JSON.stringify(save.responses['403'])).toContain('text/plain');
    expect(Object.keys(document.paths['/logout']!['post']!.responses)).toEqual(['204', '401']);
  });

  it('names each parameter of a path that has it in braces', () => {
    for (const path of Object.keys(document.paths)) expect(path).not.toMatch(/[:*]/);
    expect(document.paths['/backlog/{day}.jsonarr']).toBeDefined();
    expect(document.paths['/hedata/logs/{path}']).toBeDefined();
  });

  it('refers to nothing that it does not have', () => {
    const text = JSON.stringify(document);
    const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(refs).not.toHaveLength(0);
    for (const [, ref] of refs) {
      const target = ref!.split('/').reduce<unknown>((tree, key) => (tree as Record<string, unknown> | undefined)?.[key], document);
      expect(target).toBeDefined();
    }
  });
});
