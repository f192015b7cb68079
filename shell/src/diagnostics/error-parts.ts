const parts = new WeakMap<object, string>();

/**
 * Notes in whose page or fragment an error was caught. Its stack alone would blame the shell for an error that
 * React throws because of the part's code, since the shell provides React.
 */
export function attributeError(error: unknown, part: string): void {
  if (error instanceof Error) parts.set(error, part);
}

/** Returns the part in which the error was caught, if an error boundary has caught it. */
export const partOfError = (error: unknown): string | undefined =>
  error instanceof Error ? parts.get(error) : undefined;
