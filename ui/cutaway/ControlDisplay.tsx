/** The machine's own control, 64 wide and 68 high: a display, and its lamps for maintenance, warning and error. */
export function ControlDisplay({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="k g" width="64" height="44" rx="2" />
      <path className="n" d="M10 14h44M10 22h30M10 30h36" />
      <circle className="n g cw-lamp-maintenance" cx="12" cy="60" r="7" />
      <circle className="n g cw-lamp-warning" cx="32" cy="60" r="7" />
      <circle className="n g cw-lamp-error" cx="52" cy="60" r="7" />
    </g>
  );
}
