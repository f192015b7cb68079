import type { Host } from '@guest/shared';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { needsDetail } from '@guest/shared/host-state/property.store';
import { readQuery } from '@guest/shared/reads/read-query';

/** Loads the property of the address unless it is already loaded. */
export async function loadDetail(host: Host, identity: string): Promise<void> {
  if (!needsDetail(host.property.getState(), identity)) return;
  const query = readQuery(host, propertyContract.getDetail, { params: { property: identity } });
  host.property.getState().detailLoaded(await host.queries.ensureQueryData(query));
}
