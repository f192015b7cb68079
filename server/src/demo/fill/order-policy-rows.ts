import type { orderPolicy } from '../../platform/db/tables/schema';
import type { ImportContext } from './import-rows';

/** Creates the policies of the outlets that take orders. */
export const orderPolicyRows = ({ property, propertyId, now, idOf }: ImportContext) =>
  property.outlets
    .filter(({ orderModes }) => orderModes.length > 0)
    .map(({ slug, ordering }): typeof orderPolicy.$inferInsert => ({
      outletId: idOf('outlet', slug),
      propertyId,
      rules: { ...property.ordering, ...ordering },
      updatedAt: now,
    }));
