import type { Log } from '../../core/ports/index.ts';

export const consoleLog: Log = {
  warn(message, cause) {
    console.warn(...(cause === undefined ? [message] : [message, cause]));
  },
};
