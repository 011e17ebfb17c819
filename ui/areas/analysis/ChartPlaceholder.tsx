import { useLingui } from '@lingui/react';

/** Stands where the chart will be: its shape while it loads, or that there is nothing to draw. */
export function ChartPlaceholder({ isLoading }: { readonly isLoading: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className="lv-empty" role="status">
      <div className="lv-empty-plot">
        <p>{isLoading ? <span className="vh">{i18n._('Lädt')}</span> : i18n._('Keine Daten')}</p>
      </div>
      <div className="lv-empty-plot" />
    </div>
  );
}
