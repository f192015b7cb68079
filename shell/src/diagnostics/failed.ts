/** A release that is left behind. */
export interface Failed {
  version: string;
  error: unknown;
  /** The version that serves in its place; null where none does. */
  instead: string | null;
}
