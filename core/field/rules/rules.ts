import { statusBit } from '../../compressor/index.ts';
import type { RawByKey } from '../decode/decodePoint.ts';
import type { FaultRule, StateFlag, StateRule, When } from '../DeviceModel.ts';

/** Whether a condition holds; undefined while its point is missing, or is no whole number where a bit is asked for. */
export function holds(when: When, rawByKey: RawByKey): boolean | undefined {
  const raw = rawByKey(when.point);
  if (raw === undefined) return undefined;
  const isNot = when.not === true;
  if ('in' in when) return when.in.includes(Number(raw)) !== isNot;
  if (typeof raw === 'number' && !Number.isInteger(raw)) return undefined;
  return (((BigInt(raw) >> BigInt(when.bit)) & 1n) === 1n) !== isNot;
}

/** Any rule is enough; undefined while none holds and one is not known. */
function anyHolds(rules: readonly StateRule[], rawByKey: RawByKey): boolean | undefined {
  const found = rules.map(({ when }) => holds(when, rawByKey));
  if (found.includes(true)) return true;
  return found.includes(undefined) ? undefined : false;
}

/**
 * The status word that a model's rules give, see `statusBit`; a motor that runs is switched on, too. Undefined without rules, and while a flag is not known: nothing is known then
 * that could be shown as standstill.
 */
export function statusOf(rules: readonly StateRule[], rawByKey: RawByKey): number | undefined {
  const flags = [...new Set(rules.map(({ set }) => set))];
  if (flags.length === 0) return undefined;
  let status = 0;
  for (const flag of flags) {
    const isSet = anyHolds(
      rules.filter(({ set }) => set === flag),
      rawByKey,
    );
    if (isSet === undefined) return undefined;
    if (isSet) status |= bitsOf(flag);
  }
  return status;
}

const bitsOf = (flag: StateFlag) => statusBit[flag] | (flag === 'running' ? statusBit.on : 0);

/** The faults whose condition holds; one whose point is missing is not known to be up. */
export function faultsUp(rules: readonly FaultRule[], rawByKey: RawByKey): readonly FaultRule[] {
  return rules.filter(({ when }) => holds(when, rawByKey) === true);
}
