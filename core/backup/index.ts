export { backupPreview, type BackupPreview } from './backupPreview.ts';
export {
  backupHead,
  backupProblems,
  keptKinds,
  maxBackupBytes,
  passPhraseLength,
  secretStates,
  type BackupFacts,
  type BackupProblemCode,
  type KeptKind,
  type RestoredPart,
  type SecretState,
  type StationContent,
} from './StationBackup.ts';
