/** What the wall panel is drawn on before it is scaled to its screen, in px. */
export interface WallStage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly scale: number;
  readonly isPortrait: boolean;
}

const long = 1920;
const short = 1080;

/** The stage for a screen: of at least 1920 x 1080, or upright, and of the screen's proportions, so that scaled it fills the screen. */
export function wallStage(screenWidthPx: number, screenHeightPx: number): WallStage {
  const isPortrait = screenHeightPx > screenWidthPx;
  const [width, height] = isPortrait ? [short, long] : [long, short];
  const scale = Math.max(Math.min(screenWidthPx / width, screenHeightPx / height), Number.EPSILON);
  return { widthPx: screenWidthPx / scale, heightPx: screenHeightPx / scale, scale, isPortrait };
}

/** How large a drawing may be in a box, and how wide it is then before it is scaled. */
export interface Fit {
  readonly scale: number;
  readonly widthPx: number;
}

/** As large as the box allows for a drawing whose height hardly depends on its width, which has to lie between two bounds. */
export function fitIn(
  box: { readonly widthPx: number; readonly heightPx: number },
  drawnHeightPx: number,
  [minWidthPx, maxWidthPx]: readonly [number, number],
): Fit {
  const scale = Math.min(box.heightPx / Math.max(drawnHeightPx, 1), box.widthPx / minWidthPx);
  return { scale, widthPx: Math.min(box.widthPx / scale, maxWidthPx) };
}
