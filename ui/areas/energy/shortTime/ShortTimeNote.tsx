import { useLingui } from '@lingui/react';
import { type TimeRange, msPerDay, msPerSecond } from '../../../../core/time/index.ts';
import { formatDuration } from '../../../../i18n/format/index.ts';
import { Icon } from '../../../kit/index.ts';
import './shortTime.css';

/** A week has working days and days of rest, what is shorter stands for no year. */
const minMs = 7 * msPerDay;

/** Too little time to say what is usual. */
const isShortTime = ({ fromMs, untilMs }: TimeRange): boolean => untilMs - fromMs < minMs;

interface Props {
  readonly timespan: TimeRange;
  /** Text id, with `{duration}`. */
  readonly caution: string;
}

/** A word of caution about figures that rest on little time; nothing where they rest on enough. */
export function ShortTimeNote({ timespan, caution }: Props) {
  const { i18n } = useLingui();
  if (!isShortTime(timespan)) return null;
  const duration = formatDuration((timespan.untilMs - timespan.fromMs) / msPerSecond).replaceAll(' ', '\u00a0');
  return (
    <p className="sht s-warn t14">
      <Icon name="i-warn" />
      {i18n._(caution, { duration })}
    </p>
  );
}
