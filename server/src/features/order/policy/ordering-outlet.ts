import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { orderPolicy, outlet } from '../../../platform/db/tables/schema';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';
import { withDefaultPolicy } from '../../outlet/default-policy';

/** An outlet and its order policy. */
export interface OrderingOutlet {
  row: typeof outlet.$inferSelect;
  policy: OrderPolicy;
}

/** Finds an outlet of a property by its slug, unless it is withdrawn, or by its id. */
export async function findOutlet(
  on: Connection,
  propertyId: string,
  by: { slug: string } | { id: string },
): Promise<OrderingOutlet | undefined> {
  const isIt =
    'slug' in by
      ? and(eq(outlet.slug, by.slug.toLowerCase()), isNull(outlet.withdrawnAt))
      : eq(outlet.id, by.id);
  const [found] = await on
    .select({ row: outlet, rules: orderPolicy.rules })
    .from(outlet)
    .leftJoin(orderPolicy, eq(orderPolicy.outletId, outlet.id))
    .where(and(eq(outlet.propertyId, propertyId), isIt));
  return found && { row: found.row, policy: withDefaultPolicy(found.rules) };
}
