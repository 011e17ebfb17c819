import { describe, expect, it, test } from '@jest/globals';
import { readBody } from '../../../adapters/http/readBody.ts';

const pieces = (...texts: readonly string[]) =>
  new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
const noted = async (response: Response, maxBytes = 100) => {
  const progress: unknown[] = [];
  const bytes = await readBody(response, { maxBytes, onPiece: ({ loadedBytes, totalBytes }) => progress.push([loadedBytes, totalBytes]) });
  return { text: bytes && new TextDecoder().decode(bytes), progress };
};

describe('the body of an answer', () => {
  it('is put together piece by piece', async () => {
    const { text, progress } = await noted(new Response(pieces('ab', 'c')));
    expect([text, progress]).toEqual([
      'abc',
      [
        [2, undefined],
        [3, undefined],
      ],
    ]);
  });

  it('is empty where there is none', async () => {
    expect(await noted(new Response(null))).toEqual({ text: '', progress: [] });
  });

  it('is read up to its limit, and no further', async () => {
    expect((await noted(new Response(pieces('ab', 'c')), 3)).text).toBe('abc');
    expect(await noted(new Response(pieces('ab', 'cd', 'e')), 3)).toEqual({ text: undefined, progress: [[2, undefined]] });
  });

  test.each([
    [{ 'content-length': '3' }, 3],
    [{ 'content-length': '3', 'content-encoding': 'gzip' }, undefined],
    [{ 'content-length': '-3' }, undefined],
    [{ 'content-length': '9'.repeat(15) }, 999_999_999_999_999],
    [{ 'content-length': '9'.repeat(16) }, undefined],
    [{}, undefined],
  ])('with %j has the length %p', async (headers, totalBytes) => {
    expect((await noted(new Response(pieces('abc'), { headers: headers as Record<string, string> }))).progress).toEqual([[3, totalBytes]]);
  });
});
