import type { CostFinding } from '../cost/index.ts';
import type { Finding } from '../estimate/index.ts';
import { hoursPerYear } from '../leakCost/index.ts';
import type { LeakFinding, LeakMethod } from '../leakage/index.ts';
import { defaultSensorAccuracy } from '../machines/index.ts';
import { keysOf } from '../records/index.ts';
import { daysBetween, msPerHour, plantDayOf, timeRangeMs } from '../time/index.ts';
import type { AnnexCell, AnnexColumn, AnnexDocument, AnnexFigure, AnnexSection, AnnexSource, AnnexTable } from './AnnexDocument.ts';
import type { AnnexEvidence } from './AnnexEvidence.ts';
import type { AnnexFigureId } from './annexFigureIds.ts';
import { figureOfFinding } from './annexFigures.ts';
import { annexForms } from './annexForms.ts';
import { annexSections, type AnnexSectionId } from './annexSections.ts';
import { controlFigures } from './controlFigures.ts';
import { dayTypesTable, profileTables } from './dayTypeTables.ts';
import { driftFigures, summedFigure, supplyFigures } from './machineFigures.ts';
import { measureFigures, measureTables } from './measureParts.ts';

type Part = Partial<Pick<AnnexSection, 'figures' | 'tables'>>;
const text = (id: AnnexColumn['id'], is: AnnexColumn['is'] = 'text'): AnnexColumn => ({ id, is, unit: '' });
const number = (id: AnnexColumn['id'], unit: string): AnnexColumn => ({ id, is: 'number', unit });
const table = (
  id: AnnexTable['id'],
  kind: AnnexTable['kind'],
  columns: readonly AnnexColumn[],
  rows: readonly (readonly AnnexCell[])[],
): AnnexTable => ({ id, kind, columns, rows });
const percent = 100;
const shareOf = (of: number | undefined) => (of === undefined ? undefined : of * percent);

const figure = (
  { range }: AnnexEvidence,
  id: AnnexFigureId,
  finding: Finding<string, string> | undefined,
  command: AnnexSource['command'],
  path: string,
): AnnexFigure => figureOfFinding(id, finding, { range, source: { command, path } });

const fact = (evidence: AnnexEvidence, id: AnnexFigureId, value: number | undefined, unit: string): AnnexFigure =>
  summedFigure(evidence, id, { value, unit, coverage: 1, kind: 'measured', grows: false });

function system({ plant }: AnnexEvidence): Part {
  const columns = [
    text('compressor', 'count'),
    text('since', 'day'),
    number('pressure', 'bar'),
    number('flow', 'm3/min'),
    number('power', 'kW'),
    number('noLoadPower', 'kW'),
  ];
  const rows = plant.dataSheets
    .toSorted((a, b) => a.slot - b.slot || (a.since < b.since ? -1 : 1))
    .map(({ slot, since, pressureBar, flowM3min, powerKW, noLoadPowerKW }) => [
      slot,
      since,
      pressureBar,
      flowM3min,
      powerKW,
      noLoadPowerKW,
    ]);
  return { tables: [table('sheets', 'entered', columns, rows)] };
}

function period(evidence: AnnexEvidence): Part {
  const { range, zone, recordedDays, samplePeriodS, balance, plant } = evidence;
  const { state, power, delivery } = balance.plant.coverage;
  const windows = plant.windows.filter(({ fromMs, untilMs }) => fromMs < range.untilMs && untilMs > range.fromMs);
  return {
    figures: [
      fact(evidence, 'askedDays', daysBetween(plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone)).length, ''),
      fact(evidence, 'recordedDays', recordedDays.length, ''),
      fact(evidence, 'samplePeriod', samplePeriodS, 's'),
      fact(evidence, 'knownState', shareOf(state), '%'),
      fact(evidence, 'knownPower', shareOf(power), '%'),
      fact(evidence, 'knownDelivery', shareOf(delivery), '%'),
    ],
    tables: [
      dayTypesTable(evidence),
      table(
        'windows',
        'entered',
        [text('what', 'word'), text('from', 'instant'), text('until', 'instant')],
        windows.toSorted((a, b) => a.fromMs - b.fromMs).map(({ kind, fromMs, untilMs }) => [kind, fromMs, untilMs]),
      ),
    ],
  };
}

function points(evidence: AnnexEvidence): Part {
  const { range, zone, balance, plant } = evidence;
  const lastDay = plantDayOf(range.untilMs - 1, zone);
  const sensor = plant.flowSensors.filter(({ since }) => since <= lastDay).toSorted((a, b) => (a.since < b.since ? -1 : 1));
  const entered = sensor.at(-1)?.share;
  const accuracy = shareOf(entered ?? defaultSensorAccuracy.flow);
  const isCalibration = ({ what, atMs }: (typeof plant.eras)[number]) => what === 'calibrated' && atMs < range.untilMs;
  return {
    figures: [
      summedFigure(evidence, 'flowAccuracy', {
        ...{ value: accuracy, unit: '%', coverage: 1, grows: false },
        kind: entered === undefined ? 'rule' : 'entered',
      }),
    ],
    tables: [
      table(
        'coverage',
        'measured',
        [text('compressor', 'count'), number('stateCoverage', '%'), number('powerCoverage', '%'), number('deliveryCoverage', '%')],
        balance.machines
          .filter(({ installed }) => installed)
          .map(({ index, coverage }) => [index, shareOf(coverage.state), shareOf(coverage.power), shareOf(coverage.delivery)]),
      ),
      table(
        'calibrations',
        'entered',
        [text('compressor', 'count'), text('day', 'day')],
        plant.eras
          .filter(isCalibration)
          .toSorted((a, b) => a.atMs - b.atMs || a.slot - b.slot)
          .map(({ slot, atMs }) => [slot, plantDayOf(atMs, zone)]),
      ),
    ],
  };
}

const costFigures = ['energy', 'cost', 'meanPrice', 'co2', 'peak', 'demandCost'] as const;
const yearFigures = { energy: 'yearEnergy', cost: 'yearCost', co2: 'yearCo2' } as const;
const performanceFigures = ['enpi', 'saving', 'baselineSpecific', 'specific', 'marginal'] as const;

/** A leap year, and the hour of a change of clocks, are a year. */
const yearTolerance = 0.01;

/** As if a year went on as the range; of a range that is not a year a rule of thumb, as seasons are not known. */
function ofYear(evidence: AnnexEvidence, finding: CostFinding): CostFinding {
  if (finding.kind === 'none') return finding;
  const factor = hoursPerYear / (timeRangeMs(evidence.range) / msPerHour);
  const { value, low, high, unit } = finding;
  const kind = Math.abs(factor - 1) < yearTolerance ? finding.kind : 'rule';
  return { ...finding, kind, value: value * factor, low: low * factor, high: high * factor, unit: `${unit}/a` };
}

const noBaseline = { kind: 'none', method: 'baseline', reason: 'noBaseline', coverage: 0 } as const;

function baseline(evidence: AnnexEvidence): Part {
  const { cost, performance } = evidence;
  return {
    figures: [
      ...costFigures.map((name) => figure(evidence, name, cost[name], 'cost', name)),
      ...keysOf(yearFigures).map((name) => figure(evidence, yearFigures[name], ofYear(evidence, cost[name]), 'annex', '')),
      ...performanceFigures.map((name) => figure(evidence, name, performance?.figures[name] ?? noBaseline, 'performance', name)),
    ],
  };
}

function volume(evidence: AnnexEvidence): Part {
  const { volume: known, days, range } = evidence.leakage;
  const finding =
    known === undefined
      ? undefined
      : {
          ...{ kind: known.kind, value: known.volumeM3, low: known.low, high: known.high, unit: 'm3', method: 'windowsOfMinutes' },
          ...{ ...range, coverage: 1, n: known.kind === 'fitted' ? known.windows : days, assumptions: [] },
        };
  return { figures: [figure(evidence, 'volume', finding, 'leaks', 'volume.volumeM3')] };
}

const pressures = {
  pressureLeast: 'least',
  pressureP1: 'p1',
  pressureP50: 'p50',
  pressureP99: 'p99',
  pressureGreatest: 'greatest',
} as const;

function network(evidence: AnnexEvidence): Part {
  const { pressure } = evidence.profiles.pressure;
  const coverage = pressure === undefined ? 0 : Math.min(1, pressure.hours / (timeRangeMs(evidence.range) / msPerHour));
  const known = { unit: 'bar', coverage, kind: 'measured', grows: false } as const;
  const inside = pressure?.inside;
  const share: Finding<string, string> | undefined =
    inside === undefined
      ? undefined
      : {
          ...{ kind: 'measured', value: inside.least, low: inside.least, high: inside.most, unit: 'share', method: 'quarterHours' },
          ...{ ...evidence.range, coverage, n: evidence.recordedDays.length, assumptions: [] },
        };
  return {
    figures: [
      ...keysOf(pressures).map((id) =>
        summedFigure(evidence, id, { ...known, value: pressure?.[pressures[id]] }, undefined, {
          command: 'profile',
          path: `pressure.${pressures[id]}`,
        }),
      ),
      figure(evidence, 'insideBand', share, 'profile', 'pressure.inside.least'),
    ],
  };
}

const leakIds: Readonly<Record<LeakMethod, readonly [AnnexFigureId, AnnexFigureId]>> = {
  baseFlow: ['leakBaseFlow', 'testBaseFlow'],
  loadCycles: ['leakLoadCycles', 'testLoadCycles'],
  pressureDecay: ['leakPressureDecay', 'testPressureDecay'],
};

function leaks(evidence: AnnexEvidence): Part {
  const { leakage, leakCost } = evidence;
  const each = (findings: readonly LeakFinding[], place: 0 | 1, path: string) =>
    findings.map((finding, i) => figure(evidence, leakIds[finding.method][place], finding, 'leaks', `${path}.${i}`));
  return {
    figures: [
      ...each(leakage.findings, 0, 'methods'),
      ...each(leakage.test?.findings ?? [], 1, 'test.findings'),
      figure(evidence, 'leakTrend', leakage.trend.perWeek, 'leaks', 'trend.perWeek'),
      figure(evidence, 'leakShare', leakCost?.figures.share, 'annex', ''),
      figure(evidence, 'leakedAir', leakCost?.figures.leakedAir, 'annex', ''),
    ],
  };
}

function heat({ range, heat: reports }: AnnexEvidence): Part {
  const names = { energy: 'heatEnergy', heat: 'heat', greatestPower: 'heatPower', available: 'heatHours' } as const;
  return {
    figures: reports.flatMap((report) =>
      keysOf(names).map((name) =>
        figureOfFinding(names[name], report[name], { range, circuit: report.circuit, source: { command: 'heatreport', path: name } }),
      ),
    ),
  };
}

function maintenance(evidence: AnnexEvidence): Part {
  const { services, range, zone } = evidence;
  const done = services.filter(({ doneAtMs }) => doneAtMs >= range.fromMs && doneAtMs < range.untilMs);
  return {
    figures: driftFigures(evidence),
    tables: [
      table(
        'services',
        'entered',
        [text('compressor', 'count'), text('part', 'word'), text('day', 'day'), number('runningHours', 'h')],
        done
          .toSorted((a, b) => a.doneAtMs - b.doneAtMs || a.id - b.id)
          .map(({ index, component, doneAtMs, runningH }) => [index, component, plantDayOf(doneAtMs, zone), runningH]),
      ),
    ],
  };
}

function opportunities(evidence: AnnexEvidence): Part {
  const { cost, leakCost, measures, range } = evidence;
  return {
    figures: [
      ...measureFigures(measures, range),
      figure(evidence, 'leakRepair', leakCost?.figures.repair, 'annex', ''),
      figure(evidence, 'costNoLoad', cost.costNoLoad, 'cost', 'costNoLoad'),
    ],
    tables: measureTables(measures),
  };
}

const parts: Readonly<Record<AnnexSectionId, (evidence: AnnexEvidence) => Part>> = {
  system,
  period,
  points,
  baseline,
  profiles: (evidence) => ({ tables: profileTables(evidence) }),
  supply: (evidence) => ({ figures: supplyFigures(evidence) }),
  control: (evidence) => ({ figures: controlFigures(evidence) }),
  volume,
  network,
  leaks,
  demand: () => ({}),
  treatment: () => ({}),
  heat,
  maintenance,
  opportunities,
  data: () => ({}),
};

/**
 * What a log says for an assessment of a compressed-air system, by the outputs of such an assessment; what no log has is an empty form. The same
 * evidence gives the same document.
 */
export function annexOf(evidence: AnnexEvidence): AnnexDocument {
  const { range, zone, stationName, version, currency } = evidence;
  const formsOf = (section: AnnexSectionId) =>
    keysOf(annexForms)
      .filter((id) => annexForms[id].section === section)
      .map((id) => ({ id, fields: annexForms[id].fields, lines: annexForms[id].lines }));
  const sections = keysOf(annexSections).map((id): AnnexSection => {
    const { figures = [], tables = [] } = parts[id](evidence);
    return { id, covered: annexSections[id], figures, tables, forms: formsOf(id) };
  });
  return { range: { fromMs: range.fromMs, untilMs: range.untilMs }, zone, stationName, version, currency, sections };
}
