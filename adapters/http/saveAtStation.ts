import type { SaveResult } from '../../core/ports/index.ts';
import { done } from '../contract/index.ts';
import { textOf } from './answerReaders.ts';
import { callForSession, noteNonsense, type SessionCall } from './askStation.ts';
import type { StationLink } from './stationLink.ts';

/** Sends something to be kept; any words of the station but `OK` are why it is not. Never rejects. */
export async function saveAtStation(link: StationLink, call: SessionCall): Promise<SaveResult> {
  if (call.token === undefined) return { outcome: 'unauthorized' };
  const answer = await callForSession(link, call);
  if ('outcome' in answer) return { outcome: answer.outcome === 'unreachable' ? 'unreachable' : 'failed' };
  if (answer.status === 401) return { outcome: 'unauthorized' };
  const text = answer.media === 'text/plain' ? textOf(answer.bytes).trim() : '';
  if (answer.status === 200 && text === done) return { outcome: 'succeeded' };
  if (text !== '' && text !== done) return { outcome: 'refused', text };
  noteNonsense(link, call, answer);
  return { outcome: 'failed' };
}
