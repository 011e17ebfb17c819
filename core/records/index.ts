export { entriesOf, isOneOf, keysOf, recordOf } from './record.ts';
export { remembered } from './remembered.ts';
