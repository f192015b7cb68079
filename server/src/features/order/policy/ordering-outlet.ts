import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { orderPolicy, outlet } from '../../../platform/db/tables/schema';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';
import { withDefaultPolicy } from '../../outlet/default-policy';

/** An outlet and its order policy. */
export interface OrderingOutlet {
  row: typeof outlet.$inferSelect;
  policy: OrderPolicy;
}

const selectOutlet = (on: Connection) =>
  on
    .select({ row: outlet, rules: orderPolicy.rules })
    .from(outlet)
    .leftJoin(orderPolicy, eq(orderPolicy.outletId, outlet.id));

const outletBySlug = preparedQuery('ordering outlet', (on) =>
  selectOutlet(on).where(
    and(
      eq(outlet.propertyId, sql.placeholder('propertyId')),
      eq(outlet.slug, sql.placeholder('slug')),
      isNull(outlet.withdrawnAt),
    ),
  ),
);

/** Finds an outlet of a property by its slug, unless it is withdrawn, or by its id. */
export async function findOutlet(
  on: Connection,
  propertyId: string,
  by: { slug: string } | { id: string },
): Promise<OrderingOutlet | undefined> {
  const [found] =
    'slug' in by
      ? await outletBySlug(on).execute({ propertyId, slug: by.slug.toLowerCase() })
      : await selectOutlet(on).where(and(eq(outlet.propertyId, propertyId), eq(outlet.id, by.id)));
  return found && { row: found.row, policy: withDefaultPolicy(found.rules) };
}
