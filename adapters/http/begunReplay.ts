import { recordOr, textOr } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';

/** The id of a replay that was begun. */
export const begunReplay = jsonRecord({ id: 'text' }, (wire) => textOr(recordOr(wire)['id']));
