import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ports, stores, useService } from '../../../di/index.ts';
import { classNames, Icon, severityStyle } from '../../../kit/index.ts';
import { AlarmLineVm } from '../../../shell/alarm/alarmLine.vm.ts';
import { alarmId } from '../../../shell/alarm/alarms.ts';
import { connectionStyle } from '../../../shell/connectionStyle.ts';
import { stateStyle, useFaultText, useFormat, useSourceName } from '../../../station/index.ts';
import { WallTurnsVm } from './wallTurns.vm.ts';

const faultMs = 6000;

/** What is up, one after another in the colour of its severity, or that the connection is gone; nothing while all is well. */
export const WallFaults = observer(function WallFaults() {
  const { i18n } = useLingui();
  const errorLog = useService(ports.errorLog);
  const session = useService(stores.session);
  const plant = useService(stores.plant);
  const machines = useService(stores.machines);
  const [vm] = useState(() => new AlarmLineVm({ errorLog, session, plant, machines }, () => undefined));
  const [turns] = useState(() => new WallTurnsVm(faultMs));
  useEffect(() => vm.follow(), [vm]);
  useEffect(() => turns.follow(), [turns]);
  const faultText = useFaultText();
  const sourceName = useSourceName();
  const { minute, date } = useFormat();

  const { banner } = connectionStyle[plant.connection];
  if (banner !== undefined)
    return (
      <div className="wl-faults s-comm" role="alert">
        <Icon name="i-comm" />
        <p className="wl-fault">
          <b>{i18n._(banner)}</b>
          <span>
            {plant.lastSeenMs === undefined
              ? i18n._('Die Verbindung wird von selbst wieder aufgebaut.')
              : i18n._('Letzte Werte {time}. Die Verbindung wird von selbst wieder aufgebaut.', { time: minute(plant.lastSeenMs) })}
          </span>
        </p>
      </div>
    );
  const alarms = vm.alarms ?? [];
  const at = turns.of(alarms.length);
  const alarm = alarms[at];
  if (alarm === undefined) return null;
  const { severity, source, bitIndex, state } = alarm;
  const { tone, icon, word } = severityStyle[severity];
  const what = bitIndex !== undefined ? faultText(source, bitIndex) : i18n._(state === undefined ? word : (stateStyle[state].word ?? word));
  const sinceMs = vm.entryOf(alarm)?.atMs;
  const isToday = date(sinceMs) === date(plant.clockMs);
  return (
    <div className={classNames('wl-faults', tone)}>
      <Icon name={icon} />
      <p className="wl-fault">
        <b>
          {what}: {sourceName(source)}
        </b>
        <span>
          {i18n._(word)}
          {sinceMs !== undefined &&
            `, ${i18n._('seit {time}', { time: isToday ? minute(sinceMs) : `${date(sinceMs)} ${minute(sinceMs)}` })}`}
        </span>
      </p>
      {alarms.length > 1 && (
        <div className="wl-count">
          <p>{i18n._('{at} von {count}', { at: at + 1, count: alarms.length })}</p>
          <p className="wl-bars" aria-hidden>
            {alarms.map((each, i) => (
              <i key={alarmId(each)} className={i === at ? 'wl-on' : undefined} />
            ))}
          </p>
        </div>
      )}
    </div>
  );
});
