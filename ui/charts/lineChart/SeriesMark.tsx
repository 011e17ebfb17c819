import { areaGround, areaGrounds } from './areaShape.ts';
import { lineStyle } from './lineStyle.ts';
import { useIsPrinting } from './useIsPrinting.ts';

interface Props {
  readonly mark: number;
  /** Its place where it is drawn as an area of a stack. */
  readonly place?: number | undefined;
  /** It stands in a drawing for paper. */
  readonly isPaper?: boolean;
}

/** A piece of a line in its colour and dash. */
export function SeriesMark({ mark, place, isPaper = false }: Props) {
  const isPrinting = useIsPrinting();
  return (
    <svg className="lc-mark" viewBox="0 0 24 12" aria-hidden>
      {place === undefined ? (
        <path className="ln" d="M0 6h24" style={lineStroke(mark, isPaper || isPrinting)} />
      ) : (
        <path className="lc-area" d="M4.5.5h15v11h-15z" style={areaStyle(place)} />
      )}
    </svg>
  );
}

/** Ground of an area of a stack. */
export const areaStyle = (place: number) => ({ fill: `var(--${areaGrounds[areaGround(place)]})` });

/** Colour and dash of a line's number. */
export function lineStroke(mark: number, isPaper: boolean) {
  const { colour, dash } = lineStyle(mark, isPaper);
  return { stroke: `var(--c-${colour})`, strokeDasharray: dash === undefined ? 'none' : `var(--d-${dash})` };
}
