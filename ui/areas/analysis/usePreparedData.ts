import { useEffect, useState } from 'react';
import type { Column } from '../../../core/samples/index.ts';
import type { LineChartData } from '../../charts/lineChart/index.ts';
import { chartPreparation, isPrepared } from './model/chartPreparation.ts';

/** The page stands still no longer than this. */
const sliceMs = 10;

/** Chart data once they can be drawn in no time, those before until then; many long lines are prepared in slices. */
export function usePreparedData(data: LineChartData | undefined): {
  readonly data: LineChartData | undefined;
  readonly isPreparing: boolean;
} {
  const [prepared] = useState(() => new WeakSet<Column>());
  const [latest, setLatest] = useState(data);
  const [, setDone] = useState(0);
  const isReady = data === undefined || isPrepared(data, prepared);

  if (isReady && latest !== data) setLatest(data);
  useEffect(() => {
    if (isReady) return;
    const steps = chartPreparation(data, prepared);
    let timer: ReturnType<typeof setTimeout>;
    const slice = () => {
      const untilMs = performance.now() + sliceMs;
      while (performance.now() < untilMs) if (steps.next().done === true) return setDone((count) => count + 1);
      timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [data, isReady, prepared]);
  return { data: isReady ? data : latest, isPreparing: !isReady };
}
