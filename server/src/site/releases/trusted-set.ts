import { isUntrusted } from '../../../../release/src/trust/record-signature';
import { StartUpFailure } from '../../platform/errors/start-up-failure';
import type { ReleaseCache, ResolvedSet } from './release-cache';

/**
 * Returns the first of some sets of a channel whose releases the store trusts. Every other error is thrown, because it has
 * to be solved and not avoided.
 */
export async function newestTrusted(
  cache: Pick<ReleaseCache, 'find'>,
  ids: readonly string[],
  { channel, location, onError }: { channel: string; location: string; onError: (error: unknown) => void },
): Promise<ResolvedSet> {
  let first: unknown;
  for (const id of ids) {
    try {
      const found = await cache.find(id);
      if (found) return found;
      if (id === ids[0])
        throw new StartUpFailure(`The channel ${channel} points to set ${id}, which is not in ${location}.`);
    } catch (error) {
      if (!isUntrusted(error)) throw error;
      onError(error);
      first ??= error;
    }
  }
  throw first ?? new StartUpFailure(`No set of the channel ${channel} is in ${location}.`);
}
