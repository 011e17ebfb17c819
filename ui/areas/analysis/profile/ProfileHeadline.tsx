import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { profileSeries } from '../../../../core/loadProfile/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { Headline } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { ProfileVm } from './profile.vm.ts';
import { seriesWords } from './profileViews.ts';

interface Props {
  readonly vm: ProfileVm;
  readonly children: ReactNode;
}

/** The answer as a sentence: how many types of days, and what is never fallen below. */
export const ProfileHeadline = observer(function ProfileHeadline({ vm, children }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { range, answer } = vm;
  const [from, until] = [formatDay(range.from, region), formatDay(range.until, region)];
  const hours = answer?.profile.duration.hours;
  return (
    <Headline
      title={useSentence(vm)}
      note={
        hours === undefined
          ? i18n._('{from} bis {until}', { from, until })
          : i18n._('{from} bis {until}, {hours} Stunden bekannt', { from, until, hours: Math.round(hours).toLocaleString(region) })
      }
    >
      {children}
    </Headline>
  );
});

/** Only inside an observer. */
function useSentence({ answer }: ProfileVm): string {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  if (answer === undefined) return i18n._('Profil');
  const { of, profile } = answer;
  const name = i18n._(seriesWords[of]);
  const least = profile.duration.points.at(-1);
  if (least === undefined) return i18n._('Kein Profil: keine Daten');
  const part = i18n._('{name} nie unter {value}', { name, value: quantity(profileSeries[of].quantity, least).text });
  return profile.types.kind === 'found'
    ? i18n._('{count, plural, one {# Tagestyp} other {# Tagestypen}}, {part}', { count: profile.types.types.length, part })
    : part;
}
