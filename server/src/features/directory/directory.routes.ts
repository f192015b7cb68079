import { directoryContract } from '@guest/shared/contracts/directory/directory.contract';
import type { Database } from '../../platform/db/database';
import { notFound } from '../../platform/errors/request-error';
import type { OutletRepository } from '../outlet/outlet.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import { audienceOf } from '../identity/audience';
import type { DirectoryRepository } from './directory.repository';
import { toOutletsDirectory, OUTLETS_DIRECTORY, toOutletsSummary } from './outlets-directory';

export function directoryRoutes(
  serveInProperty: ServeInProperty,
  directories: DirectoryRepository,
  outlets: OutletRepository,
  { db, now }: { db: Database; now: () => number },
): void {
  serveInProperty(directoryContract.listDirectories, async ({ guest }, scope) => {
    const who = await audienceOf(db, guest, { property: scope.property, now: now() });
    const [listed, served] = await Promise.all([directories.list(scope, who), outlets.list(scope)]);
    const first = toOutletsSummary(scope, served);
    return { items: first ? [first, ...listed] : listed };
  });

  serveInProperty(directoryContract.getDirectory, async ({ params, guest }, scope) => {
    const isOutlets = params.directory.toLowerCase() === OUTLETS_DIRECTORY;
    const found = isOutlets
      ? toOutletsDirectory(scope, await outlets.list(scope))
      : await directories.find(
          scope,
          params.directory,
          await audienceOf(db, guest, { property: scope.property, now: now() }),
        );
    if (!found) throw notFound();
    return found;
  });
}
