import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Banner, observed, Panel, Skeleton } from '../../kit/index.ts';
import { fleetStores, useService } from '../di/index.ts';
import type { FleetQuery } from '../stores/FleetQuery.ts';

interface AnsweredProps<Answer> {
  readonly query: FleetQuery<Answer>;
  /** Lines that stand in the place of what is on its way. */
  readonly bars?: number;
  readonly children: (answer: Answer) => ReactNode;
}

/** What the fleet answered, or how the question stands. */
export const Answered = observed(function Answered<Answer>({ query, bars = 8, children }: AnsweredProps<Answer>) {
  const { i18n } = useLingui();
  const { value, state } = query;
  // the page says so above itself
  const isSaidAbove = useService(fleetStores.stations).query.isUnreachable;
  const again = (
    <button type="button" className="btn sm" onClick={() => void query.ask()}>
      {i18n._('Erneut versuchen')}
    </button>
  );
  if (value !== undefined)
    return (
      <>
        {query.isOld && !isSaidAbove && (
          <Banner tone="warn" icon="i-warn">
            {i18n._('Der Server antwortet nicht. Gezeigt wird, was zuletzt kam.')} {again}
          </Banner>
        )}
        {children(value)}
      </>
    );
  return (
    <Panel>
      {state === 'failed' ? (
        <div className="fl-failed">
          <p role="status">
            {query.isRefused
              ? i18n._('Das gibt es nicht, oder Sie dürfen es nicht sehen.')
              : query.isUnreachable
                ? i18n._('Der Server antwortet nicht.')
                : i18n._('Das konnte nicht geladen werden.')}
          </p>
          {!query.isRefused && again}
        </div>
      ) : (
        <Skeleton label={i18n._('Lädt')} bars={bars} />
      )}
    </Panel>
  );
});
