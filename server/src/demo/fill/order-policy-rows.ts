import type { orderPolicy } from '../../platform/db/tables/schema';
import type { Filling } from './filling';

/** Creates the policies of the outlets that take orders. */
export const orderPolicyRows = ({ property, propertyId, now, idOf }: Filling) =>
  property.outlets
    .filter(({ orderModes }) => orderModes.length > 0)
    .map(({ slug, ordering }): typeof orderPolicy.$inferInsert => ({
      outletId: idOf('outlet', slug),
      propertyId,
      rules: { ...property.ordering, ...ordering },
      updatedAt: now,
    }));
