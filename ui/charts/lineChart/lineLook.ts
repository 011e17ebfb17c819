/** 1 to 10 are the machines', the others the plant's own. */
const tokenCount = 15;
/** A colour that comes again has the dash of the line this many further on, so that no pair of both comes twice below 31. */
const dashStep = 3;

/** Numbers of a line's colour and dash among the tokens `--c-1` to `--c-15` and `--d-1` to `--d-15`. */
export function lineLook(mark: number): { readonly colour: number; readonly dash: number } {
  const place = (mark - 1) % tokenCount;
  const round = Math.floor((mark - 1) / tokenCount);
  return { colour: place + 1, dash: ((place + dashStep * round) % tokenCount) + 1 };
}
