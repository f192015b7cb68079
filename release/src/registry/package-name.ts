import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import { isPlain } from '../storage/key';

/** The directories of a store that contain no releases. */
const OTHER_FOLDERS: ReadonlySet<string> = new Set(['sets', 'channels', 'claims', 'keys']);

const PACKAGE_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/**
 * Returns whether a package may have this name: a lower-case word that is neither another directory of a
 * store nor a property of every object.
 */
export const isPackageName = (name: string): boolean =>
  PACKAGE_NAME.test(name) && !OTHER_FOLDERS.has(name) && !(name in {});

/** Returns whether a release may have this version. */
export const isVersion = (version: string): boolean => isPlain(version) && version !== SHARED_FOLDER;
