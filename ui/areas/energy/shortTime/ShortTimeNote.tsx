import { useLingui } from '@lingui/react';
import { isShortOf, ratioOf } from '../../../../core/figures/index.ts';
import { type TimeRange, msPerSecond } from '../../../../core/time/index.ts';
import { formatDuration } from '../../../../i18n/format/index.ts';
import { Icon } from '../../../kit/index.ts';
import './shortTime.css';

interface Props {
  readonly timespan: TimeRange;
  /** Text id, with `{duration}`. */
  readonly caution: string;
}

/** A word of caution about figures that rest on little time; nothing where they rest on enough. */
export function ShortTimeNote({ timespan, caution }: Props) {
  const { i18n } = useLingui();
  const spanS = ratioOf(timespan.untilMs - timespan.fromMs, msPerSecond);
  if (!isShortOf('wholeWeek', { spanS })) return null;
  const duration = formatDuration(spanS).replaceAll(' ', '\u00a0');
  return (
    <p className="sht s-warn t14">
      <Icon name="i-warn" />
      {i18n._(caution, { duration })}
    </p>
  );
}
