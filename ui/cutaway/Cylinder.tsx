export interface CylinderProps {
  /** Its axis. */
  readonly x: number;
  /** Half of its bore, and half of its fins. */
  readonly bore: number;
  readonly fins: number;
  /** How far its crank is turned towards the lower dead centre, -1..1. */
  readonly turn: number;
}

/** Axis of the crankshaft, radius of the cranks, length of the rods; above the pin a piston's crown is this high. */
const shaftY = 332;
const radius = 30;
const rodLength = 96;
const crownHeight = 16;
const headY = 180;
const caseY = 284;

const finYs = Array.from({ length: 10 }, (_, i) => headY + 10 + i * 9.5);

/** A cylinder of a piston machine with its crank, in section: what is compressed stands above the piston. */
export function Cylinder({ x, bore, fins, turn }: CylinderProps) {
  const left = x - bore;
  const right = x + bore;
  const pinY = shaftY + turn * radius;
  const crownY = pinY - rodLength - crownHeight;
  const webTop = Math.min(shaftY, pinY) - 12;
  const webHeight = Math.abs(pinY - shaftY) + 24;
  return (
    <>
      <path className="n contour" d={finYs.map((y) => `M${x - fins} ${y}H${left - 6}M${right + 6} ${y}H${x + fins}`).join('')} />
      <path className="k s" d={`M${left - 6} ${headY}h${bore * 2 + 12}V${caseY}H${left - 6}z`} />
      <path className="k g" d={`M${left} ${headY}h${bore * 2}V${caseY}H${left}z`} />
      <path className="k lit" d={`M${left} ${headY}h${bore * 2}V${crownY}H${left}z`} />
      <path className="k b" d={`M${x - fins} ${headY - 22}q0-4 4-4h${fins * 2 - 8}q4 0 4 4v26h${-fins * 2}z`} />
      <path className="n" d={`M${x - fins + 8} ${headY - 16}h${fins * 2 - 16}m0 8h${16 - fins * 2}`} />
      <path
        className="k s"
        d={`M${x - 20} ${webTop}h9v${webHeight}h-9zM${x + 11} ${webTop}h9v${webHeight}h-9zM${x - 11} ${pinY - 7}h22v14h-22z`}
      />
      <path className="k g" d={`M${x - 5} ${crownY + 14}h10V${pinY}h-10z`} />
      <path className="k s" d={`M${left} ${crownY}h${bore * 2}v24H${left}z`} />
      <path className="n contour" d={`M${left} ${crownY + 6}h${bore * 2}m0 5h${-bore * 2}`} />
      <circle className="p" cx={x} cy={crownY + 18} r="2.5" />
    </>
  );
}
