/**
 * Where releases are kept, under keys that read as addresses:
 * `<name>/<version>/<file>`, `sets/<id>.json`, `channels/<channel>/<revision>.json`.
 * Whatever is here is whole; nothing that was begun and broken off can be seen.
 */
export interface ReleaseStorage {
  /** What people call it, for messages. */
  readonly place: string;
  /** Nothing where there is no such key. */
  read(key: string): Promise<Buffer | undefined>;
  /** False where the key is taken, by whoever was faster: two at once do not both succeed. */
  create(key: string, content: string): Promise<boolean>;
  /** Writes anew what was there before. */
  replace(key: string, content: string): Promise<void>;
  /** The names right below a folder, sorted; of all that is there where the folder is empty. */
  list(folder: string): Promise<string[]>;
  /** Takes a build in as a whole, once `check` has found the copy sound; false where there is such a release already. */
  publish(build: NewBuild): Promise<boolean>;
  /** Where this machine has the files of a release, which is published. */
  folderOf(name: string, version: string): Promise<string>;
  /** Takes a release away; what reads it sees all of it or nothing. */
  remove(name: string, version: string): Promise<void>;
  /** Clears away what was broken off before that moment (in milliseconds). */
  tidy(before: number): Promise<void>;
}

/** A file of a build, by its path there; undefined where there is none. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>;

export interface NewBuild {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Throws where the files are not those of a build. */
  check(read: ReadFile): Promise<void>;
}

export const RECORD_FILE = 'release.json';
