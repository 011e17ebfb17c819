import type { CsvRows } from '../../core/csv/index.ts';
import type { Spread } from '../../core/estimate/index.ts';
import type { Figure } from '../../core/figures/index.ts';
import {
  changeOf,
  type ControlWhatIf,
  type GateFigure,
  gateFigures,
  gateLimits,
  type NoReplayReason,
  type SameService,
  savingKind,
  type StateWhatIf,
  type WhatIf,
} from '../../core/replay/index.ts';
import { formatNumber, missing } from '../../i18n/format/index.ts';
import { foundKinds } from '../output/foundKinds.ts';
import { textTable } from '../output/textTable.ts';

/** Why a log can't be replayed. */
export const noReplay: Readonly<Record<NoReplayReason, string>> = {
  tooFewDays: 'fewer than seven days with data',
  noMachines: 'no compressor has power, delivery and a pressure on load',
  noVolume: 'the volume of the receivers is not known: --volume',
  noControl: 'no machine was loaded and unloaded',
  noDemand: 'neither flow nor deliveries are known',
};

const gateWords: Readonly<Record<GateFigure, string>> = {
  nmbe: 'energy',
  cvHours: 'energy by hours',
  loadHours: 'hours on load',
  starts: 'motor starts',
};

const services: Readonly<Record<SameService, string>> = {
  same: 'The pressure is below the limit no longer than before.',
  notSame: 'Not the same service: the pressure is below the limit for longer, so that it is no saving.',
  unknown: 'Whether consumers get the same is not known: --limit.',
};

const heads = ['figure', 'as is', 'changed', 'difference', 'unit'];
const percent = 100;
const secondsPerHour = 3600;
const shown = (value: Figure, digits: number) => formatNumber(value, digits, 'en-GB').replaceAll(',', '');

const gateText = ({ gate }: ControlWhatIf | StateWhatIf) =>
  gateFigures
    .map((name) => {
      const off = gate.figures[name];
      const text = off === undefined ? missing : `${shown(off * percent, 1)} %`;
      return `${gateWords[name]} ${text} (limit ${shown(gateLimits[name] * percent, 0)} %)`;
    })
    .join(', ');

interface Row {
  readonly figure: string;
  readonly unit: string;
  readonly digits: number;
  readonly baseline: Figure;
  readonly changed: Figure;
}

const valuesOf = ({ baseline, changed }: Row): readonly Figure[] => [baseline, changed, changeOf(baseline, changed)];

function rowsOf({ baseline, changed, cost, co2Kg }: ControlWhatIf, currency: string): readonly Row[] {
  const row = (figure: string, unit: string, digits: number, of: (outcome: ControlWhatIf['baseline']) => Figure): Row => ({
    figure,
    unit,
    digits,
    baseline: of(baseline),
    changed: of(changed),
  });
  const hours = (of: 'loadS' | 'noLoadS') => (outcome: ControlWhatIf['baseline']) =>
    outcome.machines.reduce((all, machine) => all + machine[of], 0) / secondsPerHour;
  return [
    row('energy', 'kWh', 0, ({ energyKWh }) => energyKWh),
    { figure: 'CO2', unit: 'kg', digits: 0, baseline: co2Kg?.baseline, changed: co2Kg?.changed },
    { figure: 'cost', unit: currency, digits: 0, baseline: cost?.baseline, changed: cost?.changed },
    row('motor starts', '', 0, ({ starts }) => starts),
    row('on load', 'h', 1, hours('loadS')),
    row('without load', 'h', 1, hours('noLoadS')),
    row('lowest pressure', 'bar', 2, ({ lowestBar }) => lowestBar),
    row('below the limit', 's', 0, ({ belowLimitS }) => belowLimitS),
  ];
}

const rangeText = ({ value, low, high }: Spread, unit: string) =>
  `${shown(value, 0)} ${unit} (${shown(low, 0)} to ${shown(high, 0)}, 90 %)`;

/** Both replays side by side, and what came out, for a terminal. */
export function whatIfText(of: Exclude<WhatIf, { readonly kind: 'none' }>, currency: string): string {
  const head = `Replay against the log of ${of.days} days: ${gateText(of)}.`;
  if (of.kind === 'state') {
    const { pressureKWh, flowKWh, runOnKWh, savingKWh, addedStarts } = of.state;
    return [
      head,
      'The replay does not meet the log: only what the logged states cost is changed.',
      `Lower pressure ${rangeText(pressureKWh, 'kWh')}, less flow ${rangeText(flowKWh, 'kWh')}, shorter run-on ${shown(runOnKWh, 0)} kWh, with ${addedStarts} more starts.`,
      `Together ${rangeText(savingKWh, 'kWh')}: ${foundKinds[savingKind(of.fitted)]}.${of.leavesOut ? ' Other changes can not be told.' : ''}`,
      '',
    ].join('\n');
  }
  const rows = rowsOf(of, currency).map((row) => [row.figure, ...valuesOf(row).map((value) => shown(value, row.digits)), row.unit]);
  const said =
    of.service === 'notSame'
      ? ''
      : of.isDifference
        ? `Saving ${rangeText(of.savingKWh, 'kWh')}${of.cost === undefined ? '' : `, ${rangeText(of.cost.saving, currency)}`}: ${foundKinds[savingKind(of.fitted)]}.`
        : 'No difference that is larger than chance.';
  return [head, textTable(heads, rows, [0, 4]).trimEnd(), said, services[of.service]]
    .filter((line) => line !== '')
    .join('\n')
    .concat('\n');
}

/** The same as a table. */
export function whatIfCsv(of: ControlWhatIf, currency: string): CsvRows {
  return [
    heads.map((text) => ({ text })),
    ...rowsOf(of, currency).map((row) => [
      { text: row.figure },
      ...valuesOf(row).map((number) => ({ number, digits: row.digits })),
      { text: row.unit },
    ]),
  ];
}

const plain = ({ energyKWh, starts, machines, blownOffM3, lowestBar, belowLimitS }: ControlWhatIf['baseline']) => ({
  energyKWh,
  starts,
  lowestBar,
  belowLimitS,
  blownOffM3,
  machines,
});

/** Without the same service there is no saving. */
const savingOf = ({ service, savingKWh, cost, co2Kg, fitted }: ControlWhatIf) =>
  service === 'notSame'
    ? { saving: undefined, cost: undefined, co2Kg: undefined }
    : { saving: { kind: savingKind(fitted), ...savingKWh, unit: 'kWh' }, cost, co2Kg };

/** What is written as JSON: without hours and weeks. */
export function whatIfJson(of: Exclude<WhatIf, { readonly kind: 'none' }>, zone: string): unknown {
  const { fromMs, untilMs, days, coverage, fitted, gate } = of;
  const common = { zone, fromMs, untilMs, days, coverage, fitted };
  const { measuredKWh, ...compared } = gate;
  const baseline = { ...plain(of.baseline), measuredKWh, gate: compared };
  if (of.kind === 'state') return { kind: of.kind, ...common, baseline, state: of.state, leavesOut: of.leavesOut };
  return {
    kind: of.kind,
    ...common,
    baseline,
    changed: plain(of.changed),
    ...savingOf(of),
    jitterKWh: of.jitterKWh,
    isDifference: of.isDifference,
    service: of.service,
  };
}
