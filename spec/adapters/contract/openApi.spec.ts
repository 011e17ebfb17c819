import { describe, expect, it } from '@jest/globals';
import { calls, openApiDocument } from '../../../adapters/contract/index.ts';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly description?: string }[];
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

  it.each([
    ['get', '/health', 'Needs nothing.', ['200']],
    ['post', '/logout', 'Needs any session.', ['204', '401']],
    ['post', '/insight/performance/variables', 'Needs write access.', ['200', '400', '401', '403']],
    ['get', '/api/services', 'Needs the right to maintenance.', ['200', '401', '403']],
    ['post', '/error_log/all', 'Needs the right to errors or energyBalancing.', ['200', '400', '401', '403']],
    ['get', '/api/month-reports', 'Needs the right to energyBalancing and to maintenance.', ['200', '401', '403']],
    ['get', '/backlog/{day}.jsonarr', 'Needs the right to overview or analytics.', ['200', '400', '401', '403', '404']],
  ])('says of %s %s what it needs, and how it may be refused: %s', (method, path, needs, codes) => {
    const { description, security, responses } = document.paths[path]![method]!;
    expect([description, security, Object.keys(responses)]).toEqual([needs, codes.includes('401') ? [{ token: [] }] : undefined, codes]);
  });

  it('says which parameters a call has to have', () => {
    const parametersOf = (path: string) =>
      document.paths[path]!['get']!.parameters.map((each) => [each.name, each.in, each.required, each.description]);
    expect(parametersOf('/insight/cost')).toEqual([
      ['from', 'query', true, undefined],
      ['until', 'query', true, undefined],
      ['every', 'query', false, undefined],
    ]);
    expect(parametersOf('/backlog/{day}.jsonarr')).toEqual([['day', 'path', true, undefined]]);
    expect(parametersOf('/hedata/logs/{path}')).toEqual([['path', 'path', true, expect.stringContaining('from the list')]]);
    expect(parametersOf('/health')).toEqual([]);
  });

  it('numbers compressors from 1 to 10', () => {
    const slots = [...JSON.stringify(document).matchAll(/"(?:cindex|slot)":\{[^{}]*"minimum":(-?\d+),"maximum":(\d+)/g)];
    const bounds = slots.map(([, least, greatest]) => [Number(least), Number(greatest)]).filter(([, greatest]) => greatest! < 100);
    expect(bounds.length).toBeGreaterThan(5);
    // -1 is the master control, 0 the plant
    expect(bounds.filter(([least, greatest]) => ![-1, 0, 1].includes(least!) || greatest !== 10)).toEqual([]);
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
