import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { createIdempotency } from '../../../platform/http/idempotency';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Cards } from '../../chat/messages/card.repository';
import type { MessageRepository } from '../../chat/messages/message.repository';
import type { PropertySystem } from '../../stay/property-system';
import { createSigningKey } from '../../../platform/security/signing-key';
import { createOrderFeedback } from './order-feedback';
import { createOrderChanges } from './order-changes';
import { createPublishOrder } from '../record/order-events';
import { createOrderRepository } from '../record/order.repository';
import { createPlaceOrder } from './place-order';

export interface OrderDepsInput {
  db: Database;
  outbox: PushOutbox;
  messages: MessageRepository;
  cards: Cards;
  propertySystem: PropertySystem;
  log: FastifyBaseLogger;
  now: () => number;
}

export type OrderDeps = ReturnType<typeof createOrderDeps>;

/** Creates the objects shared by the HTTP routes, the staff handlers and the jobs for orders. */
export function createOrderDeps({ db, outbox, messages, cards, propertySystem, log, now }: OrderDepsInput) {
  const orders = createOrderRepository(db);
  const publishOrder = createPublishOrder({ outbox, messages, cards, now });
  const secret = createSigningKey(db);
  return {
    db,
    outbox,
    orders,
    publishOrder,
    secret,
    propertySystem,
    log,
    now,
    idempotency: createIdempotency(db, now),
    placeOrder: createPlaceOrder({ db, outbox, publishOrder, propertySystem, secret, log, now }),
    changes: createOrderChanges({ db, outbox, orders, publishOrder, now }),
    feedback: createOrderFeedback({ db, outbox, orders, publishOrder, now }),
  };
}
