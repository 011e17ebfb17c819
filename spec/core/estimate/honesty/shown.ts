import type { AnyFinding } from './HonestFeature.ts';

/** A figure that has to be there. */
export function valueOf(finding: AnyFinding): number {
  if (finding.kind === 'none') throw new Error(finding.reason);
  return finding.value;
}

/** Of its interval. */
export function widthOf(finding: AnyFinding): number {
  if (finding.kind === 'none') throw new Error(finding.reason);
  return finding.high - finding.low;
}
