/**
 * The folder of the files that several releases of a package have in common, in place of a version: no release
 * has this version.
 */
export const SHARED_FOLDER = 'files';

/**
 * Returns the path at which the files of a release are served. Files that are named by their content are the same
 * in each release that has them, so their address does not contain a version.
 */
export const releaseBase = (release: {
  name: string;
  version: string;
  hasSharedFiles?: boolean | undefined;
}) => `/releases/${release.name}/${release.hasSharedFiles ? SHARED_FOLDER : release.version}/`;
