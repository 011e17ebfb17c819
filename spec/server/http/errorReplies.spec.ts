import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { BadInput } from '../../../server/http/BadInput.ts';
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

  it.each([399, 500, 503])('with the status %d of a package is a fault of the program', async (statusCode) => {
    expect((await answerTo(Object.assign(new Error('odd'), { statusCode }))).statusCode).toBe(500);
  });

  it.each<[string, Error, object]>([
    [
      'of its input names what is wrong',
      new BadInput('The body is wrong.', ['name: missing']),
      { error: 'Bad Request', message: 'The body is wrong.', details: ['name: missing'] },
    ],
    [
      'that is no JSON says so',
      Object.assign(new SyntaxError('x'), { statusCode: 400 }),
      { error: 'Bad Request', message: 'The body is not JSON.' },
    ],
    [
      'without words has those of its status',
      Object.assign(new Error('x'), { statusCode: 404 }),
      { error: 'Not Found', message: 'There is no such call.' },
    ],
    [
      'of an odd status has some words',
      Object.assign(new Error('x'), { statusCode: 418 }),
      { error: "I'm a Teapot", message: 'The call is refused.' },
    ],
  ])('%s', async (_what, error, body) => {
    expect(JSON.parse((await answerTo(error)).body)).toEqual(body);
  });

  it.each([
    ['ENOSPC', 507],
    ['EROFS', 507],
    ['EIO', 507],
    ['EDQUOT', 507],
    ['ENOENT', 500],
  ])('by the system with %s has the status %d', async (code, status) => {
    expect((await answerTo(Object.assign(new Error('x'), { code }))).statusCode).toBe(status);
  });

  it.each([
    ['by its input', Object.assign(new Error('no'), { statusCode: 400 }), 400],
    ['as it is refused', new CallRefused(409, 'not now'), 409],
    ['for a reason that is reported already', new CallRefused(502, 'the device'), 502],
    ['by the last status of its kind', Object.assign(new Error('no'), { statusCode: 499 }), 499],
  ])('%s leaves the log alone', async (_what, error, status) => {
    const { statusCode, lines } = await answerTo(error);
    expect([statusCode, lines]).toEqual([status, []]);
  });
});
