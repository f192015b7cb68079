/**
 * Stores releases under keys that read like addresses: `<name>/<version>/<file>`, `sets/<id>.json` and
 * `channels/<channel>/<revision>.json`. Every visible entry is complete; interrupted writes cannot be seen.
 */
export interface ReleaseStorage {
  /** The name of the store in messages. */
  readonly location: string;
  /** Returns `undefined` if the key does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  /** Returns false if the key exists. Of two concurrent writers only one succeeds. */
  create(key: string, content: string): Promise<boolean>;
  /** Overwrites an existing key. */
  replace(key: string, content: string): Promise<void>;
  /** Returns the sorted names directly below a folder; an empty text is the root. */
  list(folder: string): Promise<string[]>;
  /** Adds a build as a whole once `check` has accepted the copy. Returns false if the release exists. */
  publish(build: NewBuild): Promise<boolean>;
  /** Returns the local directory with the files of a published release. */
  folderOf(name: string, version: string): Promise<string>;
  /** Removes a release; readers see all of it or nothing. */
  remove(name: string, version: string): Promise<void>;
  /** Removes incomplete writes from before that time (in milliseconds). */
  tidy(before: number): Promise<void>;
}

/** Reads a file of a build by its path; `undefined` if it does not exist. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>;

export interface NewBuild {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Throws if the files do not match the build. */
  check(read: ReadFile): Promise<void>;
}

export const RECORD_FILE = 'release.json';
