import { useLingui } from '@lingui/react';

const bars = [0, 1, 2, 3];

/** Stands where the figures will be: their shape while they load, or that there are none. */
export function StatisticPlaceholder({ isLoading }: { readonly isLoading: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className="sx-empty" role="status">
      {isLoading ? (
        <>
          <span className="vh">{i18n._('Anforderung läuft')}</span>
          {bars.map((bar) => (
            <i key={bar} />
          ))}
        </>
      ) : (
        <p>{i18n._('Keine Daten')}</p>
      )}
    </div>
  );
}
