/** What went wrong, as it is said to the guest: what the server refuses it refuses in the guest's own language. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
