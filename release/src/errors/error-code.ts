/** By which the system says what was wrong, such as `ENOENT`; empty where the error is none of its own. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
