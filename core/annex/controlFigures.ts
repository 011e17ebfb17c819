import type { MachineBalance } from '../balance/index.ts';
import type { Finding } from '../estimate/index.ts';
import { type Figure, ratioOf } from '../figures/index.ts';
import type { LoggedSpread, SwitchPressures } from '../replay/index.ts';
import type { AnnexFigure, AnnexSource } from './AnnexDocument.ts';
import type { AnnexEvidence } from './AnnexEvidence.ts';
import type { AnnexFigureId } from './annexFigureIds.ts';
import { figureOfFinding } from './annexFigures.ts';
import { loadOrder } from './loadOrder.ts';
import { installedIn, summedFigure } from './machineFigures.ts';

const secondsPerHour = 3600;
const secondsPerMinute = 60;
const source: AnnexSource = { command: 'annex', path: '' };

type Of = Pick<AnnexEvidence, 'balance' | 'control' | 'cycles' | 'quarters' | 'recordedDays' | 'range' | 'zone'>;

interface Spreads {
  readonly of: LoggedSpread | undefined;
  readonly unit: string;
  readonly coverage: Figure;
  /** Why there is none. */
  readonly reason: string;
}

/** What was logged at events, with what 90 % of these lie between. */
function spreadFigure({ range }: Of, id: AnnexFigureId, { of, unit, coverage = 0, reason }: Spreads, slot?: number): AnnexFigure {
  const finding: Finding<string, string> =
    of === undefined
      ? { kind: 'none', method: 'events', reason, coverage }
      : { ...of, kind: 'measured', unit, method: 'events', coverage, assumptions: [], ...range };
  return figureOfFinding(id, finding, { range, slot, source });
}

const pressureFigures = (of: Of, { load, unload }: SwitchPressures, coverage: Figure, slot?: number) => [
  spreadFigure(of, 'loadsAt', { of: load, unit: 'bar', coverage, reason: 'noCycles' }, slot),
  spreadFigure(of, 'unloadsAt', { of: unload, unit: 'bar', coverage, reason: 'noCycles' }, slot),
];

/** The share of times on load below 2 min; of those over midnight, and in the time without data, none may have been so short, or each one. */
function shortLoadFigure({ range, control, cycles }: Of, slot: number, coverage: number): AnnexFigure {
  const { loads = 0, shortLoads = 0 } = cycles.find((of) => of.slot === slot) ?? {};
  const share = ratioOf(shortLoads, loads);
  const all = Math.max(loads, control.machines.find((of) => of.slot === slot)?.unload?.n ?? 0);
  const facts = { method: 'events', coverage };
  const finding: Finding<string, string> =
    share === undefined
      ? { kind: 'none', reason: 'noCycles', ...facts }
      : {
          ...{ kind: 'measured', value: share, unit: 'share', n: loads, assumptions: [], ...facts, ...range },
          low: (shortLoads / all) * coverage,
          high: Math.max(share, ((shortLoads + all - loads) / all) * coverage + (1 - coverage)),
        };
  return figureOfFinding('shortLoads', finding, { range, slot, source });
}

/** How often a compressor was switched, for how long, and at which pressures. */
function ofMachine(of: Of, { index, loadS, noLoadS, motorStarts, unloadCycles, coverage }: MachineBalance): readonly AnnexFigure[] {
  const ranH = loadS === undefined || noLoadS === undefined ? undefined : (loadS + noLoadS) / secondsPerHour;
  const state = { coverage: coverage.state, kind: 'measured' } as const;
  const known = Math.min(1, coverage.state ?? 0);
  const perLoad = ratioOf(loadS, unloadCycles);
  const switched = of.control.machines.find(({ slot }) => slot === index);
  const { maxStartsPerHour } = of.cycles.find(({ slot }) => slot === index) ?? {};
  return [
    ...pressureFigures(of, switched ?? { load: undefined, unload: undefined }, known, index),
    spreadFigure(of, 'runOn', { of: switched?.runOnS, unit: 's', coverage: known, reason: 'noStop' }, index),
    summedFigure(of, 'startsPerHour', { ...state, value: ratioOf(motorStarts, ranH), unit: '1/h', grows: false }, index),
    summedFigure(of, 'maxStartsPerHour', { ...state, value: maxStartsPerHour, unit: '', grows: true }, index),
    summedFigure(of, 'minutesPerLoad', { ...state, value: perLoad && perLoad / secondsPerMinute, unit: 'min', grows: false }, index),
    shortLoadFigure(of, index, known),
  ];
}

/** How the station was controlled: the pressures at which compressors were switched, their order, starts, and short cycles. */
export function controlFigures(of: Of): readonly AnnexFigure[] {
  const { balance, control, quarters, recordedDays, zone, range } = of;
  const order = loadOrder(quarters, recordedDays, zone).map(({ slot, days, ...spread }) => {
    const coverage = Math.min(1, balance.machines.find(({ index }) => index === slot)?.coverage.state ?? 0);
    const finding = { ...spread, kind: 'measured', unit: '', method: 'timeOnLoad', n: days, coverage, assumptions: [], ...range } as const;
    return figureOfFinding('loadRank', finding, { range, slot, source });
  });
  return [
    ...pressureFigures(of, control.plant, Math.min(1, balance.plant.coverage.state ?? 0)),
    ...order,
    ...installedIn(of).flatMap((machine) => ofMachine(of, machine)),
  ];
}
