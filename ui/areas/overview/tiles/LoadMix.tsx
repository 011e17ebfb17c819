import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { ratioOf, rounded } from '../../../../core/figures/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { cssVars } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

const secondsPerMinute = 60;
const secondsPerHour = 3600;
const minutes = (seconds: number) => rounded(ratioOf(seconds, secondsPerMinute), 0) ?? 0;
const shareOfHour = (seconds: number) => ratioOf(seconds, secondsPerHour) ?? 0;

export interface LoadMixProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
}

/** How a machine spent the last hour: load solid, no-load hatched, each also in words. */
export const LoadMix = observer(function LoadMix({ vm, slot }: LoadMixProps) {
  const { i18n } = useLingui();
  const { clock } = useFormat();
  const { lastSeenMs } = vm;
  const { loadS = 0, noLoadS = 0, errorS = 0, noDataS = 0, coverage = 0 } = vm.lastHour.statesOf(slot) ?? {};
  const parts = [
    ['tl-load', loadS],
    ['tl-noload', noLoadS],
    ['tl-error', errorS],
    ['tl-nodata', noDataS],
  ] as const;
  const text = (seconds: number) => (coverage === 0 ? missing : minutes(seconds));
  return (
    <div className="tl-hour">
      <p className="tl-line label">
        <span>{lastSeenMs === undefined ? i18n._('Letzte Stunde') : i18n._('Stunde bis {time}', { time: clock(lastSeenMs) })}</span>
        {minutes(errorS) > 0 ? (
          <span className="tl-error-time">{i18n._('{minutes} min Störung', { minutes: minutes(errorS) })}</span>
        ) : (
          minutes(noDataS) > 0 && <span>{i18n._('{minutes} min ohne Daten', { minutes: minutes(noDataS) })}</span>
        )}
      </p>
      <div className="tl-mix" aria-hidden>
        {parts.map(([part, seconds]) => (
          <i key={part} className={part} style={cssVars({ '--share': shareOfHour(seconds) })} />
        ))}
      </div>
      <p className="tl-line label">
        <span className="tl-key">
          <i className="tl-load" />
          {i18n._('{minutes} min Last', { minutes: text(loadS) })}
        </span>
        <span className="tl-key">
          <i className="tl-noload" />
          {i18n._('{minutes} min Leerlauf', { minutes: text(noLoadS) })}
        </span>
      </p>
    </div>
  );
});
