import { AirPipe } from './AirPipe.tsx';
import { BasePlate } from './BasePlate.tsx';
import { ControlCabinet } from './ControlCabinet.tsx';
import { Motor } from './Motor.tsx';
import { Outlet } from './Outlet.tsx';
import { Stage } from './Stage.tsx';

const lines = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('');

const filterPleats = lines(9, (i) => `M44 ${208 + i * 14}h40`);
const intercoolerTubes = lines(5, (i) => `M196 ${133 + i * 8}h88`);
const aftercoolerTubes = lines(5, (i) => `M456 ${84 + i * 8}h72`);
const silencerSlots = lines(7, (i) => `M${226 + i * 10} 92v16`);
const teeth = (fromY: number, untilY: number) => lines(4, (i) => `M${284 + i * 4} ${fromY}V${untilY}`);

/** A two-stage turbo compressor: one gear drives the impellers at both ends of its fast shaft. */
export function TurboCutaway() {
  return (
    <>
      <BasePlate />
      <path className="k s" d="M36 396h648v16H36z" />
      <ControlCabinet x={604} y={200} />

      {/* gear: the large wheel drives the pinion above it */}
      <path className="k b" d="M246 396V236q0-6 6-6h76q6 0 6 6v160z" />
      <path className="k g" d="M258 242h64v146h-64z" />
      <path className="k s" d="M246 258h88v12h-88zM258 326h160v12H258z" />
      <path className="k s" d="M279 278h22v108h-22zM272 250h36v28h-36z" />
      <path className="k s" d="M270 316h40v32h-40z" />
      <path className="n contour" d={teeth(279, 290)} />
      <path className="n contour" d={teeth(374, 385)} />
      <path className="n contour" d="M277 251v26M282 251v26M287 251v26M292 251v26M297 251v26M302 251v26" />
      <path className="p" d="M246 250h10v28h-10zM324 250h10v28h-10zM246 318h10v28h-10zM324 318h10v28h-10z" />
      <path className="plate" d="M272 235h36v4h-36z" />

      {/* coupling and motor */}
      <path className="k s" d="M420 316h8v32h-8zM432 316h8v32h-8z" />
      <path className="k s" d="M440 326h10v12h-10z" />
      <Motor x={506} y={332} fan="right" />

      {/* air filter, inlet with its guide vanes, first stage */}
      <path className="k" d="M48 332v64M84 332v64" />
      <path className="k s" d="M96 244h64v40H96z" />
      <rect className="k s" x="36" y="196" width="60" height="136" rx="3" />
      <path className="n" d={filterPleats} />
      <path className="valvep" d="M104 236v56l24-28zM152 236v56l-24-28z" />
      <AirPipe size="branch" d="M226 188V170" />
      <Stage x={196} y={264} radius={48} inlet="left" />

      {/* intercooler, second stage */}
      <AirPipe size="branch" d="M397 264H422V149H290" />
      <rect className="k s" x="188" y="126" width="104" height="46" rx="6" />
      <path className="n" d={intercoolerTubes} />
      <AirPipe size="branch" d="M349 208V100H324" />
      <AirPipe size="branch" d="M349 208V100H454" />
      <Stage x={371.5} y={264} radius={36} inlet="right" />

      {/* blow-off with its silencer, aftercooler and outlet */}
      <path className="k s" d="M296 93h6v14h-6z" />
      <path className="k g" d="M302 89v22l12-11zM326 89v22l-12-11z" />
      <path className="k s" d="M216 84h74q6 0 6 6v20q0 6-6 6h-74z" />
      <path className="n" d={silencerSlots} />
      <AirPipe d="M530 100H580V18" />
      <rect className="k s" x="448" y="76" width="88" height="48" rx="6" />
      <path className="n" d={aftercoolerTubes} />
      <Outlet x={580} />
    </>
  );
}
