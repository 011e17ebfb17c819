import { type FurtherVariable, maxVariableDays, type StoredVariable, variableFile, variablesOfFile } from '../../core/performance/index.ts';
import type { Clock, VariableRepository } from '../../core/ports/index.ts';
import type { VariableRefusal } from '../../i18n/index.ts';

/** What energy depends on beside the plant's own values, as it was imported. */
export interface VariableBook {
  all(): readonly StoredVariable[];
  /** What is not kept gives why. */
  import(text: string, author: string): VariableRefusal | undefined;
  remove(name: FurtherVariable): boolean;
}

export interface VariableBookParts {
  readonly repository: VariableRepository;
  readonly clock: Clock;
  /** The plant's. */
  readonly zone: () => string;
}

export function variableBook({ repository, clock, zone }: VariableBookParts): VariableBook {
  let known: readonly StoredVariable[] | undefined;
  const all = () => (known ??= repository.all());
  const refusalOf = ({ name, unit, days }: StoredVariable): VariableRefusal | undefined => {
    const kept = all().find((of) => of.name === name);
    if (kept !== undefined && kept.unit !== unit) return { code: 'otherUnitThanKept' };
    const count = new Set([...(kept?.days.keys() ?? []), ...days.keys()]).size;
    return count > maxVariableDays ? { code: 'tooManyDays' } : undefined;
  };
  return {
    all,
    import(text, author) {
      if (author.trim() === '') return { code: 'noAuthor' };
      const file = variableFile(text, zone());
      if (file.problem !== undefined) return file.problem;
      const variables = variablesOfFile(file, { importedMs: clock.nowMs(), author: author.trim() });
      const refusal = variables.map(refusalOf).find((each) => each !== undefined);
      if (refusal !== undefined) return refusal;
      known = undefined;
      repository.save(variables);
      return undefined;
    },
    remove(name) {
      known = undefined;
      return repository.remove(name);
    },
  };
}
