export { entriesOf, isOneOf, keysOf, recordOf } from './record.ts';
