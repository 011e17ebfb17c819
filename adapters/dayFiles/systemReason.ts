/** What the system says about a file or a stream, as the code that its manuals have. */
export const systemReason = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;
