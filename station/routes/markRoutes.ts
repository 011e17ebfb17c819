import type { I18n } from '@lingui/core';
import { decodeMarksRequest, decodeNote, done, encodeMarks } from '../../adapters/contract/index.ts';
import type { MarkNote } from '../../core/marks/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { NoteRefusal } from '../figures/markBook.ts';
import type { RouteParts } from './RouteParts.ts';

type MarkCalls = 'marks' | 'addNote' | 'changeNote' | 'removeNote';

interface Refusal {
  readonly status: number;
  readonly english: string;
  /** Text id. */
  readonly text: string;
}

const refusals: Readonly<Record<NoteRefusal, Refusal>> = {
  unknownNote: { status: 404, english: 'There is no such note.', text: /*i18n*/ 'Diese Notiz gibt es nicht mehr.' },
  tooMany: {
    status: 409,
    english: 'There are too many notes; remove some first.',
    text: /*i18n*/ 'Es sind zu viele Notizen. Bitte löschen Sie zuerst einige.',
  },
  badTime: {
    status: 400,
    english: 'The time is not valid: an end that is not before the begin is expected.',
    text: /*i18n*/ 'Der Zeitraum ist nicht gültig: Das Ende darf nicht vor dem Anfang liegen.',
  },
  noText: { status: 400, english: 'The note has no text.', text: /*i18n*/ 'Bitte geben Sie einen Text ein.' },
  noName: { status: 400, english: 'It is not said who wrote it.', text: /*i18n*/ 'Bitte geben Sie Ihren Namen ein.' },
  longText: { status: 400, english: 'A text is too long.', text: /*i18n*/ 'Ein Text ist zu lang.' },
};

function refuse(refusal: NoteRefusal): never {
  const { status, english, text } = refusals[refusal];
  throw new CallRefused(status, english, (i18n: I18n) => i18n._(text));
}

const kept = (answer: MarkNote | NoteRefusal): MarkNote => (typeof answer === 'string' ? refuse(answer) : answer);

/** Notes on the time axis, and what happened at the station. */
export function markRoutes({ marks, access, addressOf }: Pick<RouteParts, 'marks' | 'access' | 'addressOf'>): Pick<Handlers, MarkCalls> {
  return {
    marks: ({ body }) => encodeMarks(marks.within(decodeMarksRequest(body))),
    addNote({ body, known, request }) {
      const { id } = kept(marks.add(decodeNote(body)));
      access.audit.note({ what: 'note', level: known.level, address: addressOf(request.raw), details: { id } });
      return done;
    },
    changeNote({ body, known, request }) {
      const { id } = kept(marks.change(body.id, decodeNote(body)));
      access.audit.note({ what: 'note', level: known.level, address: addressOf(request.raw), details: { id, isChanged: true } });
      return done;
    },
    removeNote({ body, known, request }) {
      const refusal = marks.remove(body.id);
      if (refusal !== undefined) refuse(refusal);
      access.audit.note({ what: 'note', level: known.level, address: addressOf(request.raw), details: { id: body.id, isRemoved: true } });
      return done;
    },
  };
}
