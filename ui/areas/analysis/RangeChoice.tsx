import { useLingui } from '@lingui/react';
import { msPerSecond } from '../../../core/time/index.ts';
import { formatDuration } from '../../../i18n/format/index.ts';
import { liveRanges, type LiveRange, rangeMs } from './model/liveView.ts';

interface Props {
  readonly range: LiveRange;
  readonly onChoose: (range: LiveRange) => void;
}

/** How far the chart looks back. */
export function RangeChoice({ range, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="seg lv-range" role="group" aria-label={i18n._('Zeitraum')}>
      {liveRanges.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === range} onClick={() => onChoose(choice)}>
          {formatDuration(rangeMs[choice] / msPerSecond)}
        </button>
      ))}
    </div>
  );
}
