import { useLingui } from '@lingui/react';
import { BreakMark } from './BreakMark.tsx';

/** What the bars mean. */
export function BarLegend({ hasCut }: { readonly hasCut: boolean }) {
  const { i18n } = useLingui();
  return (
    <ul className="legend sb-legend">
      <li>
        <span aria-hidden className="sb-key sb-key-left" />
        {i18n._('Rest im Intervall')}
      </li>
      <li>
        <span aria-hidden className="sb-key sb-key-soon" />
        {i18n._('Bald fällig')}
      </li>
      <li>
        <span aria-hidden className="sb-key sb-key-over" />
        {i18n._('Überfällig')}
      </li>
      {hasCut && (
        <li>
          <BreakMark />
          {i18n._('Länger als die Skala')}
        </li>
      )}
    </ul>
  );
}
