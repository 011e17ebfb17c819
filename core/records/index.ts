export { groupedBy } from './groupedBy.ts';
export { entriesOf, isNameOf, isObject, isOneOf, isRecord, keysOf, recordOf } from './record.ts';
export { remembered } from './remembered.ts';
