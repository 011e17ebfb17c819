import type { ZoomDirection } from '../../../core/plot/index.ts';

/** What an event of the wheel says; the lengths as the browser reports them. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  /** 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number;
}

/** What a turn of the wheel does. */
export interface WheelStep {
  readonly zoom?: ZoomDirection;
  /** To the right, of a wheel or trackpad that moves sideways. */
  readonly panPx?: number;
  /** Not yet a step, kept for the next turn. */
  readonly restPx: number;
}

/** A mouse turns by 100 or more at once; a trackpad comes there bit by bit. */
const stepPx = 50;
const pixelsOf = [1, 20, 400] as const;

/** A step of zoom once the wheel has turned far enough, or a move where it turns sideways; a change of direction starts again. */
export function wheelStep({ deltaX, deltaY, deltaMode }: WheelTurn, restPx: number): WheelStep {
  const scale = pixelsOf[deltaMode] ?? 1;
  if (Math.abs(deltaX) > Math.abs(deltaY)) return { panPx: deltaX * scale, restPx: 0 };
  const turned = deltaY * scale;
  const sum = turned * restPx < 0 ? turned : turned + restPx;
  return Math.abs(sum) < stepPx ? { restPx: sum } : { zoom: sum > 0 ? 'out' : 'in', restPx: 0 };
}
