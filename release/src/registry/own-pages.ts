import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import type { OwnedPage } from '@guest/shared/routes/address-conflict';

/** The pages that a release brings beyond the suite's table. */
export const ownPages = ({ name: owner, routes = {} }: Pick<ReleaseRecord, 'name' | 'routes'>): OwnedPage[] =>
  Object.entries(routes).map(([name, { path }]) => ({ name, owner, path }));
