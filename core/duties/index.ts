export { duties, dutyNotice } from './duties.ts';
export { type Duty, dutyLanguages, type DutyLanguage, type DutySource, type DutyWords } from './Duty.ts';
