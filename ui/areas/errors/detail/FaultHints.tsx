import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { faultHint, type FaultSource, type FaultWordsByLanguage } from '../../../../core/faults/index.ts';
import { hintText } from '../../../../i18n/index.ts';
import { useFaultWords } from '../../../station/index.ts';

export interface FaultHintsProps {
  readonly source: FaultSource;
  readonly bitIndex: number;
  readonly words?: FaultWordsByLanguage | undefined;
}

/** What is usually checked at a fault, and who says so; nothing where nothing is known. */
export const FaultHints = observer(function FaultHints({ source, bitIndex, words }: FaultHintsProps) {
  const { i18n } = useLingui();
  const hint = faultHint(useFaultWords()(source, bitIndex, words).text);
  if (hint === undefined) return null;
  return (
    <section className="el-part el-hints">
      <h3>{i18n._('Hinweise zur Prüfung')}</h3>
      <p className="t12 dim">
        {i18n._(
          'Das wird bei dieser Meldung üblicherweise geprüft. Eine Ursache ist damit nicht gesagt; es gilt die Anleitung des Herstellers.',
        )}
      </p>
      <ul className="t14">
        {hint.checks.map((check) => (
          <li key={check}>{hintText(i18n, check)}</li>
        ))}
      </ul>
      <p className="t12 dim">
        {i18n._('Quellen:')}{' '}
        {hint.sources.map((address, i) => (
          <span key={address}>
            {i > 0 && ', '}
            <a className="el-link" href={address} target="_blank" rel="noreferrer">
              {new URL(address).hostname.replace(/^www\./, '')}
            </a>
          </span>
        ))}
      </p>
    </section>
  );
});
