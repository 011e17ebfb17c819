import { useLingui } from '@lingui/react';
import { classNames, Icon, type IconName } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import './outlet.css';

/** How an outlet is. */
export interface ShownOutlet {
  readonly icon: IconName;
  /** Class of its colour. */
  readonly tone?: string;
  /** Text id. */
  readonly state: string;
  /** What was wrong last, in the language of the page; undefined when nothing is. */
  readonly problem: string | undefined;
  readonly problemMs: number | undefined;
  /** When something arrived last; undefined since the start for never. */
  readonly saidMs: number | undefined;
  readonly waitingEvents: number;
  readonly lostEvents: number;
}

/** How an outlet is now: the state, what was wrong last, and what waits; `shown` is undefined before it is known. */
export function OutletState({ shown, hasFailed }: { readonly shown: ShownOutlet | undefined; readonly hasFailed: boolean }) {
  const { i18n } = useLingui();
  const { date, clock, number } = useFormat();
  const moment = (atMs: number) => `${date(atMs)} ${clock(atMs)}`;
  if (shown === undefined)
    return <p className="fm-note t14 dim">{hasFailed ? i18n._('Der Zustand ließ sich nicht lesen.') : i18n._('Lädt')}</p>;
  const { icon, tone, state, problem, problemMs, saidMs, waitingEvents, lostEvents } = shown;
  const isWrong = problem !== undefined;
  return (
    <dl className="ol-state">
      <div>
        <dt>{i18n._('Zustand')}</dt>
        <dd className={classNames('st', isWrong ? 's-error' : tone)}>
          <Icon name={isWrong ? 'i-error' : icon} />
          {i18n._(state)}
        </dd>
      </div>
      <div>
        <dt>{i18n._('Zuletzt gesendet')}</dt>
        <dd>{saidMs === undefined ? i18n._('noch nie seit dem Start') : moment(saidMs)}</dd>
      </div>
      {isWrong && (
        <div>
          <dt>{i18n._('Letzter Fehler')}</dt>
          <dd>
            {problem}
            {problemMs !== undefined && <span className="dim"> {moment(problemMs)}</span>}
          </dd>
        </div>
      )}
      {waitingEvents + lostEvents > 0 && (
        <div>
          <dt>{i18n._('Störungsmeldungen')}</dt>
          <dd>
            {i18n._('{waiting} warten, {lost} wurden aufgegeben', { waiting: number(waitingEvents, 0), lost: number(lostEvents, 0) })}
          </dd>
        </div>
      )}
    </dl>
  );
}
