import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { useFormat } from '../../station/index.ts';

/** The controller's clock in the plant's zone. */
export const StationClock = observer(function StationClock() {
  const { clockMs } = useService(stores.plant);
  const { date, clock, zone } = useFormat();
  return (
    <time className="clock" title={zone}>
      <span className="clock-face">
        <span className="clock-date">{date(clockMs)} </span>
        <b>{clock(clockMs)}</b>
      </span>
    </time>
  );
});
