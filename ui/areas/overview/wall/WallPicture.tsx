import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { StationPicture } from '../picture/StationPicture.tsx';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { fitIn } from './wallStage.ts';

/** Widths that the two layouts of the picture are drawn at, in px. */
const widths = { screen: [1264, 1900], narrow: [440, 940] } as const;

/** The picture of the station, as large as its room. */
export const WallPicture = observer(function WallPicture({
  vm,
  isPortrait,
}: {
  readonly vm: OverviewMasterVm;
  readonly isPortrait: boolean;
}) {
  const room = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const layout = isPortrait ? 'narrow' : 'screen';
  useLayoutEffect(() => {
    vm.show(layout);
    const { current: box } = room;
    const { current: drawn } = drawing;
    const fit = () => {
      const size = { widthPx: box!.clientWidth, heightPx: box!.clientHeight };
      const { scale, widthPx } = fitIn(size, drawn!.scrollHeight, widths[layout]);
      drawn!.style.width = `${widthPx}px`;
      drawn!.style.transform = `scale(${scale})`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box!);
    observer.observe(drawn!);
    return () => observer.disconnect();
  }, [vm, layout]);
  return (
    <div ref={room} className="wl-room">
      <div ref={drawing} className="wl-picture om om-screen" inert>
        <StationPicture vm={vm} />
      </div>
    </div>
  );
});
