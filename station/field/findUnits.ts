import { decodePoint, holds, type Profile, type ProfilePoint, type Raw, wordCountOf } from '../../core/field/index.ts';
import type { FoundDevice, ModbusIdentityAnswer, ModbusLine, ModbusManner, UnitSearch } from '../../core/ports/index.ts';
import { identityWords } from './identityWords.ts';

/** A unit that is there answers so soon. */
const findTimeoutMs = 200;
/** A gateway's words for a unit that is not there. */
const noUnitCodes = [10, 11];

type Answer = Awaited<ReturnType<ModbusLine['read']>> | ModbusIdentityAnswer;
const isAnswer = (answer: Answer) => answer.ok || (answer.reason === 'exception' && !noUnitCodes.includes(answer.code));

interface Asked {
  readonly raw: Raw | undefined;
  readonly hasAnswered: boolean;
}

/** Asks a unit for the marks of a profile, nothing else, until one is not as it should be. */
async function matches({ points, match = [] }: Profile, ask: (point: ProfilePoint) => Promise<Asked>): Promise<boolean> {
  for (const mark of match) {
    const point = points.find(({ key }) => key === mark.point);
    if (point === undefined) return false;
    const { raw } = await ask(point);
    if (holds(mark, () => raw) !== true) return false;
  }
  return match.length > 0;
}

async function deviceAt(
  line: ModbusLine,
  unit: number,
  profiles: readonly Profile[],
  signal: AbortSignal,
): Promise<FoundDevice | undefined> {
  const manner: ModbusManner = { timeoutMs: findTimeoutMs, signal };
  const identity = await line.identify(unit, manner);
  let hasAnswered = isAnswer(identity);
  const known = new Map<string, Asked>();
  const ask = async (point: ProfilePoint): Promise<Asked> => {
    const { table, at, type } = point;
    const place = JSON.stringify([table, at, type]);
    const before = known.get(place);
    if (before !== undefined) return before;
    const answer = await line.read({ unit, table, at, count: wordCountOf(point) }, manner);
    hasAnswered ||= isAnswer(answer);
    const asked = { raw: answer.ok ? decodePoint(point, answer.words).raw : undefined, hasAnswered: isAnswer(answer) };
    known.set(place, asked);
    return asked;
  };
  const fitting: string[] = [];
  for (const profile of profiles) if (await matches(profile, ask)) fitting.push(profile.id);
  return hasAnswered ? { unit, identification: identityWords(identity), profiles: fitting } : undefined;
}

/** The units of a range that answer, each asked who it is and for the marks of profiles only. */
export async function findUnits(
  line: ModbusLine,
  { fromUnit, toUnit }: Pick<UnitSearch, 'fromUnit' | 'toUnit'>,
  profiles: readonly Profile[],
  signal: AbortSignal,
): Promise<readonly FoundDevice[]> {
  const found: FoundDevice[] = [];
  for (let unit = fromUnit; unit <= toUnit && !signal.aborted; unit++) {
    const device = await deviceAt(line, unit, profiles, signal);
    if (device !== undefined) found.push(device);
  }
  return found;
}
