export { duties, dutyNotice, dutyTitle } from './duties.ts';
export { type Duty, dutyLanguages, type DutyLanguage, type DutySource, type DutyWords } from './Duty.ts';
export { dutyCsv, type DutyFact, dutyFacts, dutyLabels, dutyWords } from './dutyTable.ts';
