import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../../di/index.ts';
import { classNames, Icon, Link } from '../../../kit/index.ts';
import { stateStyle } from '../../../station/index.ts';
import type { Headline } from '../model/headline.ts';
import type { ReportCount, ReportedState } from '../model/reportCounts.ts';
import { reportPath } from '../reportPath.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

const headlines: Readonly<Record<Headline, string>> = {
  loading: /*i18n*/ 'Station wird geladen',
  lost: /*i18n*/ 'Verbindung verloren',
  noPlant: /*i18n*/ 'Keine Anlage',
  incompatible: /*i18n*/ 'Keine Werte',
  delivering: /*i18n*/ 'Station fördert',
  off: /*i18n*/ 'Station aus',
  ready: /*i18n*/ 'Station bereit',
  unknown: /*i18n*/ 'Zustand unbekannt',
};

const counts: Readonly<Record<ReportedState, string>> = {
  error: /*i18n*/ '{count, plural, one {# Störung} other {# Störungen}}',
  communicationError: /*i18n*/ '{count, plural, one {# Kommunikationsfehler} other {# Kommunikationsfehler}}',
  warning: /*i18n*/ '{count, plural, one {# Warnung} other {# Warnungen}}',
  overdue: /*i18n*/ '{count, plural, one {Wartung überfällig} other {Wartung an # überfällig}}',
  maintenance: /*i18n*/ '{count, plural, one {# Wartung} other {# Wartungen}}',
};

/** How many machines report a state; leads to where more of it may be seen. */
const Report = observer(function Report({ state, count }: ReportCount) {
  const { i18n } = useLingui();
  const { allowed } = useService(stores.session);
  const { icon, tone } = stateStyle[state];
  const className = classNames('st fill', tone);
  const content = (
    <>
      <Icon name={icon} />
      {i18n._(counts[state], { count })}
    </>
  );
  const path = reportPath(state, allowed);
  if (path === undefined) return <p className={className}>{content}</p>;
  return (
    <p className="sp-more">
      <Link className={className} to={path}>
        {content}
      </Link>
    </p>
  );
});

/** The answer as a sentence, then how many machines deliver and how many report something. */
export const StationHead = observer(function StationHead({ vm, headingId }: { readonly vm: OverviewMasterVm; readonly headingId: string }) {
  const { i18n } = useLingui();
  return (
    <header className="ph sp-head">
      <h1 id={headingId}>{i18n._(headlines[vm.headline])}</h1>
      <div className="sp-say">
        {vm.inLoadCount !== undefined && (
          <p className="dim">
            {i18n._('{of, plural, one {{count} von # Verdichter im Lastlauf} other {{count} von # Verdichtern im Lastlauf}}', {
              count: vm.inLoadCount,
              of: vm.slots.length,
            })}
          </p>
        )}
        {vm.reports.map((report) => (
          <Report key={report.state} {...report} />
        ))}
      </div>
    </header>
  );
});
