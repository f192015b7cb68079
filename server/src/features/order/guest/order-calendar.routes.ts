import { slug, uuid } from '@guest/shared/contracts/core/values';
import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { pathTo } from '@guest/shared/routes/routes';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/request-error';
import { calendarQuery, sendCalendarFile } from '../../table-booking/record/calendar-reply';
import { requireGuest } from '../../../platform/http/require-guest';
import { parseInput } from '../../../platform/validation/parse-input';
import type { PropertyRepository } from '../../property/property.repository';
import { scopeOf } from '../../property/property-scope';
import type { ServeInProperty } from '../../property/serve-in-property';
import { createCalendarAddresses } from '../../table-booking/record/calendar-address';
import { orderCalendarFile } from '../record/order-calendar';
import { toOrderSummary } from '../record/order.mapper';
import type { OrderDeps } from './order-deps';

const paramsSchema = z.strictObject({ property: slug, order: uuid });

interface OrderCalendarDeps extends Pick<OrderDeps, 'db' | 'orders'> {
  properties: PropertyRepository;
}

/** Serves the calendar file of an order, from which calendar apps follow its changes. */
export function orderCalendarRoutes(
  app: FastifyInstance,
  serveInProperty: ServeInProperty,
  { db, orders, properties }: OrderCalendarDeps,
): void {
  const calendars = createCalendarAddresses(db, 'orders');

  serveInProperty(orderContract.getOrderCalendar, async (call, scope) => {
    const found = await orders.findOfGuest(requireGuest(call).id, call.params.order);
    if (!found) throw notFound();
    return { calendarPath: await calendars.pathOf(scope.property.slug, found.order.id) };
  });

  app.get('/web/property/:property/orders/:order/calendar.ics', async (request, reply) => {
    const params = parseInput(paramsSchema, request.params);
    const { sign = '' } = parseInput(calendarQuery, request.query);
    const property = await properties.find(params.property);
    if (!property || !(await calendars.isValidSignature(property.slug, params.order, sign))) throw notFound();
    const row = await orders.findOfProperty(property.id, params.order);
    if (!row) throw notFound();
    // A calendar app sends no language, so the file is in the guest's.
    const scope = scopeOf(property, row.guest.lang === null ? [] : [row.guest.lang]);
    const order = toOrderSummary(row, scope);
    const routeParams = { property: property.slug, outlet: order.outlet.slug };
    const page = pathTo('property-outlet-order-now-order', routeParams, { order: order.uuid });
    const file = orderCalendarFile({
      order,
      property: {
        ...property,
        name: scope.localize(property.name),
        address: scope.localize(property.address),
      },
      url: `${request.protocol}://${request.host}${page}`,
      changedAt: (row.histories.at(-1)?.at ?? row.order.createdAt).getTime(),
    });
    return sendCalendarFile(reply, order.reference, file);
  });
}
