import { useLingui } from '@lingui/react';
import type { StationStanding } from '../../../core/fleet/index.ts';
import { classNames, Icon } from '../../kit/index.ts';
import { standingStyle } from './standingStyle.ts';

interface StandingMarkProps {
  readonly standing: StationStanding;
  /** Where there is no room its word is read out alone. */
  readonly isShort?: boolean;
}

/** How a station stands, as icon and word. */
export function StandingMark({ standing, isShort = false }: StandingMarkProps) {
  const { i18n } = useLingui();
  const { icon, tone, word, isFilled } = standingStyle[standing];
  return (
    <span className={classNames('st', tone, isFilled && !isShort && 'fill')}>
      <Icon name={icon} />
      <span className={isShort ? 'vh' : undefined}>{i18n._(word)}</span>
    </span>
  );
}
