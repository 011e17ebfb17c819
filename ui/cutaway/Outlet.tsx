/** The end of the outlet pipe towards the station: its flange and the arrow, at the pipe's axis. */
export function Outlet({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="p" d="M-16 70h32v5h-32zM-16 78h32v5h-32zM0 2l14 20h-28z" />
    </g>
  );
}
