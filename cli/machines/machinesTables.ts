import type { CsvRows, CsvValue } from '../../core/csv/index.ts';
import type { Figure } from '../../core/figures/index.ts';
import type {
  AirBalance,
  MachineFinding,
  MachineReport,
  MachinesPicture,
  NoAirReason,
  NoMachineReason,
} from '../../core/machines/index.ts';
import type { UnitChoice } from '../../core/units/index.ts';
import { formatNumber } from '../../i18n/format/index.ts';
import { foundKinds } from '../output/foundKinds.ts';
import { textTable } from '../output/textTable.ts';

const reasons: Readonly<Record<NoMachineReason, string>> = {
  noSheet: 'no data sheet',
  outsideSheet: 'its flows are outside the sheet',
  tooFewHours: 'less than an hour',
  tooFewDays: 'fewer than 29 days with an hour on load',
};

const airReasons: Readonly<Record<NoAirReason, string>> = {
  noFlow: 'no flow into the network is known',
  tooFewDays: 'fewer than 14 days',
  fewHoursOnLoad: 'less than 40 h on load',
  alike: 'not distinguishable from another machine',
  noPeer: 'no other machine to compare with',
};

const heads = ['machine', 'figure', 'kind', 'value', 'low', 'high', 'unit', 'says', 'days'];
const left = [1, 2, 6, 7];
const percent = 100;

interface Row {
  readonly slot: number;
  readonly figure: string;
  readonly kind: string;
  readonly values: readonly Figure[];
  readonly digits: number;
  readonly unit: string;
  readonly says: string;
  readonly n: number | undefined;
}

/** What a cost is made with. */
export interface MachinePrices {
  /** Of a kWh. */
  readonly rate: number;
  readonly units: UnitChoice;
}

const isBeyond = (finding: MachineFinding, tolerance: number) => finding.kind !== 'none' && Math.abs(finding.value) > tolerance;

function shareRow(slot: number, figure: string, finding: MachineFinding, says: string): Row {
  const none = finding.kind === 'none';
  return {
    slot,
    figure,
    kind: none ? reasons[finding.reason] : foundKinds[finding.kind],
    values: none ? [undefined, undefined, undefined] : [finding.value, finding.low, finding.high].map((value) => value * percent),
    digits: 1,
    unit: '%',
    says: none ? '' : says,
    n: none ? undefined : finding.n,
  };
}

function rowsOf({ slot, against, drift, isFlowNominal }: MachineReport, { rate, units }: MachinePrices): readonly Row[] {
  const bandText = (finding: MachineFinding, tolerance: number) =>
    `${isBeyond(finding, tolerance) ? 'beyond' : 'not distinguishable within'} ${formatNumber(tolerance * percent, 1, 'en-GB')} %`;
  const flow = isFlowNominal ? '; the flow is a nominal one' : '';
  const rows: Row[] = [
    shareRow(slot, 'specific power against the sheet', against.deviation, bandText(against.deviation, against.tolerance) + flow),
    shareRow(slot, 'power without load against the sheet', against.noLoad, bandText(against.noLoad, against.noLoadTolerance)),
  ];
  if (drift.change === undefined) {
    const kind = drift.reason === undefined ? 'none found' : reasons[drift.reason];
    const values = [undefined, undefined, undefined];
    return [...rows, { slot, figure: 'change', kind, values, digits: 1, unit: '%', says: '', n: drift.watched || undefined }];
  }
  const { since, foundOn, size, perYearKWh } = drift.change;
  const { value, low, high } = perYearKWh;
  return [
    ...rows,
    shareRow(slot, `change since ${since}`, size, `found on ${foundOn}`),
    {
      slot,
      figure: 'what the change costs in a year',
      kind: size.kind === 'none' ? '' : foundKinds[size.kind],
      values: [value, low, high].map((kWh) => kWh * rate),
      digits: 0,
      unit: units.currency,
      says: '',
      n: undefined,
    },
  ];
}

const shown = (value: Figure, digits: number) => formatNumber(value, digits, 'en-GB').replaceAll(',', '');

const airHeads = ['machine', 'delivery that arrives', 'value', 'low', 'high', 'on load [h]', 'like machine'];

/** What of the air that is reported arrives. */
function airText({ machines, windows, gap, volumeM3, condition }: AirBalance): string {
  const rows = machines.map(({ slot, share, onLoadH, likeSlot }) => {
    const none = share.kind === 'none';
    return [
      String(slot),
      none ? airReasons[share.reason] : foundKinds[share.kind],
      ...(none ? [undefined, undefined, undefined] : [share.value, share.low, share.high]).map((value) => shown(value, 3)),
      shown(onLoadH, 0),
      likeSlot === undefined ? '' : String(likeSlot),
    ];
  });
  const sum = `air balance: open by ${shown(gap && gap * percent, 1)} %, ${shown(windows, 0)} min, receivers ${shown(volumeM3, 1)} m3, condition ${shown(condition, 0)}\n`;
  return textTable(airHeads, rows, [1]) + sum;
}

/** All machines for a terminal. */
export const machinesText = ({ machines, air }: MachinesPicture, prices: MachinePrices): string =>
  `${reportsText(machines, prices)}\n${airText(air)}`;

const reportsText = (reports: readonly MachineReport[], prices: MachinePrices) =>
  textTable(
    heads,
    reports
      .flatMap((report) => rowsOf(report, prices))
      .map(({ slot, figure, kind, values, digits, unit, says, n }) => [
        String(slot),
        figure,
        kind,
        ...values.map((value) => shown(value, digits)),
        unit,
        says,
        shown(n, 0),
      ]),
    left,
  );

/** The same for a file, with two more decimals. */
export const machinesCsv = (reports: readonly MachineReport[], prices: MachinePrices): CsvRows => [
  heads.map((text) => ({ text })),
  ...reports
    .flatMap((report) => rowsOf(report, prices))
    .map(({ slot, figure, kind, values, digits, unit, says, n }): readonly CsvValue[] => [
      { number: slot, digits: 0 },
      { text: figure },
      { text: kind },
      ...values.map((number) => ({ number, digits: digits + 2 })),
      { text: unit },
      { text: says },
      { number: n, digits: 0 },
    ]),
];
