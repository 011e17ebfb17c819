import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { CallRefused } from '../../../server/http/CallRefused.ts';
import { sendError } from '../../../server/http/errorReplies.ts';
import { logLines } from '../../station/logLines.ts';

/** The status that a call is answered with when it fails so, the text of the answer, and what the log says of it. */
async function answerTo(error: Error) {
  const { log, lines } = logLines();
  const server = fastify({ loggerInstance: log, disableRequestLogging: true });
  server.setErrorHandler(sendError as never);
  server.get('/broken/:name', () => Promise.reject(error));
  const { statusCode, body } = await server.inject('/broken/secret-name');
  await server.close();
  return { statusCode, body, lines };
}

describe('a call that fails', () => {
  it.each<[string, Error, number, string]>([
    ['a fault of the program', new Error('inner detail'), 500, 'GET /broken/:name failed'],
    [
      'a full disk',
      Object.assign(new Error('inner detail'), { code: 'ENOSPC' }),
      507,
      'GET /broken/:name failed: the disk is full (inner detail)',
    ],
  ])('by %s is logged once with its reason, which the caller is not reported', async (_what, error, status, line) => {
    const { statusCode, body, lines } = await answerTo(error);
    expect([statusCode, lines]).toEqual([status, [line]]);
    expect(body).not.toContain('inner detail');
  });

  it.each([
    ['by its input', Object.assign(new Error('no'), { statusCode: 400 }), 400],
    ['as it is refused', new CallRefused(409, 'not now'), 409],
    ['for a reason that is reported already', new CallRefused(502, 'the device'), 502],
  ])('%s leaves the log alone', async (_what, error, status) => {
    const { statusCode, lines } = await answerTo(error);
    expect([statusCode, lines]).toEqual([status, []]);
  });
});
