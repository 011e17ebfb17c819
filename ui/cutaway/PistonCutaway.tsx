import { AirPipe } from './AirPipe.tsx';
import { BasePlate } from './BasePlate.tsx';
import { ControlCabinet } from './ControlCabinet.tsx';
import { Cylinder } from './Cylinder.tsx';
import { Motor } from './Motor.tsx';
import { Outlet } from './Outlet.tsx';
import { SuctionFilter } from './SuctionFilter.tsx';

/** A spring-loaded safety valve; stands on its pipe. */
function SafetyValve({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="k s" d="M-5 0v-8h10v8zM5-8h7v6" />
      <path className="n contour" d="M0-8l4-2-8-3 8-3-8-3 4-2" />
      <path className="n contour" d="M-5-21H5" />
    </g>
  );
}

const intercoolerFins = Array.from({ length: 10 }, (_, i) => `M${286 + i * 7} 90v44`).join('');
const aftercoolerFins = Array.from({ length: 14 }, (_, i) => `M100 ${242 + i * 9}h56`).join('');

/** A two-stage piston compressor: the wide cylinder takes air in, the narrow one behind the intercooler lets it out. */
export function PistonCutaway() {
  return (
    <>
      <BasePlate />
      <path className="k s" d="M36 396h648v16H36z" />
      <ControlCabinet x={604} y={200} />

      {/* crankcase and shaft */}
      <path className="k b" d="M204 396V290q0-6 6-6h218q6 0 6 6v106z" />
      <path className="k g" d="M218 298h202v82H218z" />
      <path className="cw-sump" d="M219 366h200v13H219z" />
      <path className="n" d="M219 366h200" />
      <path className="plate" d="M390 386h32v5h-32z" />
      <path className="k s" d="M212 325h30v14h-30zM282 325h70v14h-70zM392 325h74v14H392z" />
      <path className="k s" d="M208 318h10v28h-10zM310 318h14v28h-14zM420 318h14v28h-14z" />
      <Cylinder x={262} bore={23} fins={43} turn={0} />
      <Cylinder x={372} bore={34} fins={54} turn={1} />

      {/* flywheel, coupling, motor */}
      <path className="k s" d="M440 276h12v112h-12z" />
      <path className="n" d="M440 290h12M440 374h12" />
      <path className="k s" d="M456 314h6v36h-6zM465 314h6v36h-6z" />
      <Motor x={528} y={332} fan="right" />

      {/* inlet with the valve that holds it open in no-load */}
      <AirPipe size="branch" d="M427 168h25V136" />
      <path className="valvep" d="M428 106h48l-24 15zM428 136h48l-24-15z" />
      <SuctionFilter x={452} y={64} />

      {/* intercooler */}
      <AirPipe size="branch" d="M372 153V112H262V153" />
      <rect className="k s" x="278" y="90" width="78" height="44" rx="3" />
      <path className="n" d={intercoolerFins} />
      <SafetyValve x={262} y={103} />

      {/* aftercooler and outlet */}
      <AirPipe size="branch" d="M218 168H180V383H128V370" />
      <AirPipe d="M128 235V18" />
      <rect className="k s" x="100" y="234" width="56" height="136" rx="3" />
      <path className="n" d={aftercoolerFins} />
      <path className="k" d="M106 370v26M150 370v26" />
      <Outlet x={128} />
    </>
  );
}
