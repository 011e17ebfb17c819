/** 1 to 10 are the machines', the others the plant's own. */
const hueCount = 15;
/** On paper a colour that comes again has the dash of the line this many further on, so that no pair of both comes twice below 31. */
const dashStep = 3;
/** On screen a line has a dash only where its colour comes again. */
const againDash = 2;

export interface LineStyle {
  /** Number among the tokens `--c-1` to `--c-15`. */
  readonly colour: number;
  /** Number among the tokens `--d-1` to `--d-15`; undefined for a full line. */
  readonly dash: number | undefined;
}

/** Colour and dash of a line's number: lines differ in colour before they differ in dash. Paper may be grey, there each has both. */
export function lineStyle(mark: number, isPaper = false): LineStyle {
  const place = (mark - 1) % hueCount;
  const round = Math.floor((mark - 1) / hueCount);
  const paperDash = ((place + dashStep * round) % hueCount) + 1;
  return { colour: place + 1, dash: isPaper ? paperDash : round === 0 ? undefined : againDash };
}
