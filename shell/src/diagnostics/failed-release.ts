/** A release that was abandoned. */
export interface FailedRelease {
  version: string;
  error: unknown;
  /** The version that replaces it, or null if none does. */
  instead: string | null;
}
