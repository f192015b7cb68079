import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { isNamedByContent, sharedFilesOf } from '../storage/shared-files';
import { isPackageName, isVersion } from './package-name';
import { routeErrors } from './route-errors';
import { slotErrors } from './slot-errors';

const HASH = /^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/;

/** File names of the bundler may be longer than those of the suite. */
const PATH_SEGMENT = /^[\w@~+-][\w@~+.,-]{0,254}$/;

/** A path of the suite itself, with the names of its parameters. */
const OWN_PATH = /^(\/:?[\w.-]+)+$/;

/** Returns the errors in a record of the right form: every file must be the release's own and have a hash. */
export function recordErrors(record: ReleaseRecord): string[] {
  const known = new Set(record.files.map(({ file }) => file));
  const { name, version, entry, styles, pages, texts, inline, worker, server } = record;
  const referenced = [
    ...entry,
    ...styles,
    ...Object.values(pages).flatMap((page) => [...page.scripts, ...page.styles]),
    ...Object.values(texts).flat(),
  ];
  const extraFiles = [inline, worker, server.bundle].filter(
    (file): file is string => file !== undefined && file !== '',
  );
  return [
    ...(isPackageName(name) ? [] : [`"${name}" cannot be the name of a release`]),
    ...(isVersion(version) ? [] : [`"${version}" cannot be a version`]),
    ...(record.global === `${name}_${version}`.replace(/\W/g, '_')
      ? []
      : [`its global name "${record.global}" is not made of its name and version`]),
    ...[...new Set([...known, ...referenced, ...extraFiles])]
      .filter((file) => !isOwnFile(file))
      .map((file) => `"${file}" is not a file of the release`),
    ...Object.values(pages)
      .flatMap(({ reads }) => reads.map(({ path }) => path))
      .filter((path) => !OWN_PATH.test(path))
      .map((path) => `"${path}" is not an address of the suite`),
    ...routeErrors(record),
    ...slotErrors(record),
    ...record.files
      .filter(({ integrity }) => !HASH.test(integrity))
      .map(({ file }) => `"${file}" has no hash`),
    ...sharedFilesOf(record)
      .filter((file) => !isNamedByContent(file))
      .map((file) => `"${file}" is shared but has no hash in its name`),
    ...Object.entries(record.unlisted ?? {})
      .filter(([, integrity]) => !HASH.test(integrity))
      .map(([file]) => `"${file}" has no hash`),
    ...(server.bundle !== '' && !HASH.test(server.integrity) ? [`"${server.bundle}" has no hash`] : []),
    ...[...new Set(referenced)]
      .filter((file) => !known.has(file))
      .map((file) => `"${file}" is not among its files`),
  ];
}

/** Accepts only paths inside the release: no other origin and no other directory. */
const isOwnFile = (file: string) => file.split('/').every((segment) => PATH_SEGMENT.test(segment));
