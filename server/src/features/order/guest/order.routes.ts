import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { LIST_LIMIT } from '@guest/shared/contracts/core/values';
import { eq } from 'drizzle-orm';
import { guest, orderPreference } from '../../../platform/db/tables/schema';
import { interfaceLanguage } from '../../../platform/http/accepted-languages';
import type { Rate } from '../../../platform/rate-limits/rate-buckets';
import { cursorOf, parseCursor } from '../../../platform/http/time-cursor';
import { notFound } from '../../../platform/errors/request-error';
import type { ServeInProperty } from '../../property/serve-in-property';
import { requireGuest } from '../../../platform/http/require-guest';
import type { OrderDeps } from './order-deps';
import { toOrder, toOrderSummary } from '../record/order.mapper';
import { findOutlet } from '../policy/ordering-outlet';
import { makeQuote } from '../quote/make-quote';
import { loadPreferences, loadQuoteInput } from '../quote/load-quote-input';
import { reorder } from './reorder';
import { fetchFolio } from '../quote/room-charge';

/** The page requests a new quote with every change of the basket. */
const QUOTES = { perMinute: 60, perMinuteAnonymous: 600 };
const ORDERS: Rate = { burst: 6, perSecond: 6 / 60 };
/** On a bad connection the same order is sent many times. */
const SENT_PER_MINUTE = 120;

export function orderRoutes(serveInProperty: ServeInProperty, deps: OrderDeps): void {
  const { db, orders, idempotency, placeOrder, changes, feedback, outbox, now } = deps;

  serveInProperty(
    orderContract.quoteOrder,
    async ({ params, body, guest: me, request }, scope) => {
      const outlet = await findOutlet(db, scope.property.id, { slug: params.outlet });
      if (!outlet) throw notFound();
      const [row] = me ? await db.select().from(guest).where(eq(guest.id, me.id)) : [];
      const folio = await fetchFolio(deps, row ?? null, scope.property);
      const lang = interfaceLanguage(request.headers['accept-language']);
      const quoteQuery = { scope, lang, cart: body, outlet, guest: row ?? null, folio, now: now() };
      return makeQuote(await loadQuoteInput(db, quoteQuery), await deps.secret()).quote();
    },
    { ...QUOTES, now },
  );

  serveInProperty(
    orderContract.placeOrder,
    (call, scope) =>
      idempotency.runTransaction('placeOrder', call, {
        // The hotel's system is asked about the folio before the transaction.
        isClaimedFirst: call.body.paymentMethod === 'room_charge',
        work(transaction) {
          const lang = interfaceLanguage(call.request.headers['accept-language']);
          const placement = { guestId: requireGuest(call).id, slug: call.params.outlet, body: call.body };
          return placeOrder({ ...placement, scope, lang }, transaction);
        },
      }),
    { perMinute: SENT_PER_MINUTE, intentions: [ORDERS], now },
  );

  serveInProperty(orderContract.listOrders, async (call, scope) => {
    const { limit = LIST_LIMIT, cursor, state, outlet } = call.query;
    const page = { state, outlet, limit, after: cursor === undefined ? undefined : parseCursor(cursor) };
    const rows = await orders.listPage(requireGuest(call).id, page);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => toOrderSummary(row, scope)),
      nextCursor:
        rows.length > limit && last ? cursorOf({ at: last.order.createdAt, id: last.order.id }) : null,
    };
  });

  serveInProperty(orderContract.getOrder, async (call, scope) => {
    const found = await orders.findOfGuest(requireGuest(call).id, call.params.order);
    if (!found) throw notFound();
    return toOrder(found, scope, now());
  });

  serveInProperty(orderContract.cancelOrder, async (call, scope) => {
    const { row, outboxRows } = await changes.cancelByGuest(requireGuest(call), call.params.order, scope);
    await outbox.publish(...outboxRows);
    return toOrder(row, scope, now());
  });

  serveInProperty(orderContract.reorder, async (call, scope) => {
    const found = await orders.findOfGuest(requireGuest(call).id, call.params.order);
    if (!found) throw notFound();
    return reorder(db, found, scope, now());
  });

  serveInProperty(orderContract.rateOrder, async (call, scope) => {
    const owned = { guestId: requireGuest(call).id, id: call.params.order, scope };
    const rated = await feedback.rate(owned, call.body);
    if (!rated) throw notFound();
    return toOrder(rated, scope, now());
  });

  serveInProperty(orderContract.reportOrderIssue, async (call, scope) => {
    const owned = { guestId: requireGuest(call).id, id: call.params.order, scope };
    const reported = await feedback.report(owned, call.body);
    if (!reported) throw notFound();
    return toOrder(reported, scope, now());
  });

  serveInProperty(orderContract.getOrderPreferences, (call) => loadPreferences(db, requireGuest(call).id));

  serveInProperty(orderContract.saveOrderPreferences, async (call, { property }) => {
    const { id: guestId } = requireGuest(call);
    const { allergies, spendingLimit } = call.body;
    const preferences = {
      ...(allergies && { allergies: [...new Set(allergies)] }),
      ...(spendingLimit !== undefined && { spendingLimit }),
    };
    await db
      .insert(orderPreference)
      .values({ guestId, propertyId: property.id, ...preferences })
      .onConflictDoUpdate({ target: orderPreference.guestId, set: { guestId, ...preferences } });
    return loadPreferences(db, guestId);
  });
}
