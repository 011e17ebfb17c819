export { codeOf, databaseCodeOf, messageOf, syscallOf, systemReason } from './systemError.ts';
