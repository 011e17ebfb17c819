import type { SaveResult } from '../../core/ports/index.ts';
import { done } from '../contract/index.ts';
import { anyWords, isPage, textOf } from './answerReaders.ts';
import { callForSession, noteNonsense, type SessionCall } from './askStation.ts';
import type { Answered } from './exchange.ts';
import type { StationLink } from './stationLink.ts';

/** What a station says for people to read; empty where it says nothing, or nothing that was written for them. */
const wordsOf = (answer: Answered): string => (isPage(answer) || answer.media === 'application/json' ? '' : textOf(answer.bytes).trim());

/** Whether an answer says that something is kept. */
export type IsKept = (answer: Answered) => boolean;

/** It went through, whatever the words. */
export const wentThrough: IsKept = (answer) => anyWords(answer) !== undefined;

/** It went through, and says `OK`: any other words are why it is not kept. */
export const saysDone: IsKept = (answer) => wentThrough(answer) && wordsOf(answer) === done;

/** Sends something to be kept; what the station says where it is not is why. Never rejects. */
export async function saveAtStation(link: StationLink, call: SessionCall, isKept: IsKept): Promise<SaveResult> {
  if (call.token === undefined) return { outcome: 'unauthorized' };
  const answer = await callForSession(link, call);
  if ('outcome' in answer) return { outcome: answer.outcome === 'unreachable' ? 'unreachable' : 'failed' };
  if (answer.status === 401) return { outcome: 'unauthorized' };
  if (isKept(answer)) return { outcome: 'succeeded' };
  const text = wordsOf(answer);
  if (text !== '' && text !== done) return { outcome: 'refused', text };
  noteNonsense(link, call, answer);
  return { outcome: 'failed' };
}
