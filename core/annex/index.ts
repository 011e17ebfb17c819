export {
  type AnnexCell,
  type AnnexColumn,
  type AnnexColumnId,
  annexCommands,
  type AnnexDocument,
  type AnnexFigure,
  type AnnexSection,
  type AnnexSource,
  type AnnexTable,
  type AnnexTableId,
  annexTableIds,
} from './AnnexDocument.ts';
export { type AnnexEvidence, type AnnexProfile, annexProfiles } from './AnnexEvidence.ts';
export { annexFigureIds, type AnnexFigureId } from './annexFigureIds.ts';
export { summedAmount, type SummedFigure } from './annexFigures.ts';
export {
  type AnnexFile,
  annexFolder,
  annexJson,
  annexManifest,
  annexName,
  cellWords,
  type AnnexWords,
  type FigureHead,
  figureHeads,
} from './annexFolder.ts';
export { type AnnexField, type AnnexForm, type AnnexFormId, annexForms } from './annexForms.ts';
export { annexOf } from './annexOf.ts';
export { annexOutline, type AnnexOutline, type AnnexOutlineSection } from './annexOutline.ts';
export { type AnnexCover, annexCovers, annexSections, type AnnexSectionId } from './annexSections.ts';
export { annexChannels, type AnnexDayFile, dayFilesTable, quarterHoursTable } from './dataTables.ts';
