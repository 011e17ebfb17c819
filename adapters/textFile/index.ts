export { textOfFile } from './textOfFile.ts';
