import type { FieldConfig, Profile } from '../../core/field/index.ts';
import type { FieldReport, FieldSearch, FieldTrial, FoundDevice, TrialResult } from '../../core/ports/index.ts';

/** The plant behind a fake. */
export interface MemoryFieldOptions {
  readonly report?: Partial<FieldReport>;
  readonly trialOf?: (trial: FieldTrial) => TrialResult;
  readonly foundOf?: (search: FieldSearch) => readonly FoundDevice[];
  /** Why a configuration is refused. */
  readonly problemOf?: (config: FieldConfig) => string | undefined;
}

/** A field in memory: a configuration with the one before it, and devices that say what a spec wants. */
export interface MemoryField {
  /** As it is for who may change it. */
  report(): FieldReport;
  /** Why it is refused. */
  save(config: FieldConfig, passwords: Readonly<Record<string, string>>): string | undefined;
  undo(): string | undefined;
  addProfile(profile: Profile): string | undefined;
  trialOf(trial: FieldTrial): TrialResult;
  foundOf(search: FieldSearch): readonly FoundDevice[];
  /** Changes what the devices and connections say. */
  say(changed: Partial<FieldReport>): void;
}

export const emptyField: FieldConfig = { format: 1, connections: [], devices: [], machines: [] };
const nothing: FieldReport = {
  isSource: true,
  isReadOnly: false,
  canUndo: false,
  config: emptyField,
  passwords: [],
  problems: [],
  connections: [],
  devices: [],
  models: [],
};
const noAnswer: TrialResult = {
  isConnected: false,
  connectMs: undefined,
  problem: 'unreachable',
  identification: [],
  readings: [],
};
const readOnly = 'The configuration is a file and can only be changed there.';

export function memoryField({
  report: first,
  trialOf = () => noAnswer,
  foundOf = () => [],
  problemOf = () => undefined,
}: MemoryFieldOptions = {}): MemoryField {
  let now: FieldReport = { ...nothing, ...first };
  let before: Pick<FieldReport, 'config' | 'passwords'> | undefined;

  const passwordsAfter = (sent: Readonly<Record<string, string>>): readonly string[] => {
    const kept = new Set(now.passwords);
    for (const [id, password] of Object.entries(sent)) {
      if (password === '') kept.delete(id);
      else kept.add(id);
    }
    return [...kept];
  };
  return {
    report: () => now,
    trialOf,
    foundOf,
    say: (changed) => void (now = { ...now, ...changed }),
    save(config, passwords) {
      const problem = now.isReadOnly ? readOnly : problemOf(config);
      if (problem !== undefined) return problem;
      before = { config: now.config, passwords: now.passwords };
      now = { ...now, config, passwords: passwordsAfter(passwords), canUndo: true };
      return undefined;
    },
    undo() {
      if (now.isReadOnly) return readOnly;
      if (before === undefined) return 'There is nothing to undo.';
      now = { ...now, ...before, canUndo: false };
      before = undefined;
      return undefined;
    },
    addProfile({ id, vendor, model, role, maturity, sources }) {
      const others = now.models.filter((known) => known.id !== id);
      now = { ...now, models: [...others, { id, vendor, model, role, maturity, sources, isOwn: true }] };
      return undefined;
    },
  };
}
