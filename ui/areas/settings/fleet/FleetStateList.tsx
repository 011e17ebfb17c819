import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import type { FleetReport } from '../../../../core/ports/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import '../outlet/outlet.css';
import { findingWord, problemWords, stateStyles, stateWords } from './fleetWords.ts';

/** How the station and its fleet are: the state, what was sent, what is refused; `report` is undefined before it is known. */
export function FleetStateList({ report, hasFailed }: { readonly report: FleetReport | undefined; readonly hasFailed: boolean }) {
  const { i18n } = useLingui();
  const { date, clock, number, region } = useFormat();
  const moment = (atMs: number) => `${date(atMs)} ${clock(atMs)}`;
  if (report === undefined)
    return <p className="fm-note t14 dim">{hasFailed ? i18n._('Der Zustand ließ sich nicht lesen.') : i18n._('Lädt')}</p>;
  const { state, station, problem, problemMs, exchangedMs, finishedDays, sentDays, refusedDays } = report;
  const { icon, tone } = stateStyles[state];
  return (
    <dl className="ol-state">
      <div>
        <dt>{i18n._('Zustand')}</dt>
        <dd className={classNames('st', tone)}>
          <Icon name={icon} />
          {i18n._(stateWords[state])}
        </dd>
      </div>
      {station !== undefined && (
        <>
          <div>
            <dt>{i18n._('Letzte Antwort der Flotte')}</dt>
            <dd>{exchangedMs === undefined ? i18n._('noch nie seit dem Start') : moment(exchangedMs)}</dd>
          </div>
          <div>
            <dt>{i18n._('Tage')}</dt>
            <dd>
              {i18n._('{finished} abgeschlossen, seit dem Start {sent} gesendet', {
                finished: number(finishedDays, 0),
                sent: number(sentDays, 0),
              })}
            </dd>
          </div>
        </>
      )}
      {problem !== undefined && (
        <div>
          <dt>{i18n._('Letzter Fehler')}</dt>
          <dd>
            {i18n._(problemWords[problem])}
            {problemMs !== undefined && <span className="dim"> {moment(problemMs)}</span>}
          </dd>
        </div>
      )}
      {refusedDays.length > 0 && (
        <div>
          <dt>{i18n._('Nicht angenommen')}</dt>
          <dd>
            {refusedDays.map(({ day, reason }) => (
              <Fragment key={day}>
                {formatDay(day, region)} <span className="dim">{reason ?? i18n._('von der Flotte anders gelesen')}</span>
                <br />
              </Fragment>
            ))}
          </dd>
        </div>
      )}
      {report.findings.length > 0 && (
        <div>
          <dt>{i18n._('Hinweise der Flotte')}</dt>
          <dd>
            {report.findings.map((code) => (
              <Fragment key={code}>
                {i18n._(findingWord(code), { code })}
                <br />
              </Fragment>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
