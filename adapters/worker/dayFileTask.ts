import type { DayFileFacts } from '../../core/dayFile/index.ts';
import type { SampleTable } from '../../core/samples/index.ts';

/** What the page asks of the worker, one after the other; each is answered by one message. */
export type DayFileTask = { readonly expectedFiles: number } | { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly wanted: 'joined' };

/** In the order of the tasks; the first task has no answer. */
export type DayFileAnswer = { readonly facts: DayFileFacts } | { readonly table: SampleTable };
