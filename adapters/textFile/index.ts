export { jsonOf } from './jsonOf.ts';
export { textOfFile } from './textOfFile.ts';
