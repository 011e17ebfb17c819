import { recordOf } from '../records/index.ts';
import { settingsGroups } from '../settings/index.ts';
import { type BackupFacts, keptKinds, type KeptKind, type RestoredPart, type SecretState, type StationContent } from './StationBackup.ts';

/** What restoring a backup would change. */
export interface BackupPreview extends BackupFacts {
  /** Name of its station; empty where it has none. */
  readonly stationName: string;
  /** Of its station. */
  readonly schematicNumber: string;
  /** It has another name or schematic number than the station that would take it. */
  readonly isOtherStation: boolean;
  readonly secrets: SecretState;
  /** What differs, in the order of the settings. */
  readonly changed: readonly RestoredPart[];
  readonly counts: Readonly<Record<KeptKind, { readonly here: number; readonly inFile: number }>>;
}

interface OfBackup extends BackupFacts {
  readonly secrets: SecretState;
  readonly content: StationContent;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a backup has and what restoring it would change at a station that keeps `here`; both contents have their fields in one order. */
export function backupPreview(here: StationContent, { software, madeMs, secrets, content }: OfBackup): BackupPreview {
  const { stationName, schematicNumber } = content.settings.customer;
  const { customer } = here.settings;
  const groups = settingsGroups.filter((group) => !isSame(here.settings[group], content.settings[group]));
  return {
    software,
    madeMs,
    stationName,
    schematicNumber,
    isOtherStation: stationName !== customer.stationName || schematicNumber !== customer.schematicNumber,
    secrets,
    changed: here.field === content.field ? groups : [...groups, 'field'],
    counts: recordOf(keptKinds, (kind) => ({ here: here.counts[kind], inFile: content.counts[kind] })),
  };
}
