import { plotHeightLimits } from '../../../core/plot/index.ts';
import { usePhoneOnItsSide } from '../../kit/usePhone.ts';

/** Pixels beside the plots: time control, time axis with its dates. */
const besidePx = 64 + 40;
/** Pixels of each plot's title, and below it. */
const titlePx = 28 + 16;

/** How high plots are that have a phone on its side for themselves, in pixels; undefined in other windows. */
export function useSideHeight(plotCount: number): number | undefined {
  const isOnItsSide = usePhoneOnItsSide();
  if (!isOnItsSide) return undefined;
  const { min, max } = plotHeightLimits;
  const sharePx = Math.floor((window.innerHeight - besidePx) / Math.max(1, plotCount)) - titlePx;
  return Math.min(max, Math.max(min, sharePx));
}
