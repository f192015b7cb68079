/** The folders of a store that hold no releases. */
const OTHER_FOLDERS: ReadonlySet<string> = new Set(['sets', 'channels', 'claims']);

const PART = /^[a-z][a-z0-9-]{0,31}$/;

/** What may be released: a word in lower case, which in a store is no other folder's name, and no object's own word. */
export const isPartName = (name: string): boolean =>
  PART.test(name) && !OTHER_FOLDERS.has(name) && !(name in {});
