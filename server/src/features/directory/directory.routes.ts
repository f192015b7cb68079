import { directoryContract } from '@guest/shared/contracts/directory.contract';
import { notFound } from '../../refusal';
import type { OutletRepository } from '../outlet/outlet.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import type { DirectoryRepository } from './directory.repository';
import { outletsDirectory, OUTLETS_DIRECTORY, outletsSummary } from './outlets-directory';

export function directoryRoutes(
  serveInProperty: ServeInProperty,
  directories: DirectoryRepository,
  outlets: OutletRepository,
): void {
  serveInProperty(directoryContract.listDirectories, async (_call, scope) => {
    const [listed, served] = await Promise.all([directories.list(scope), outlets.list(scope)]);
    const first = outletsSummary(scope, served);
    return { items: first ? [first, ...listed] : listed };
  });

  serveInProperty(directoryContract.getDirectory, async ({ params }, scope) => {
    const isOutlets = params.directory.toLowerCase() === OUTLETS_DIRECTORY;
    const found = isOutlets
      ? outletsDirectory(scope, await outlets.list(scope))
      : await directories.find(scope, params.directory);
    if (!found) throw notFound();
    return found;
  });
}
