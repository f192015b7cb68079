import { DEFAULT_DEEP_LINK_BASE } from '@guest/shared/contracts/core/suite-defaults';
import { contracts } from '@guest/shared/contracts/contracts';
import { routes } from '@guest/shared/routes/routes';

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/**
 * First path segments that never belong to a page, so that a wrong URL below them gets a plain 404 instead of a page.
 */
export const NON_PAGE_SEGMENTS: ReadonlySet<string | undefined> = new Set([
  ...Object.values(contracts).flatMap((contract) =>
    Object.values(contract).map(({ path }) => firstSegment(path)),
  ),
  'health',
  'docs',
  'icons',
  'manifests',
  'pictures',
  'releases',
  'screenshots',
  'faces',
]);

/**
 * First segments of the pages that belong to no hotel, such as `cookies`, of the files of a build, and of the links that
 * open a hotel's app.
 */
const OF_THE_SUITE: ReadonlySet<string> = new Set([
  ...Object.values(routes)
    .map(({ path }) => firstSegment(path))
    .filter((segment) => !segment.startsWith(':')),
  'files',
  firstSegment(new URL(DEFAULT_DEEP_LINK_BASE).pathname),
]);

/** Returns whether a hotel cannot have this slug, because the path belongs to something else. */
export const isReservedSegment = (slug: string): boolean =>
  NON_PAGE_SEGMENTS.has(slug) || OF_THE_SUITE.has(slug);
