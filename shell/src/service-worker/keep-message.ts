/** What a page asks its worker to keep: it has seen all of it, or may need it next. Paths, all of them. */
export interface KeepMessage {
  kind: 'keep';
  /** The page's release set. */
  set: string;
  files: string[];
  pictures: string[];
  /** The page's own address, where the worker was not there yet when it was loaded. */
  document: string | null;
}

/** Only the suite's own pages can send one; a message of another release may say something else. */
export function isKeepMessage(data: unknown): data is KeepMessage {
  const { kind, set, files, pictures } = Object(data) as Partial<Record<keyof KeepMessage, unknown>>;
  return kind === 'keep' && typeof set === 'string' && Array.isArray(files) && Array.isArray(pictures);
}
