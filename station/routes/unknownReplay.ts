import { CallRefused } from '../../server/http/CallRefused.ts';

/** To who asks for a replay that was ended, or was followed by too many others. */
export const unknownReplay = () => new CallRefused(410, 'There is no such replay, or not any more.');
