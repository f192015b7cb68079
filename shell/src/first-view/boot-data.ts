import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { propertyContract, type PropertyDetail } from '@guest/shared/contracts/property/property.contract';
import { readKey } from '@guest/shared/reads/read-query';
import { fillIn } from '@guest/shared/routes/fill-in';

/**
 * Puts the data of the document into the query cache and the property store, on the server and in the
 * browser. `updatedAt` is the age of a document from the offline cache.
 */
export function applyBootData(
  host: Host,
  data: Boot['data'],
  property: string | undefined,
  updatedAt?: number,
): void {
  for (const { url, reply } of data) host.queries.setQueryData(readKey(url, host.lang), reply, { updatedAt });
  // Data of a cached document is always refetched, whatever its age, so that the page knows whether it is up
  // to date.
  if (updatedAt !== undefined) void host.queries.invalidateQueries({ refetchType: 'none' });

  if (property === undefined) return;
  const detailUrl = fillIn(propertyContract.getDetail.path, { property });
  const detail = data.find(({ url }) => url === detailUrl)?.reply;
  // The cast is safe because the server checked the reply against its contract when it created the document.
  if (detail) host.property.getState().detailLoaded(detail as PropertyDetail);
}
