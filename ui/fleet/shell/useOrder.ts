import { useState } from 'react';
import type { CallFailure } from '../../../core/ports/index.ts';
import { StationQuery } from '../../stores/StationQuery.ts';

interface Outcome {
  readonly outcome: 'succeeded' | CallFailure;
}

/** Text ids: why an order was not carried out. */
const failureWords: Readonly<Record<CallFailure, string>> = {
  unauthorized: /*i18n*/ 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  forbidden: /*i18n*/ 'Ihre Rechte erlauben das nicht.',
  refused: /*i18n*/ 'Der Server hat das nicht angenommen.',
  unreachable: /*i18n*/ 'Der Server antwortet nicht.',
  failed: /*i18n*/ 'Der Server meldet einen Fehler.',
  aborted: /*i18n*/ 'Der Server antwortet nicht.',
  notOffered: /*i18n*/ 'Der Server unterstützt das nicht.',
};

/** Something that the fleet shall do, and how that stands. Only inside an observer. */
export interface Order<Result extends Outcome> {
  /** Whether it was carried out; while one is under way another is not begun. */
  readonly give: (call: () => Promise<Result>) => Promise<boolean>;
  readonly isUnderWay: boolean;
  readonly answer: (Result & { readonly outcome: 'succeeded' }) | undefined;
  /** Text id; undefined unless the last one failed. */
  readonly failure: string | undefined;
  readonly forget: () => void;
}

export function useOrder<Result extends Outcome>(): Order<Result> {
  const [query] = useState(() => new StationQuery<Result>({ isDroppedByFailure: true }));
  const outcome = query.failure?.outcome;
  return {
    give: async (call) => !query.isUnderWay && (await query.ask(call))?.outcome === 'succeeded',
    isUnderWay: query.isUnderWay,
    answer: query.answer,
    failure: outcome === undefined ? undefined : failureWords[outcome],
    forget: () => query.forget(),
  };
}
