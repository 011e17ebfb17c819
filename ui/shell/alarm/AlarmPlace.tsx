import { useLingui } from '@lingui/react';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { stores, useService } from '../../di/index.ts';
import { lazyPart, severityStyle } from '../../kit/index.ts';
import { useSourceName } from '../../station/index.ts';
import { allTexts } from '../../kit/allTexts.ts';
import './alarm.css';
import { type Alarm, alarmsOf } from './alarms.ts';

/** The code of the line. */
export const alarmLine = () => import('./AlarmLine.tsx');
const AlarmLine = lazyPart(async () => (await Promise.all([alarmLine(), allTexts()]))[0].AlarmLine);

/** Where the line of what is up stands. Its code comes with the first alarm, which is said in short until then, or where this browser signals faults; it stays, and knows what it has announced. */
export const AlarmPlace = observer(function AlarmPlace() {
  const { isAuthorized } = useService(stores.session).session;
  const plant = useService(stores.plant);
  const machines = useService(stores.machines);
  const [worst] = useState(() =>
    computed(() => (plant.connection === 'connected' ? alarmsOf(plant.faults, machines.list)[0] : undefined), {
      equals: compareStructural,
    }),
  );
  const { signals } = useService(stores.preferences);
  const [isNeeded, setNeeded] = useState(false);
  const alarm = worst.get();
  if ((alarm ?? signals) !== undefined && !isNeeded) setNeeded(true);
  const inShort = alarm === undefined ? null : <ShortLine alarm={alarm} />;
  return isAuthorized && isNeeded ? (
    <NotLoaded instead={inShort}>
      <Suspense fallback={inShort}>
        <AlarmLine />
      </Suspense>
    </NotLoaded>
  ) : null;
});

const ShortLine = observer(function ShortLine({ alarm: { severity, source } }: { readonly alarm: Alarm }) {
  const { i18n } = useLingui();
  const { tone, word } = severityStyle[severity];
  return (
    <div className={`alarm ${tone}`}>
      <p className="al-in">
        <b>{i18n._(word)}</b>
        {useSourceName()(source)}
      </p>
    </div>
  );
});

interface NotLoadedProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

class NotLoaded extends Component<NotLoadedProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError(): { readonly isFailed: boolean } {
    return { isFailed: true };
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.instead : this.props.children;
  }
}
