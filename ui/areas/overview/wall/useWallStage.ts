import { useSyncExternalStore } from 'react';
import { type WallStage, wallStage } from './wallStage.ts';

const follow = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** The stage for the window as it is now. */
export function useWallStage(): WallStage {
  const size = useSyncExternalStore(follow, () => `${window.innerWidth}x${window.innerHeight}`);
  const [width, height] = size.split('x').map(Number) as [number, number];
  return wallStage(width, height);
}
