import { lineLook } from './lineLook.ts';
import { useIsPrinting } from './useIsPrinting.ts';

interface Props {
  readonly mark: number;
  /** It stands in a drawing for paper. */
  readonly isPaper?: boolean;
}

/** A piece of a line in its colour and dash. */
export function SeriesMark({ mark, isPaper = false }: Props) {
  const isPrinting = useIsPrinting();
  return (
    <svg className="lc-mark" viewBox="0 0 24 12" aria-hidden>
      <path className="ln" d="M0 6h24" style={lineStyle(mark, isPaper || isPrinting)} />
    </svg>
  );
}

/** Colour and dash of a line's number. */
export function lineStyle(mark: number, isPaper: boolean) {
  const { colour, dash } = lineLook(mark, isPaper);
  return { stroke: `var(--c-${colour})`, strokeDasharray: dash === undefined ? 'none' : `var(--d-${dash})` };
}
