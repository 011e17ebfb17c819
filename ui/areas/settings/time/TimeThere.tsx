import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { msPerMinute, zoneOffsetMs } from '../../../../core/time/index.ts';
import { formatDate, formatMinute, missing } from '../../../../i18n/format/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { useFormat } from '../../../station/index.ts';
import { offsetText } from './model/offsetText.ts';

/** What time it is in a zone, and how far that is from UTC. */
export const TimeThere = observer(function TimeThere({ zone }: { readonly zone: string }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { clockMs } = useService(stores.plant);
  return (
    <div className="tz-there fm-span-2">
      <p>{i18n._('Dort ist es jetzt')}</p>
      <p className="tz-time">{formatMinute(clockMs, zone, region)}</p>
      <p>
        {formatDate(clockMs, zone, region)}, {clockMs === undefined ? missing : offsetText(zoneOffsetMs(clockMs, zone) / msPerMinute)}
      </p>
    </div>
  );
});
