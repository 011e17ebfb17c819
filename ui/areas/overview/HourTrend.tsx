import { observer } from 'mobx-react-lite';
import { compressorChannel } from '../../../core/samples/index.ts';
import { stores, useService } from '../../di/index.ts';
import { Sparkline } from '../../kit/index.ts';

/** So that a machine that stands or idles does not look busy. */
const minRangeKW = 5;

export interface HourTrendProps {
  /** 1..10 */
  readonly slot: number;
  readonly isStale: boolean;
  readonly className?: string | undefined;
}

/** The power of a machine's last hour as a small line: it says load, no-load and standstill apart. */
export const HourTrend = observer(function HourTrend({ slot, isStale, className }: HourTrendProps) {
  const trend = useService(stores.trends).machineHour(slot);
  const span = trend ?? { fromMs: 0, untilMs: 0 };
  return (
    <Sparkline
      className={className}
      span={span}
      timesMs={trend?.table.timesMs ?? noTimes}
      column={trend?.table.columns.get(compressorChannel('electricalPowerKW', slot))}
      minRange={minRangeKW}
      floor={0}
      isStale={isStale}
    />
  );
});

const noTimes = new Float64Array(0);
