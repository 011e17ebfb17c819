/** The sign of a frequency converter, 48 square; only where one is fitted. */
export function ConverterSign({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="fug" transform={`translate(${x} ${y})`}>
      <rect className="k g" width="48" height="48" rx="1" />
      <path className="k w-15" d="M0 48L48 0M8 16q5-9 9 0t9 0M22 35q5-9 9 0t9 0" />
    </g>
  );
}
