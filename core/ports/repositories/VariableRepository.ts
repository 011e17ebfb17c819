import type { FurtherVariable, StoredVariable } from '../../performance/index.ts';

/** What energy depends on beside the plant's own values, for each day. */
export interface VariableRepository {
  /** By name. */
  all(): readonly StoredVariable[];
  /** Days that are kept already get the new value; all of it or, when it fails, nothing. */
  save(variables: readonly StoredVariable[]): void;
  /** Gives whether there was such a variable. */
  remove(name: FurtherVariable): boolean;
}
