import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { stores, useService } from '../../../di/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { connectionStyle } from '../../../shell/connectionStyle.ts';
import { OriginLine } from '../../../shell/OriginLine.tsx';
import { stationName, useFormat } from '../../../station/index.ts';
import { OverviewMasterVm } from '../overviewMaster.vm.ts';
import '../control/control.css';
import '../overviewScreen.css';
import '../overviewTick.css';
import './wall.css';
import { WallAnswer } from './WallAnswer.tsx';
import { WallDay } from './WallDay.tsx';
import { WallEntry } from './WallEntry.tsx';
import { WallFaults } from './WallFaults.tsx';
import { WallFoot } from './WallFoot.tsx';
import { WallMachines } from './WallMachines.tsx';
import { WallPicture } from './WallPicture.tsx';
import { type WallStage, wallStage } from './wallStage.ts';
import { WallTurnsVm } from './wallTurns.vm.ts';

const followSize = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** The stage for the window as it is now. */
function useWallStage(): WallStage {
  const width = useSyncExternalStore(followSize, () => window.innerWidth);
  const height = useSyncExternalStore(followSize, () => window.innerHeight);
  return wallStage(width, height);
}

const pageMs = 12_000;
const pages = [WallPicture, WallMachines, WallDay] as const;
/** With more machines the picture of an upright panel is too small to be read from 3 m. */
const maxUpright = 5;

/** The station on a screen that hangs in the hall: nothing to operate, nothing to scroll. */
export const Wall = observer(function Wall() {
  const { session } = useService(stores.session);
  return session.isAuthorized ? <WallPanel /> : <WallEntry />;
});

const WallPanel = observer(function WallPanel() {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const log = useService(stores.log);
  const machines = useService(stores.machines);
  const trends = useService(stores.trends);
  const name = stationName(useService(stores.settings), useService(stores.station));
  const [vm] = useState(() => new OverviewMasterVm({ plant, log, machines, trends }));
  const [turns] = useState(() => new WallTurnsVm(pageMs));
  useEffect(() => turns.follow(), [turns]);
  const { widthPx, heightPx, scale, isPortrait } = useWallStage();
  const shown = isPortrait && vm.slots.length > maxUpright ? pages.slice(1) : pages;
  const at = turns.of(shown.length);
  const Shown = shown[at]!;
  return (
    <main
      id="main"
      className={classNames('wl', isPortrait && 'wl-upright', vm.isStale && 'wl-stale')}
      style={{ width: widthPx, height: heightPx, transform: `scale(${scale})` }}
      data-page={at}
    >
      <header className="wl-head">
        <Icon name="g-mark" />
        <h1>{name ?? i18n._('Druckluftstation')}</h1>
        <OriginLine className="wl-origin" />
        <Connected />
        <Clock />
      </header>
      <WallFaults />
      <WallAnswer vm={vm} />
      <div className="wl-page">
        <Shown vm={vm} isPortrait={isPortrait} />
      </div>
      <WallFoot vm={vm} page={at} pages={shown.length} />
    </main>
  );
});

const Connected = observer(function Connected() {
  const { i18n } = useLingui();
  const { icon, tone, word } = connectionStyle[useService(stores.plant).connection];
  return (
    <p className={classNames('wl-link', tone)}>
      <Icon name={icon} />
      {i18n._(word)}
    </p>
  );
});

/** Without seconds: nothing on the wall counts. */
const Clock = observer(function Clock() {
  const { clockMs } = useService(stores.plant);
  const { date, minute } = useFormat();
  return (
    <time className="wl-clock">
      {date(clockMs)} <b>{minute(clockMs)}</b>
    </time>
  );
});
