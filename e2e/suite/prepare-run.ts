import { bundlePrograms } from '../../server/src/testing/processes/built-programs';
import { prepareOwnData } from './own-data';

/**
 * Prepares what journeys that start a server of their own share: the bundled programs, which halve the time of each start,
 * and a data directory with the demo hotels.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const programs = await bundlePrograms();
  const removeData = await prepareOwnData();
  return async () => {
    await removeData();
    await programs.remove();
  };
}
