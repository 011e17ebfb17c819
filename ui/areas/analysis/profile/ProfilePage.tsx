import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { estimatedParts } from '../../../../core/balance/index.ts';
import { type ProfileSeries, profileSeries } from '../../../../core/loadProfile/index.ts';
import { isOneOf, keysOf } from '../../../../core/records/index.ts';
import { ChangeRangeButton } from '../../../dates/index.ts';
import { Icon, Panel, Skeleton } from '../../../kit/index.ts';
import { Page } from '../../../shell/index.ts';
import { EstimatedNote, useEstimatedText } from '../../../station/index.ts';
import { AnalysisRail } from '../AnalysisRail.tsx';
import { DayTypesPanel } from './DayTypesPanel.tsx';
import { DurationPanel } from './DurationPanel.tsx';
import { HeatMapPanel } from './HeatMapPanel.tsx';
import { LowPressurePanel } from './LowPressurePanel.tsx';
import { PressurePanel } from './PressurePanel.tsx';
import './profile.css';
import { ProfileHeadline } from './ProfileHeadline.tsx';
import type { ProfileVm } from './profile.vm.ts';
import { profileViews, type ProfileViewId, seriesWords } from './profileViews.ts';
import { useProfile } from './useProfile.ts';

const allSeries = keysOf<ProfileSeries>(profileSeries);

/** What the air looks like: by the hour of the week, for how long, on which days; and how good the pressure is. */
export const ProfilePage = observer(function ProfilePage() {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('series');
  const of = isOneOf(allSeries, asked) ? asked : 'flow';
  const view = profileViews.find(({ id }) => id === query.get('show'))?.id ?? 'all';
  const vm = useProfile(of);
  const set = (name: string, value: string, first: string) => {
    const next = new URLSearchParams(query);
    if (value === first) next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  return (
    <Page crumbs={[{ label: i18n._('Analyse'), to: '/analysis' }, { label: i18n._('Profil') }]} rail={<AnalysisRail />} className="pf">
      <ProfileHeadline vm={vm}>
        <ChangeRangeButton value={vm.range} lastDay={vm.today} />
      </ProfileHeadline>
      <div className="pf-choices">
        <div className="seg" role="group" aria-label={i18n._('Ansicht')}>
          {profileViews.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={id === view} onClick={() => set('show', id, 'all')}>
              {i18n._(title)}
            </button>
          ))}
        </div>
        <select className="in" aria-label={i18n._('Kennzahl')} value={of} onChange={({ target }) => set('series', target.value, 'flow')}>
          {allSeries.map((each) => (
            <option key={each} value={each}>
              {i18n._(seriesWords[each])}
            </option>
          ))}
        </select>
      </div>
      <Content vm={vm} view={view} />
    </Page>
  );
});

const Content = observer(function Content({ vm, view }: { readonly vm: ProfileVm; readonly view: ProfileViewId }) {
  const { i18n } = useLingui();
  const estimatedText = useEstimatedText();
  const { answer, state } = vm;
  if (state === 'failed')
    return (
      <div className="pf-notice s-warn" role="status">
        <Icon name="i-warn" />
        <p>
          {vm.isNotOffered
            ? i18n._('Diese Station hat keine Profile.')
            : i18n._('Das Profil konnte nicht geladen werden. Es darf höchstens zwei Jahre haben.')}
        </p>
        <button type="button" className="btn sm" onClick={() => void vm.load()}>
          {i18n._('Erneut versuchen')}
        </button>
      </div>
    );
  if (answer === undefined)
    return (
      <Panel title={i18n._('Wochenbild')}>
        <Skeleton label={i18n._('Lädt')} bars={12} />
      </Panel>
    );
  const { profile } = answer;
  if (profile.days.length === 0 && profile.pressure === undefined && profile.summedDays >= profile.recordedDays)
    return (
      <Panel title={i18n._('Wochenbild')}>
        <p role="status">{i18n._('Keine Daten')}</p>
      </Panel>
    );
  const shows = (id: ProfileViewId) => view === 'all' || view === id;
  return (
    <>
      {profile.summedDays < profile.recordedDays && (
        <p className="t14 dim" role="status">
          {i18n._('{done} von {count} Tagen sind ausgewertet.', { done: profile.summedDays, count: profile.recordedDays })}
        </p>
      )}
      <EstimatedNote text={estimatedText(estimatedParts(profile.estimated))} />
      {shows('heatmap') && <HeatMapPanel answer={answer} />}
      <div className={view === 'all' ? 'pf-two' : undefined}>
        {shows('duration') && <DurationPanel answer={answer} />}
        {shows('pressure') && <PressurePanel pressure={profile.pressure} seconds={profile.seconds} range={answer.range} />}
      </div>
      {shows('daytypes') && <DayTypesPanel answer={answer} vm={vm} />}
      {shows('pressure') && profile.pressure !== undefined && (
        <LowPressurePanel pressure={profile.pressure} seconds={profile.seconds} range={answer.range} />
      )}
    </>
  );
});
