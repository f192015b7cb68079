import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { propertyContract, type PropertyDetail } from '@guest/shared/contracts/property/property.contract';
import { readKey } from '@guest/shared/reads/read-query';
import { fillIn } from '@guest/shared/routes/fill-in';

/** Puts what the document has read in its places, on the server as in the browser. `updatedAt`: of a document that was kept. */
export function takeBootData(
  host: Host,
  data: Boot['data'],
  property: string | undefined,
  updatedAt?: number,
): void {
  for (const { url, reply } of data) host.queries.setQueryData(readKey(url, host.lang), reply, { updatedAt });
  // Whatever its age, the page reads it again, and learns thereby what it can say of itself.
  if (updatedAt !== undefined) void host.queries.invalidateQueries({ refetchType: 'none' });

  if (property === undefined) return;
  const detailUrl = fillIn(propertyContract.getDetail.path, { property });
  const detail = data.find(({ url }) => url === detailUrl)?.reply;
  // The server has held it to the contract a moment ago.
  if (detail) host.property.getState().detailLoaded(detail as PropertyDetail);
}
