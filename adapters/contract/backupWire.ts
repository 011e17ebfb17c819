import { backupProblems, type BackupPreview, keptKinds, secretStates } from '../../core/backup/index.ts';
import type { PreviewAnswer } from '../../core/ports/index.ts';
import { isOneOf, recordOf } from '../../core/records/index.ts';
import { settingsGroups } from '../../core/settings/index.ts';
import type { BackupFileRequest, WirePreview } from './backupSchemas.ts';
import { numberOr, recordOr, textOr } from './lenient.ts';

export const encodePassPhrase = (passPhrase: string | undefined) => ({ pass_phrase: passPhrase ?? null });

export const encodeBackupFile = (file: string, passPhrase: string | undefined): BackupFileRequest => ({
  file,
  ...encodePassPhrase(passPhrase),
});

const encodePreview = (preview: BackupPreview): NonNullable<WirePreview['preview']> => ({
  software: preview.software,
  made_ms: preview.madeMs,
  station_name: preview.stationName,
  schematic_number: preview.schematicNumber,
  is_other_station: preview.isOtherStation,
  secrets: preview.secrets,
  changed: [...preview.changed],
  counts: keptKinds.map((kind) => ({ kind, here: preview.counts[kind].here, in_file: preview.counts[kind].inFile })),
});

export const encodePreviewAnswer = (answer: PreviewAnswer): WirePreview =>
  answer.problem === undefined ? { problem: null, preview: encodePreview(answer.preview) } : { problem: answer.problem, preview: null };

const restoredParts = [...settingsGroups, 'field'] as const;

function decodePreview(wire: Readonly<Record<string, unknown>>): BackupPreview {
  const { secrets, changed, counts } = wire;
  const counted = (Array.isArray(counts) ? counts : []).map(recordOr);
  return {
    software: textOr(wire['software']) ?? '',
    madeMs: numberOr(wire['made_ms']) ?? NaN,
    stationName: textOr(wire['station_name']) ?? '',
    schematicNumber: textOr(wire['schematic_number']) ?? '',
    isOtherStation: wire['is_other_station'] === true,
    secrets: isOneOf(secretStates, secrets) ? secrets : 'none',
    changed: restoredParts.filter((part) => Array.isArray(changed) && changed.includes(part)),
    counts: recordOf(keptKinds, (kind) => {
      const of = counted.find((each) => each['kind'] === kind) ?? {};
      return { here: numberOr(of['here']) ?? 0, inFile: numberOr(of['in_file']) ?? 0 };
    }),
  };
}

/** Undefined for what is no answer. */
export function decodePreviewAnswer(wire: unknown): PreviewAnswer | undefined {
  const { problem, preview } = recordOr(wire);
  if (isOneOf(backupProblems, problem)) return { problem };
  return typeof preview === 'object' && preview !== null ? { preview: decodePreview(recordOr(preview)) } : undefined;
}
