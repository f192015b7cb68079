import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { LIST_LIMIT } from '@guest/shared/contracts/core/values';
import { eq } from 'drizzle-orm';
import { guest, orderPreference } from '../../../platform/db/tables/schema';
import { interfaceLanguage } from '../../../platform/http/accepted-languages';
import type { Rate } from '../../../platform/rate-limits/rate-buckets';
import { cursorOf, placeIn } from '../../../platform/http/time-cursor';
import { notFound } from '../../../platform/errors/refusal';
import type { ServeInProperty } from '../../property/serve-in-property';
import { signedIn } from '../../../platform/http/signed-in';
import type { OrderParts } from './order-parts';
import { orderOf, orderSummaryOf } from '../record/order-reply';
import { findOutlet } from '../policy/ordering-outlet';
import { makeQuote } from '../quote/make-quote';
import { preferencesOf, readFacts } from '../quote/read-facts';
import { reorder } from './reorder';
import { askFolio } from '../quote/room-charge';

/** The page requests a new quote with every change of the basket. */
const QUOTES = { perMinute: 60, perMinuteOfStrangers: 600 };
const ORDERS: Rate = { burst: 6, perSecond: 6 / 60 };
/** On a bad connection the same order is sent many times. */
const SENT_PER_MINUTE = 120;

export function orderRoutes(serveInProperty: ServeInProperty, parts: OrderParts): void {
  const { db, orders, once, place, changes, afterDelivery, outbox, now } = parts;

  serveInProperty(
    orderContract.quoteOrder,
    async ({ params, body, guest: me, request }, scope) => {
      const outlet = await findOutlet(db, scope.property.id, { slug: params.outlet });
      if (!outlet) throw notFound();
      const [row] = me ? await db.select().from(guest).where(eq(guest.id, me.id)) : [];
      const folio = await askFolio(parts, row ?? null, scope.property);
      const lang = interfaceLanguage(request.headers['accept-language']);
      const asked = { scope, lang, cart: body, outlet, guest: row ?? null, folio, now: now() };
      return makeQuote(await readFacts(db, asked), await parts.secret()).quote();
    },
    { ...QUOTES, now },
  );

  serveInProperty(
    orderContract.placeOrder,
    (call, scope) =>
      once.do('placeOrder', call, (finish) => {
        const lang = interfaceLanguage(call.request.headers['accept-language']);
        const of = { guestId: signedIn(call).id, slug: call.params.outlet, body: call.body };
        return place({ ...of, scope, lang }, finish);
      }),
    { perMinute: SENT_PER_MINUTE, intentions: [ORDERS], now },
  );

  serveInProperty(orderContract.listOrders, async (call, scope) => {
    const { limit = LIST_LIMIT, cursor, state, outlet } = call.query;
    const page = { state, outlet, limit, after: cursor === undefined ? undefined : placeIn(cursor) };
    const rows = await orders.pageOf(signedIn(call).id, page);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => orderSummaryOf(row, scope)),
      nextCursor:
        rows.length > limit && last ? cursorOf({ at: last.order.createdAt, id: last.order.id }) : null,
    };
  });

  serveInProperty(orderContract.getOrder, async (call, scope) => {
    const found = await orders.ofGuest(signedIn(call).id, call.params.order);
    if (!found) throw notFound();
    return orderOf(found, scope, now());
  });

  serveInProperty(orderContract.cancelOrder, async (call, scope) => {
    const { row, tellings } = await changes.cancelByGuest(signedIn(call), call.params.order, scope);
    await outbox.tell(...tellings);
    return orderOf(row, scope, now());
  });

  serveInProperty(orderContract.reorder, async (call, scope) => {
    const found = await orders.ofGuest(signedIn(call).id, call.params.order);
    if (!found) throw notFound();
    return reorder(db, found, scope, now());
  });

  serveInProperty(orderContract.rateOrder, async (call, scope) => {
    const whose = { guestId: signedIn(call).id, id: call.params.order, scope };
    const rated = await afterDelivery.rate(whose, call.body);
    if (!rated) throw notFound();
    return orderOf(rated, scope, now());
  });

  serveInProperty(orderContract.reportOrderIssue, async (call, scope) => {
    const whose = { guestId: signedIn(call).id, id: call.params.order, scope };
    const reported = await afterDelivery.report(whose, call.body);
    if (!reported) throw notFound();
    return orderOf(reported, scope, now());
  });

  serveInProperty(orderContract.getOrderPreferences, (call) => preferencesOf(db, signedIn(call).id));

  serveInProperty(orderContract.saveOrderPreferences, async (call, { property }) => {
    const { id: guestId } = signedIn(call);
    const { allergies, spendingLimit } = call.body;
    const said = {
      ...(allergies && { allergies: [...new Set(allergies)] }),
      ...(spendingLimit !== undefined && { spendingLimit }),
    };
    await db
      .insert(orderPreference)
      .values({ guestId, propertyId: property.id, ...said })
      .onConflictDoUpdate({ target: orderPreference.guestId, set: { guestId, ...said } });
    return preferencesOf(db, guestId);
  });
}
