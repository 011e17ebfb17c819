import type { AnnexSectionId } from './annexSections.ts';

/** A form that is printed empty: its columns, and how many lines there are to fill in. */
interface FormSpec {
  readonly section: AnnexSectionId;
  readonly fields: readonly AnnexField[];
  readonly lines: number;
}

/** What a column of a form asks for. */
export type AnnexField =
  | 'accuracy'
  | 'alternative'
  | 'calibratedOn'
  | 'changedOn'
  | 'condition'
  | 'cost'
  | 'date'
  | 'diameter'
  | 'energy'
  | 'flow'
  | 'highest'
  | 'interaction'
  | 'length'
  | 'loss'
  | 'lowest'
  | 'maker'
  | 'measure'
  | 'measured'
  | 'needed'
  | 'part'
  | 'place'
  | 'power'
  | 'pressure'
  | 'pressureDrop'
  | 'reason'
  | 'remark'
  | 'saving'
  | 'sensor'
  | 'size'
  | 'span'
  | 'time'
  | 'type'
  | 'uncertainty'
  | 'use'
  | 'wanted';

/** What no log has, so that nothing looks covered that is not. */
export const annexForms = {
  parts: { section: 'system', fields: ['part', 'maker', 'type', 'size', 'condition'], lines: 8 },
  pipes: { section: 'system', fields: ['place', 'diameter', 'length', 'condition'], lines: 6 },
  sensors: { section: 'points', fields: ['sensor', 'maker', 'span', 'accuracy', 'calibratedOn'], lines: 8 },
  pressurePoints: { section: 'network', fields: ['place', 'lowest', 'highest', 'flow'], lines: 6 },
  otherWaste: { section: 'leaks', fields: ['use', 'place', 'flow', 'remark'], lines: 6 },
  artificialDemand: { section: 'leaks', fields: ['place', 'measured', 'needed', 'flow'], lines: 6 },
  highPressure: { section: 'demand', fields: ['place', 'measured', 'needed', 'reason'], lines: 6 },
  criticalUses: { section: 'demand', fields: ['use', 'pressure', 'flow', 'time'], lines: 6 },
  inappropriateUses: { section: 'demand', fields: ['use', 'place', 'flow', 'alternative'], lines: 6 },
  pointsOfUse: { section: 'demand', fields: ['place', 'pressureDrop', 'condition', 'remark'], lines: 6 },
  dewPoint: { section: 'treatment', fields: ['place', 'wanted', 'measured', 'date'], lines: 4 },
  condensate: { section: 'treatment', fields: ['part', 'type', 'loss', 'remark'], lines: 6 },
  dryerEnergy: { section: 'treatment', fields: ['part', 'type', 'power', 'energy'], lines: 4 },
  filters: { section: 'maintenance', fields: ['part', 'pressureDrop', 'changedOn', 'condition'], lines: 6 },
  otherMeasures: { section: 'opportunities', fields: ['measure', 'saving', 'cost', 'uncertainty', 'interaction'], lines: 10 },
} as const satisfies Readonly<Record<string, FormSpec>>;

/** One of these forms. */
export type AnnexFormId = keyof typeof annexForms;

/** A form of a section. */
export interface AnnexForm {
  readonly id: AnnexFormId;
  readonly fields: readonly AnnexField[];
  readonly lines: number;
}
