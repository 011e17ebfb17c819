import { describe, expect, it } from '@jest/globals';
import { askStation, callForSession } from '../../../adapters/http/askStation.ts';
import type { Answered, OutgoingCall, Unanswered } from '../../../adapters/http/exchange.ts';
import { saveAtStation, wentThrough } from '../../../adapters/http/saveAtStation.ts';
import type { StationLink } from '../../../adapters/http/stationLink.ts';
import { recordedLog } from './recordedLog.ts';

const call = { method: 'GET', path: '/figures', token: 't1' } as const;
const answered = (status: number, text = 'words', media = 'text/plain'): Answered => ({
  ...{ status, media, bytes: new TextEncoder().encode(text) },
});
const gone: Unanswered = { outcome: 'unreachable', cause: 'refused' };
const ended: Unanswered = { outcome: 'aborted', cause: undefined };

/** A station that answers so; `calls` has what was asked of it, `refused` the tokens that it does not accept. */
function stationThat(answer: Answered | Unanswered) {
  const log = recordedLog();
  const [calls, refused]: [OutgoingCall[], string[]] = [[], []];
  const link: StationLink = {
    exchange: (made) => Promise.resolve((calls.push(made), answer)),
    refuseToken: (token) => void refused.push(token),
    log,
  };
  return { link, calls, refused, lines: log.lines };
}
const lengthOf = ({ bytes }: Answered) => bytes.length;

describe('a call of somebody who is logged in', () => {
  it.each([
    [199, 'failed'],
    [200, 'succeeded'],
    [299, 'succeeded'],
    [300, 'failed'],
    [399, 'failed'],
    [400, 'refused'],
    [401, 'unauthorized'],
    [402, 'refused'],
    [403, 'forbidden'],
    [404, 'refused'],
    [405, 'refused'],
    [499, 'refused'],
    [500, 'failed'],
    [501, 'failed'],
  ])('that is answered with %d is %s, and the token is refused with 401 alone', async (status, outcome) => {
    const { link, refused } = stationThat(answered(status));
    expect(await askStation(link, call, lengthOf)).toStrictEqual(outcome === 'succeeded' ? { outcome, value: 5 } : { outcome });
    expect(refused).toEqual(status === 401 ? ['t1'] : []);
  });

  it.each([
    [200, 'text/html', 'notOffered', []],
    [200, 'text/plain', 'succeeded', []],
    [401, 'text/plain', 'unauthorized', ['response not ok "GET /figures: 401 words"']],
    [404, 'text/plain', 'notOffered', []],
    [405, 'text/plain', 'notOffered', []],
    [406, 'text/plain', 'refused', ['response not ok "GET /figures: 406 words"']],
    [500, 'text/plain', 'failed', ['response not ok "GET /figures: 500 words"']],
    [501, 'text/plain', 'notOffered', []],
  ])('that a controller may lack, answered with %d of %s, is %s', async (status, media, outcome, lines) => {
    const station = stationThat(answered(status, 'words', media));
    expect(await askStation(station.link, { ...call, isExtra: true }, lengthOf)).toMatchObject({ outcome });
    expect(station.lines).toEqual(lines);
  });

  it.each<[string, Unanswered, readonly string[]]>([
    ['nobody answers', gone, ['no answer to GET /figures "refused"']],
    ['its caller ended it', ended, []],
  ])('that %s says so, and logs what the caller did not do', async (_, answer, lines) => {
    const station = stationThat(answer);
    expect(await askStation(station.link, call, lengthOf)).toStrictEqual({ outcome: answer.outcome });
    expect(station.lines).toEqual(lines);
  });

  it('is logged with the first 300 characters of why it did not go through', async () => {
    const { link, lines } = stationThat(answered(500, 'ä'.repeat(301)));
    await callForSession(link, call);
    expect(lines).toEqual([`response not ok "GET /figures: 500 ${'ä'.repeat(300)}"`]);
  });

  it('fails with an answer that is not what it asks for, which is logged', async () => {
    const { link, lines } = stationThat(answered(200, 'words'));
    expect(await askStation(link, call, () => undefined)).toStrictEqual({ outcome: 'failed' });
    expect(lines).toEqual(['answer not understood "GET /figures: 5 bytes of text/plain"']);
  });

  it('is not made without a token', async () => {
    const { link, calls } = stationThat(answered(200));
    const without = { method: 'PUT', path: '/settings' } as const;
    expect(await askStation(link, { ...without, token: undefined }, lengthOf)).toStrictEqual({ outcome: 'unauthorized' });
    expect(await saveAtStation(link, { ...without, token: undefined }, wentThrough)).toStrictEqual({ outcome: 'unauthorized' });
    expect(calls).toEqual([]);
  });
});

describe('what is sent to be kept', () => {
  it.each<[string, Answered | Unanswered, object, number]>([
    ['taken', answered(200, 'OK'), { outcome: 'succeeded' }, 0],
    ['refused with words', answered(400, ' too high \n'), { outcome: 'refused', text: 'too high' }, 1],
    ['refused without words', answered(400, ' '), { outcome: 'failed' }, 2],
    ['refused with OK', answered(400, 'OK'), { outcome: 'failed' }, 2],
    ['refused with a page', answered(400, '<p>no</p>', 'text/html'), { outcome: 'failed' }, 2],
    ['refused with what programs read', answered(400, '{}', 'application/json'), { outcome: 'failed' }, 2],
    ['of nobody that is known', answered(401, 'log in'), { outcome: 'unauthorized' }, 1],
    ['not heard', gone, { outcome: 'unreachable' }, 1],
    ['ended by its caller', ended, { outcome: 'failed' }, 0],
  ])('is %s', async (_, answer, result, lines) => {
    const station = stationThat(answer);
    expect(await saveAtStation(station.link, { ...call, method: 'PUT' }, wentThrough)).toStrictEqual(result);
    expect(station.lines).toHaveLength(lines);
  });
});
