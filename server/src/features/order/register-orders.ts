import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../app/app';
import { keepUp } from '../../platform/jobs/upkeep';
import type { Live } from '../../app/live';
import type { ServeInProperty } from '../property/serve-in-property';
import { chargePinRoutes } from './charge-pin/charge-pin.routes';
import { createPinForgetting } from './charge-pin/outlived-pins';
import { createKeeping } from './jobs/keep-orders';
import { createOrderParts } from './guest/order-parts';
import { orderRoutes } from './guest/order.routes';
import { createSettling } from './jobs/settle-charges';

const LOOK_EVERY_MS = 5_000;

interface Around extends Pick<AppOptions, 'db' | 'demo' | 'log'> {
  live: Live;
  now: () => number;
}

/** Registers the routes and scheduled jobs for orders. */
export function registerOrders(
  api: FastifyInstance,
  serveInProperty: ServeInProperty,
  { db, demo, log, live, now }: Around,
): void {
  const { propertySystem } = demo;
  const parts = createOrderParts({ db, outbox: live.outbox, propertySystem, log, now });
  orderRoutes(serveInProperty, parts);
  chargePinRoutes(serveInProperty, parts);
  keepUp(api, { orders: createKeeping(parts), charges: createSettling(parts) }, LOOK_EVERY_MS);
  keepUp(api, { intentions: parts.once.forgetOld, pins: createPinForgetting(parts) });
}
