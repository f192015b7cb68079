import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { menu, menuItem, menuSection } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import { scopeOf } from '../../property/property-scope';
import { recordStaffAction } from '../../staff/staff-action';
import { canSeeOutlet } from '../../outlet/outlet-topics';
import { publishMenus } from './menu-events';

interface ItemStockDeps {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

const noSuchItem = () => new RequestError(404, 'no_such_item', 'Item not found');

/**
 * Handles stock changes by staff: sold out (optionally until a time), available, or a number of portions
 * left.
 */
export function createChangeItemStock({ db, outbox, now }: ItemStockDeps) {
  return async (actor: Actor, input: RequestOf<'changeItemStock'>): Promise<ReplyOf<'changeItemStock'>> => {
    const { itemUuid, stockStatus, until, stockLeft } = input;
    if (until !== undefined && Date.parse(until) <= now()) {
      throw unprocessable('until', 'field_range', "This format isn't valid");
    }
    const { answer, outboxRows } = await db.transaction(async (tx) => {
      const [found] = await tx
        .select({ row: menuItem, menuId: menu.id, outletId: menu.outletId })
        .from(menuItem)
        .innerJoin(menuSection, eq(menuSection.id, menuItem.sectionId))
        .innerJoin(menu, eq(menu.id, menuSection.menuId))
        .where(and(eq(menuItem.id, itemUuid.toLowerCase()), eq(menuItem.propertyId, actor.property.id)))
        .for('update', { of: menuItem });
      if (!found || !canSeeOutlet(actor, found.outletId)) throw noSuchItem();
      const { row } = found;
      const soldOutUntil = stockStatus === 'sold_out' && until !== undefined ? new Date(until) : null;
      // An item that was counted down to zero and becomes available without a new number is no longer
      // counted.
      const uncounted = row.stockLeft === 0 ? null : row.stockLeft;
      const left =
        stockLeft === undefined ? (stockStatus === 'available' ? uncounted : row.stockLeft) : stockLeft;
      const name = scopeOf(actor.property, [actor.lang]).localize(row.name);
      const [menuRow] = await tx
        .select({ version: menu.version })
        .from(menu)
        .where(eq(menu.id, found.menuId));
      const isSame =
        row.stockStatus === stockStatus &&
        row.stockLeft === left &&
        row.soldOutUntil?.getTime() === soldOutUntil?.getTime();
      if (isSame)
        return { answer: { itemUuid: row.id, name, menuVersion: menuRow?.version ?? 0 }, outboxRows: [] };
      await tx
        .update(menuItem)
        .set({ stockStatus, soldOutUntil, stockLeft: left })
        .where(eq(menuItem.id, row.id));
      const facts = (item: { stockStatus: string; stockLeft: number | null; soldOutUntil: Date | null }) => ({
        stockStatus: item.stockStatus,
        stockLeft: item.stockLeft,
        until: item.soldOutUntil?.toISOString() ?? null,
      });
      await recordStaffAction(tx, actor, {
        what: 'changeItemStock',
        subjectId: row.id,
        at: now(),
        before: facts(row),
        after: facts({ stockStatus, stockLeft: left, soldOutUntil }),
      });
      const menuRows = await publishMenus(tx, outbox, {
        itemIds: [row.id],
        propertyId: actor.property.id,
        now: now(),
      });
      return {
        answer: { itemUuid: row.id, name, menuVersion: (menuRow?.version ?? 0) + 1 },
        outboxRows: menuRows,
      };
    });
    await outbox.publish(...outboxRows);
    return answer;
  };
}
