/**
 * Stores releases under keys that read like addresses: `<name>/<version>/<file>`, `<name>/files/<file>` for files
 * that releases share, `sets/<id>.json` and `channels/<channel>/<revision>.json`. Every visible entry is complete;
 * interrupted writes cannot be seen.
 */
export interface ReleaseStorage {
  /** The name of the store in messages. */
  readonly location: string;
  /** The key with which this process signs, and what it expects of the keys in the store. */
  readonly trust?: TrustSettings;
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
  /** Returns the local path of a shared file. Nothing is there if the file does not exist. */
  sharedFile(name: string, file: string): Promise<string>;
  /** Lists the shared files of a package, including their compressed copies. */
  sharedFiles(name: string): Promise<SharedFile[]>;
  /** Puts files of a published release at their shared addresses, where they are unless they were removed. */
  share(name: string, version: string, files: readonly string[]): Promise<void>;
  removeShared(name: string, files: readonly string[]): Promise<void>;
  /** Removes a release; readers see all of it or nothing. Its shared files stay. */
  remove(name: string, version: string): Promise<void>;
  /** Removes incomplete writes from before that time (in milliseconds). */
  tidy(before: number): Promise<void>;
}

export interface TrustSettings {
  /** Returns the private key of this user and where it comes from; `undefined` if there is none. */
  key?(): Promise<{ text: string; source: string } | undefined>;
  /** The file of the private key that is made for the first release of a new store. */
  readonly localKey?: string;
  /** The id of the first owner's key, if the configuration names it. */
  readonly root?: string;
  /** The file in which a server remembers the keys that it has seen. */
  readonly memory?: string;
}

/** Reads a file of a build by its path; `undefined` if it does not exist. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>;

export interface SharedFile {
  readonly file: string;
  /** The time of its creation in milliseconds. */
  readonly at: number;
}

export interface NewBuild {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** The files that releases share. The build is refused if one of their addresses has other bytes. */
  readonly shared: readonly string[];
  /** Throws if the files do not match the build. */
  check(read: ReadFile): Promise<void>;
  /** Makes the files that are stored with the build, by their names: further compressed copies and the signature. */
  additions(read: ReadFile): Promise<ReadonlyMap<string, Buffer>>;
}

export const RECORD_FILE = 'release.json';
