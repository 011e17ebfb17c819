import * as z from 'zod/mini';
import type { FleetLive, FleetLiveRow, Log } from '../../../core/ports/index.ts';
import { msPerSecond } from '../../../core/time/index.ts';
import { liveRows, stationScreenCalls } from '../../contract/index.ts';

/** A browser gives a stream up that is refused; then it is opened once more after so long. */
const retryMs = 10 * msPerSecond;

function rowsOf(text: unknown): readonly FleetLiveRow[] | undefined {
  try {
    return z.parse(liveRows, JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}

/** Follows how the stations of a fleet stand over server-sent events. */
export const fleetEvents = (log: Log): FleetLive => ({
  follow({ onRows, onOpened, onLost }) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource;
    const open = () => {
      source = new EventSource(stationScreenCalls.live.path);
      source.addEventListener('open', onOpened);
      source.addEventListener('error', () => {
        onLost();
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, retryMs);
      });
      source.addEventListener('changed', ({ data }: MessageEvent<unknown>) => {
        const rows = rowsOf(data);
        if (rows === undefined) log.warn('event of the fleet not understood');
        else onRows(rows);
      });
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  },
});
