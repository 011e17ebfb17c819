/** The code that the system's manuals have for an error, e.g. ENOENT; empty when it has none. */
export const codeOf = (error: unknown): string => textOf(error, 'code');

/** The system's call that failed, e.g. open; empty when none did. */
export const syscallOf = (error: unknown): string => textOf(error, 'syscall');

/** The result code of SQLite, https://sqlite.org/rescode.html; undefined when it is no error of a database. */
export function databaseCodeOf(error: unknown): number | undefined {
  const code = fieldOf(error, 'errcode');
  return typeof code === 'number' ? code : undefined;
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => textOf(error, 'message') || String(error);

/** What the system says about a file or a stream: its code, or else its message. */
export const systemReason = (error: unknown): string => codeOf(error) || messageOf(error);

function textOf(error: unknown, field: 'code' | 'message' | 'syscall'): string {
  const text = fieldOf(error, field);
  return typeof text === 'string' ? text : '';
}

const fieldOf = (error: unknown, field: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
