import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';

function noField(): never {
  throw new CallRefused(404, 'This station does not listen to a field.', (i18n) => i18n._('Diese Station liest keine Geräte.'));
}

/** The calls of the field, of a station whose values come from elsewhere. */
export function fieldRoutes(): Pick<Handlers, 'field' | 'saveField' | 'undoField' | 'tryField' | 'findField' | 'addFieldProfile'> {
  return { field: noField, saveField: noField, undoField: noField, tryField: noField, findField: noField, addFieldProfile: noField };
}
