import type { Entered } from '../../adapters/enteredFiles/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { printable } from '../output/printable.ts';

/** What was entered in a file; throws a CliFailure that says what is wrong with it. */
export async function enteredOr<Value>(loading: Promise<Entered<Value>>): Promise<Value> {
  const loaded = await loading;
  if (loaded.problems === undefined) return loaded.entered;
  throw new CliFailure(loaded.problems.map(printable).join('\n'));
}
