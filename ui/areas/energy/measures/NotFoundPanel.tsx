import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { MeasureNotFound } from '../../../../core/measures/index.ts';
import { measureNames } from '../../../../i18n/index.ts';
import { useMeasureText } from './useMeasureText.ts';

/** What was looked at and not found, each with its reason; folded. */
export const NotFoundPanel = observer(function NotFoundPanel({ notFound }: { readonly notFound: readonly MeasureNotFound[] }) {
  const { i18n } = useLingui();
  const text = useMeasureText();
  return (
    <details className="panel ms-not">
      <summary>
        <h2>{i18n._('Geprüft, nichts gefunden')}</h2>
        <span className="label">{i18n._('{count, plural, one {# Maßnahme} other {# Maßnahmen}}', { count: notFound.length })}</span>
      </summary>
      <dl>
        {notFound.map((each) => (
          <div key={each.measure} data-measure={each.measure} data-reason={each.reason}>
            <dt>{i18n._(measureNames[each.measure])}</dt>
            <dd>{text.reason(each)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
});
