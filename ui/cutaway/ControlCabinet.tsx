import { ControlDisplay } from './ControlDisplay.tsx';
import { ConverterSign } from './ConverterSign.tsx';

const louvres = Array.from({ length: 5 }, (_, i) => `M12 ${148 + i * 8}h56`).join('');

/** A cabinet beside the machine, 80 wide and 196 high: its control, and the frequency converter where one is fitted. */
export function ControlCabinet({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="k b" width="80" height="196" rx="3" />
      <path className="plate" d="M8 7h28v4H8z" />
      <ControlDisplay x={8} y={18} />
      <path className="n" d="M0 92h80" />
      <path className="n" d={louvres} />
      <path className="n contour" d="M72 136v14" />
      <ConverterSign x={16} y={98} />
    </g>
  );
}
