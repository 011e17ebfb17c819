import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FleetLiveRow, FleetStationView } from '../../../../core/ports/index.ts';
import { Headline, Icon } from '../../../kit/index.ts';
import { findingWords } from '../../shell/findingWords.ts';
import { StandingMark } from '../../shell/StandingMark.tsx';

interface StationHeadlineProps {
  readonly name: string;
  readonly view: FleetStationView | undefined;
  /** Newer than the view. */
  readonly live: FleetLiveRow | undefined;
}

/** How the station stands, what its data lack, and the way to its own dashboard. */
export const StationHeadline = observer(function StationHeadline({ name, view, live }: StationHeadlineProps) {
  const { i18n } = useLingui();
  const standing = live?.standing ?? view?.row.standing;
  // that it is not heard stands in front already
  const findings = (view?.findings ?? []).filter((finding) => finding !== 'silent' || standing !== 'silent');
  return (
    <Headline
      title={name}
      note={
        <span className="sp-standing">
          {standing !== undefined && <StandingMark standing={standing} />}
          {view !== undefined && view.row.place !== '' && <span>{view.row.place}</span>}
          {findings.length > 0 && (
            <span className="fl-low s-warn">
              <Icon name="i-warn" />
              {findings.map((finding) => i18n._(findingWords[finding])).join(', ')}
            </span>
          )}
        </span>
      }
    >
      {view?.dashboardLink !== undefined && (
        <a className="btn pri" href={view.dashboardLink} target="_blank" rel="noreferrer">
          <Icon name="g-station" />
          {i18n._('Station öffnen')}
        </a>
      )}
    </Headline>
  );
});
