import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { createOnce } from '../../../platform/http/once';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { createMessageRepository } from '../../chat/messages/message.repository';
import type { PropertySystem } from '../../stay/property-system';
import { createSigningKey } from '../../../platform/security/signing-key';
import { createAfterDelivery } from './after-delivery';
import { createOrderChanges } from './order-changes';
import { createOrderTelling } from '../record/order-telling';
import { createOrderRepository } from '../record/order.repository';
import { createPlacing } from './place-order';

export interface AroundOrders {
  db: Database;
  outbox: PushOutbox;
  propertySystem: PropertySystem;
  log: FastifyBaseLogger;
  now: () => number;
}

export type OrderParts = ReturnType<typeof createOrderParts>;

/** Creates the objects shared by the HTTP routes, the staff handlers and the jobs for orders. */
export function createOrderParts({ db, outbox, propertySystem, log, now }: AroundOrders) {
  const messages = createMessageRepository({ outbox, now });
  const orders = createOrderRepository(db);
  const tellOrder = createOrderTelling({ outbox, messages, now });
  const secret = createSigningKey(db);
  return {
    db,
    outbox,
    orders,
    tellOrder,
    secret,
    propertySystem,
    log,
    now,
    once: createOnce(db, now),
    place: createPlacing({ db, outbox, tellOrder, propertySystem, secret, log, now }),
    changes: createOrderChanges({ db, outbox, orders, tellOrder, now }),
    afterDelivery: createAfterDelivery({ db, outbox, orders, tellOrder, now }),
  };
}
