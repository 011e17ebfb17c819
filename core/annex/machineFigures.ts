import type { MachineBalance } from '../balance/index.ts';
import type { FoundKind } from '../estimate/index.ts';
import { type Figure, ratioOf } from '../figures/index.ts';
import { defaultSensorAccuracy } from '../machines/index.ts';
import { compressorChannel } from '../samples/index.ts';
import type { AnnexEvidence } from './AnnexEvidence.ts';
import type { AnnexFigure, AnnexSource } from './AnnexDocument.ts';
import type { AnnexFigureId } from './annexFigureIds.ts';
import { figureOfFinding, type SummedFigure, summedAmount } from './annexFigures.ts';

const secondsPerHour = 3600;
const { power, flow } = defaultSensorAccuracy;
/** Of a ratio of both. */
const ratioAccuracy = Math.hypot(power, flow);
const own: AnnexSource = { command: 'annex', path: '' };

type Of = Pick<AnnexEvidence, 'balance' | 'machines' | 'recordedDays' | 'range'>;

/** A figure that was summed over the range; of a compressor, or of the plant. */
export function summedFigure(
  { recordedDays, range }: Pick<AnnexEvidence, 'recordedDays' | 'range'>,
  id: AnnexFigureId,
  of: SummedFigure,
  slot?: number,
  source = own,
): AnnexFigure {
  const amount = summedAmount(of);
  const { unit, coverage } = of;
  const facts = { method: 'sums', coverage: coverage ?? 0 };
  const finding =
    amount === undefined
      ? ({ kind: 'none', reason: 'notKnown', ...facts } as const)
      : { ...amount, unit, n: recordedDays.length, assumptions: [], ...facts, ...range };
  return figureOfFinding(id, finding, { range, slot, source });
}

const perHour = (seconds: Figure) => (seconds === undefined ? undefined : seconds / secondsPerHour);

/** How a compressor ran and what it took, as its balance has it. */
function ranFigures(of: Of, machine: MachineBalance, isEstimated: (quantity: 'electricalPowerKW' | 'deliveryVolumeM3min') => boolean) {
  const { index, coverage } = machine;
  const kindOf = (estimated: boolean): FoundKind => (estimated ? 'rule' : 'measured');
  const state = { coverage: coverage.state, kind: 'measured', grows: true } as const;
  const powered = { coverage: coverage.power, kind: kindOf(isEstimated('electricalPowerKW')), accuracy: power } as const;
  const figure = (id: AnnexFigureId, summed: SummedFigure) => summedFigure(of, id, summed, index);
  return [
    figure('machineEnergy', { ...powered, value: machine.energyKWh, unit: 'kWh', grows: true }),
    figure('loadHours', { ...state, value: perHour(machine.loadS), unit: 'h' }),
    figure('noLoadHours', { ...state, value: perHour(machine.noLoadS), unit: 'h' }),
    figure('motorStarts', { ...state, value: machine.motorStarts, unit: '' }),
    figure('loadCycles', { ...state, value: machine.unloadCycles, unit: '' }),
    figure('noLoadPower', { ...powered, value: machine.noLoadPowerKW, unit: 'kW', grows: false }),
  ];
}

/** The compressors that are there. */
export const installedIn = ({ balance }: Pick<AnnexEvidence, 'balance'>) => balance.machines.filter(({ installed }) => installed);

/** What the compressors need for their air: energy, time on load and without, cycles, starts, specific power, and all against their sheets. */
export function supplyFigures(of: Of): readonly AnnexFigure[] {
  const { balance, machines, range } = of;
  const isEstimated = (slot: number) => (quantity: 'electricalPowerKW' | 'deliveryVolumeM3min') =>
    balance.estimated?.includes(compressorChannel(quantity, slot)) === true;
  const plant = summedFigure(of, 'plantSpecificPower', {
    value: balance.plant.specificPowerKWperM3min,
    unit: 'kW/(m3/min)',
    coverage: balance.plant.coverage.power,
    kind: (balance.estimated ?? []).length > 0 ? 'rule' : 'measured',
    accuracy: ratioAccuracy,
    grows: false,
  });
  const ofBalance = installedIn(of).flatMap((machine) => ranFigures(of, machine, isEstimated(machine.index)));
  const ofDays = machines.machines.flatMap(({ slot, specificPower, against, days, isEstimated: estimated }, i) => [
    summedFigure(
      of,
      'specificPower',
      {
        value: specificPower,
        unit: 'kW/(m3/min)',
        coverage: Math.min(1, ratioOf(days, of.recordedDays.length) ?? 0),
        kind: estimated ? 'rule' : 'measured',
        accuracy: ratioAccuracy,
        grows: false,
      },
      slot,
      { command: 'machines', path: `machines.${i}.specificPower` },
    ),
    ...(['deviation', 'noLoad'] as const).map((name) =>
      figureOfFinding(name === 'noLoad' ? 'noLoadDeviation' : 'sheetDeviation', against[name], {
        ...{ range, slot },
        source: { command: 'machines', path: `machines.${i}.against.${name}` },
      }),
    ),
  ]);
  const arriving = machines.air.machines.map(({ slot, share }, i) =>
    figureOfFinding('arrivingShare', share, { range, slot, source: { command: 'machines', path: `air.machines.${i}.share` } }),
  );
  const bySlot = [...ofBalance, ...ofDays, ...arriving].toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0));
  return [plant, ...bySlot];
}

/** How the specific power of each compressor went, and what a change takes in a year. */
export function driftFigures({ machines, range }: Of): readonly AnnexFigure[] {
  return machines.machines.flatMap(({ slot, drift }, i) => {
    const path = `machines.${i}.drift.change`;
    if (drift.change === undefined) {
      const none = { kind: 'none', method: 'cusum', reason: drift.reason ?? 'noChange', coverage: 1 } as const;
      return [figureOfFinding('drift', none, { range, slot, source: { command: 'machines', path: '' } })];
    }
    const { size, perYearKWh } = drift.change;
    const perYear = size.kind === 'none' ? size : { ...size, ...perYearKWh, unit: 'kWh/a' };
    return [
      figureOfFinding('drift', size, { range, slot, source: { command: 'machines', path: `${path}.size` } }),
      figureOfFinding('driftEnergy', perYear, { range, slot, source: { command: 'machines', path: `${path}.perYearKWh` } }),
    ];
  });
}
