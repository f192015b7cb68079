const parts = new WeakMap<object, string>();

/**
 * Notes for whom the host has thrown an error, or else in whose page or fragment it was caught. Its stack alone would blame the
 * shell, which throws the errors of failed calls, and provides React, which throws errors because of a part's code.
 */
export function attributeError(error: unknown, part: string): void {
  if (error instanceof Error && !parts.has(error)) parts.set(error, part);
}

/** Returns the part that an error was attributed to. */
export const partOfError = (error: unknown): string | undefined =>
  error instanceof Error ? parts.get(error) : undefined;
