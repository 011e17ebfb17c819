/** A spring-loaded safety valve; stands on its pipe. */
export function SafetyValve({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="k s" d="M-5 0v-8h10v8zM5-8h7v6" />
      <path className="n contour" d="M0-8l4-2-8-3 8-3-8-3 4-2" />
      <path className="n contour" d="M-5-21H5" />
    </g>
  );
}
