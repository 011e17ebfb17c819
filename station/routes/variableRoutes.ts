import type { I18n } from '@lingui/core';
import { done } from '../../adapters/contract/index.ts';
import { type VariableRefusal, variableText } from '../../i18n/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

const badFile = 400;
const conflict = 409;

function refuse(refusal: VariableRefusal): never {
  const english = 'line' in refusal ? `Line ${refusal.line} cannot be taken: ${refusal.code}.` : `It is not kept: ${refusal.code}.`;
  throw new CallRefused('line' in refusal || refusal.code === 'noAuthor' ? badFile : conflict, english, (i18n: I18n) =>
    variableText(i18n, refusal),
  );
}

/** What energy depends on beside the plant's own values. */
export function variableRoutes({
  variables,
  marks,
  access,
  addressOf,
}: Pick<RouteParts, 'variables' | 'marks' | 'access' | 'addressOf'>): Pick<Handlers, 'importVariables' | 'removeVariable'> {
  return {
    importVariables({ body, known, request }) {
      const refusal = variables.import(body.text, body.by);
      if (refusal !== undefined) refuse(refusal);
      marks.happened('import', 'variables');
      access.audit.note({ what: 'variables', level: known.level, address: addressOf(request.raw), details: { by: body.by } });
      return done;
    },
    removeVariable({ body, known, request }) {
      if (!variables.remove(body.name)) {
        throw new CallRefused(404, 'There are no such values.', (i18n: I18n) => i18n._('Diese Werte gibt es nicht mehr.'));
      }
      const details = { name: body.name, isRemoved: true };
      access.audit.note({ what: 'variables', level: known.level, address: addressOf(request.raw), details });
      return done;
    },
  };
}
