import { AirPipe } from './AirPipe.tsx';
import { BasePlate } from './BasePlate.tsx';
import { ControlDisplay } from './ControlDisplay.tsx';
import { ConverterSign } from './ConverterSign.tsx';
import { Motor } from './Motor.tsx';
import { Outlet } from './Outlet.tsx';
import { SuctionFilter } from './SuctionFilter.tsx';

const rows = (count: number, row: (i: number) => string) => Array.from({ length: count }, (_, i) => row(i)).join('');

const doorLouvres = rows(12, (i) => `M604 ${220 + i * 14}h64`);
const cabinetLouvres = rows(6, (i) => `M76 ${326 + i * 10}h48`);
const flutes = rows(7, (i) => `M${328 + i * 14} 312q4-20 14-40M${342 + i * 14} 318q-10 20-14 40`);
const coolerTubes = rows(5, (i) => `M${202 + i * 5} 142v52M${290 + i * 5} 142v52`);
const separatorPleats = rows(5, (i) => `M${505 + i * 6} 246v42`);

/** An oil-flooded screw compressor: two rotors, the oil separator behind them, and the aftercooler. */
export function ScrewCutaway() {
  return (
    <>
      <BasePlate />
      <rect className="k b" x="36" y="84" width="648" height="328" rx="6" />
      <path className="n" d="M36 100h648M588 100v312" />
      <path className="plate" d="M56 89h56v6H56z" />
      <rect className="k g" x="52" y="116" width="520" height="280" rx="2" />
      <ControlDisplay x={604} y={124} />
      <path className="n" d={doorLouvres} />
      <path className="k s" d="M160 376h400v20H160z" />

      {/* switch cabinet */}
      <rect className="k s" x="64" y="228" width="72" height="168" rx="2" />
      <path className="n" d={cabinetLouvres} />
      <path className="n contour" d="M126 296v16" />
      <ConverterSign x={76} y={240} />
      <path className="k w-15" d="M136 300h14v12h14" />

      <Motor x={232} y={312} fan="left" />
      <path className="k s" d="M288 304h24v16h-24zM296 296v32M304 296v32" />

      {/* element: two rotors that mesh */}
      <path className="p" d="M330 370h92v6h-92z" />
      <path className="k lit" d="M312 260h116q14 0 14 14v82q0 14-14 14H312z" />
      <rect className="n g" x="324" y="272" width="106" height="40" rx="3" />
      <rect className="n g" x="324" y="318" width="106" height="40" rx="3" />
      <path className="k w-15" d={flutes} />

      {/* inlet */}
      <path className="k s" d="M364 220h24v40h-24z" />
      <path className="valvep" d="M352 226h48l-24 15zM352 256h48l-24-15z" />
      <SuctionFilter x={376} y={178} />

      {/* oil separator: the pressure drives the oil back into the element, through its filter */}
      <path className="k" d="M494 346v30M542 346v30" />
      <path className="k g" d="M484 256q0-20 34-20t34 20v80q0 20-34 20t-34-20z" />
      <path className="cw-sump" d="M485.5 320h65v16q0 18.5-32.5 18.5t-32.5-18.5z" />
      <path className="n" d="M485 320h66" />
      <path className="n gs" d="M499 240h38v54h-38z" />
      <path className="n" d={separatorPleats} />
      <AirPipe size="oil" d="M485 342H442" />
      <path className="k s" d="M452 336h20v12h-20zM454 348h16v18q0 4-4 4h-8q-4 0-4-4z" />
      <AirPipe size="branch" d="M454 290h31" />
      <path className="k s" d="M442 276h12v28h-12z" />

      {/* aftercooler and outlet */}
      <AirPipe size="branch" d="M518 222v-70H315" />
      <path className="k s" d="M508 216h20v20h-20z" />
      <path className="n" d="M508 226h20" />
      <rect className="k s" x="196" y="136" width="120" height="64" rx="6" />
      <path className="n" d={coolerTubes} />
      <circle className="k g" cx="256" cy="168" r="28" />
      <path className="k w-15" d="M256 168m-23-8q14-12 23 8M256 168m8-23q12 14-8 23M256 168m23 8q-14 12-23-8M256 168m-8 23q-12-14 8-23" />
      <circle className="p" cx="256" cy="168" r="4" />
      <AirPipe d="M197 170h-69V18" />
      <Outlet x={128} />
    </>
  );
}
