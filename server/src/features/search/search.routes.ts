import { searchContract } from '@guest/shared/contracts/search/search.contract';
import type { Database } from '../../platform/db/database';
import { audienceOf } from '../identity/audience';
import type { DirectoryRepository } from '../directory/directory.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import type { SearchRepository } from './search.repository';

/** The page searches whenever the guest pauses typing. */
const SEARCHES = { perMinute: 60, perMinuteAnonymous: 600 };
/** The maximum number of hits of each kind. */
const MAX_PER_KIND = 8;

export function searchRoutes(
  serveInProperty: ServeInProperty,
  search: SearchRepository,
  { db, directories, now }: { db: Database; directories: DirectoryRepository; now: () => number },
): void {
  serveInProperty(
    searchContract.search,
    async ({ query: { q }, guest }, scope) => {
      const who = await audienceOf(db, guest, { property: scope.property, now: now() });
      const [found, listed] = await Promise.all([search.find(scope, q, who), directories.list(scope, who)]);
      const shown = new Set(listed.map(({ slug }) => slug));
      const counts = new Map<string, number>();
      const items = found.filter((hit) => {
        // Entries of directories that are not listed for the guest are not found either.
        if (hit.kind === 'entry' && !shown.has(hit.directory)) return false;
        const { kind } = hit;
        const before = counts.get(kind) ?? 0;
        counts.set(kind, before + 1);
        return before < MAX_PER_KIND;
      });
      return { items };
    },
    { ...SEARCHES, now },
  );
}
