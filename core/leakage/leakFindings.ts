import { amountOf } from '../figures/index.ts';
import { type LeakEvidence, type LeakFinding, type LeakMethod, leakMethods, type NoLeakFlowReason } from './LeakFinding.ts';
import { baseLevel, cycleLevel, decayLevel, meanNightLevel } from './leakLevels.ts';
import { middleBar, nightCoverage } from './normalNights.ts';

const unit = 'm3/min';
/** How far the network's flow sensor can be off, as a share, where nobody entered it. */
export const defaultSensorShare = 0.03;
/** Likewise the night use, as it is typed in, and as a test gives it. */
const useShares = { entered: 0.2, fitted: 0.05 } as const;

const isKnown = (value: number) => !Number.isNaN(value);

/** The pressure that all flows are brought to: the middle one of the nights, else of the cycles; NaN where none is logged. */
const referenceBar = ({ nights, cycles }: LeakEvidence) => middleBar(nights) ?? middleBar(cycles) ?? NaN;

const levels = { baseFlow: baseLevel, loadCycles: cycleLevel, pressureDecay: decayLevel } as const satisfies Record<LeakMethod, unknown>;

/** What is entered of consumers is a mean, so it is taken off one; a test says what is used while least is. */
const levelBy = (method: LeakMethod, isMean: boolean) => (method === 'baseFlow' && isMean ? meanNightLevel : levels[method]);

function findingBy(method: LeakMethod, evidence: LeakEvidence, atBar: number): LeakFinding {
  const { nightUseM3min, nightUseSource = 'entered', sensorShare = defaultSensorShare, nights, days, range } = evidence;
  const useShare = useShares[nightUseSource];
  const coverage = nightCoverage(nights, days);
  const sensor = method === 'baseFlow' ? sensorShare : 0;
  const found = levelBy(method, nightUseM3min !== undefined && nightUseSource === 'entered')(evidence, atBar);
  const none = (reason: NoLeakFlowReason): LeakFinding => ({ kind: 'none', method, reason, coverage });
  if (typeof found === 'string') return none(found);
  const { value, low, high, n } = found;
  const common = { unit, method, ...range, coverage, n };
  const pressure = isKnown(atBar) ? [{ key: 'atBar', value: atBar, source: 'fitted' } as const] : [];
  if (nightUseM3min === undefined) {
    return { kind: 'upperBound', value, low: 0, high: high * (1 + sensor), ...common, assumptions: pressure };
  }
  if (amountOf(nightUseM3min) === undefined) return none('invalidNightUse');
  const highest = high * (1 + sensor) - nightUseM3min * (1 - useShare);
  if (highest < 0) return none('nightUseAboveFlow');
  return {
    kind: 'fitted',
    value: Math.max(0, value - nightUseM3min),
    low: Math.max(0, low * (1 - sensor) - nightUseM3min * (1 + useShare)),
    high: highest,
    ...common,
    assumptions: [
      ...pressure,
      { key: 'flowM3min', value, source: 'fitted' },
      { key: 'nightUseM3min', value: nightUseM3min, source: nightUseSource },
    ],
  };
}

/**
 * The leak flow of a plant by each way, m3/min of free air at the middle pressure of the nights. Without the night use entered each is an
 * upper bound. Methods are never averaged.
 */
export function leakFindings(evidence: LeakEvidence): readonly LeakFinding[] {
  const atBar = referenceBar(evidence);
  return leakMethods.map((method) => findingBy(method, evidence, atBar));
}

const maxDisagreement = 0.25;

/** Whether two ways that found a flow differ by more than a quarter of the smaller one. */
export function leakMethodsDisagree(findings: readonly LeakFinding[]): boolean {
  const values = findings.flatMap((each) => (each.kind === 'none' ? [] : [each.value]));
  return Math.max(...values) > (1 + maxDisagreement) * Math.min(...values);
}
