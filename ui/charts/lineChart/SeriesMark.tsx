import { lineLook } from './lineLook.ts';

/** A piece of a line in its colour and dash. */
export function SeriesMark({ mark }: { readonly mark: number }) {
  return (
    <svg className="lc-mark" viewBox="0 0 24 12" aria-hidden>
      <path className="ln" d="M0 6h24" style={lineStyle(mark)} />
    </svg>
  );
}

/** Colour and dash of a line's number. */
export function lineStyle(mark: number) {
  const { colour, dash } = lineLook(mark);
  return { stroke: `var(--c-${colour})`, strokeDasharray: `var(--d-${dash})` };
}
