/** Reads while no process can be begun, and again when it can; prints what came of it. */
import { dayFileReader } from '../../../station/figures/dayFileReader.ts';

const reader = dayFileReader();
const read = () =>
  reader.read({ wanted: 'rows', path: '/nowhere', span: { fromMs: -Infinity, untilMs: Infinity } }, new AbortController().signal);
const { execPath } = process;
process.execPath = '/nowhere';
const { code } = (await read().catch((error: unknown) => error)) as NodeJS.ErrnoException;
process.execPath = execPath;
await read();
await reader.close();
process.stdout.write(`${code}, then read`);
