import { useLingui } from '@lingui/react';
import type { CallFailure, CallResult } from '../../../../core/ports/index.ts';
import { Icon } from '../../../kit/index.ts';

/** Text ids. */
export interface OutletTestWords {
  /** While the form has changes. */
  readonly changed: string;
  /** While the settings are not complete. */
  readonly lacking: string;
  readonly ready: string;
  readonly test: string;
  readonly testing: string;
  readonly passed: string;
  readonly failed: string;
}

interface Props<Trial> {
  readonly words: OutletTestWords;
  readonly isChanged: boolean;
  readonly isComplete: boolean;
  readonly isTesting: boolean;
  readonly result: CallResult<Trial> | undefined;
  /** What went wrong in the language of the page; undefined when nothing did. */
  readonly problemOf: (trial: Trial) => string | undefined;
  readonly onTest: () => void;
}

/** Text ids. */
const failureWords: Readonly<Record<CallFailure, string>> = {
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  forbidden: /*i18n*/ 'Nur mit Schreibrecht',
  refused: /*i18n*/ 'Es läuft schon eine andere Probe.',
  unreachable: /*i18n*/ 'Netzwerkfehler',
  failed: /*i18n*/ 'Anforderung fehlgeschlagen',
  aborted: /*i18n*/ 'Anforderung fehlgeschlagen',
  notOffered: /*i18n*/ 'Diese Steuerung unterstützt das nicht.',
};

/** Tests the saved settings once and says what came of it. */
export function OutletTest<Trial>({ words, isChanged, isComplete, isTesting, result, problemOf, onTest }: Props<Trial>) {
  const { i18n } = useLingui();
  const why = () => {
    if (result === undefined) return undefined;
    return result.outcome === 'succeeded' ? problemOf(result.value) : i18n._(failureWords[result.outcome]);
  };
  const problem = why();
  return (
    <div className="fm-act">
      <p className="t14 dim">{i18n._(isChanged ? words.changed : isComplete ? words.ready : words.lacking)}</p>
      <button type="button" className="btn" disabled={isChanged || !isComplete || isTesting} aria-busy={isTesting} onClick={onTest}>
        <Icon name="g-reload" />
        {i18n._(isTesting ? words.testing : words.test)}
      </button>
      {problem === undefined ? (
        <p className="ol-answer" role="status">
          {result !== undefined && (
            <>
              <Icon name="g-check" />
              <strong>{i18n._(words.passed)}</strong>
            </>
          )}
        </p>
      ) : (
        <div className="fm-alert s-error ol-answer" role="alert">
          <Icon name="i-error" />
          <p>
            <strong>{i18n._(words.failed)}</strong>
            <span>{problem}</span>
          </p>
        </div>
      )}
    </div>
  );
}
