import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FirstChanges } from '../../../../core/blackBox/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { useChangeWords } from './useChangeWords.ts';

export interface FirstChangesPanelProps {
  readonly changes: FirstChanges;
}

/** What changed before the fault, earliest first, what did not, and by which rule. */
export const FirstChangesPanel = observer(function FirstChangesPanel({ changes: { changed, unchanged } }: FirstChangesPanelProps) {
  const { i18n } = useLingui();
  const { clock } = useFormat();
  const words = useChangeWords();
  const isKnown = changed.length > 0 || unchanged.length > 0;
  return (
    <Panel title={i18n._('Was änderte sich zuerst?')} className="fw-first">
      {!isKnown && (
        <p className="t14">{i18n._('Dafür ist zu wenig aufgezeichnet: Die ersten 5 Minuten brauchen mindestens 30 Werte einer Größe.')}</p>
      )}
      {isKnown && changed.length === 0 && <p className="t14">{i18n._('Vor der Meldung änderte sich keine der aufgezeichneten Größen.')}</p>}
      {changed.length > 0 && (
        <ol className="fw-changes t14">
          {changed.map((change) => (
            <li key={change.series.id}>
              <time>{clock(change.atMs)}</time>
              <span>
                <b className="strong">{words.name(change)}</b> {words.range(change, change.value)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {unchanged.length > 0 && (
        <p className="fw-same t14">
          <b className="strong">{i18n._('Unverändert:')}</b> {unchanged.map(words.name).join(', ')}
        </p>
      )}
      <p className="t12 dim">
        {i18n._(
          'Verglichen wird mit den ersten 5 Minuten: kleinster bis größter Wert, erweitert um das 6-Fache der mittleren Schwankung von Wert zu Wert. Als Änderung zählt, was 10 s lang oder bis zur Meldung außerhalb bleibt. Eine Ursache ist damit nicht gesagt.',
        )}
      </p>
    </Panel>
  );
});
