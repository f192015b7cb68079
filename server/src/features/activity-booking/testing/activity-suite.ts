import type { AppOptions } from '../../../app/options';
import type { Database } from '../../../platform/db/database';
import { createLog } from '../../../platform/log/logging';
import { createPushOutbox } from '../../../platform/outbox/push-outbox';
import { NOON, testApp } from '../../../testing/test-app';
import { createCards } from '../../chat/messages/card.repository';
import { createMessageRepository } from '../../chat/messages/message.repository';
import { createActivityBookingDeps } from '../record/activity-booking-deps';
import { testFolio } from './test-folio';

/**
 * Starts a suite with the dependencies of the jobs of activity bookings. Events stay in the outbox, where a
 * test can read them. `atInstant` runs work at another instant in milliseconds and then resets the clock to `NOON`.
 */
export async function activitySuite(options: Pick<Partial<AppOptions>, 'db'> = {}) {
  const clock = { now: NOON };
  const now = () => clock.now;
  const folio = testFolio(now);
  const suite = await testApp({ now, rateFactor: 1_000, demo: folio.demo, ...options });
  return { suite, db: suite.db, folio, now, atInstant, ...activityJobDeps(suite.db, folio, now) };

  async function atInstant<T>(instant: number, work: () => Promise<T>): Promise<T> {
    clock.now = instant;
    return work().finally(() => (clock.now = NOON));
  }
}

/** Returns what the jobs of activity bookings need, beside a server on the same database. */
export function activityJobDeps(db: Database, folio: ReturnType<typeof testFolio>, now: () => number) {
  const undelivered = {
    deliverAll: (rows: readonly unknown[]) => rows.map(async () => false),
    isWhole: () => false,
  };
  const outbox = createPushOutbox(db, undelivered, createLog('silent'));
  const messages = createMessageRepository({ outbox, now });
  const deps = createActivityBookingDeps({
    db,
    outbox,
    cards: createCards({ messages, outbox, now }),
    propertySystem: folio.demo.propertySystem,
    log: createLog('silent'),
    now,
  });
  return { deps, messages };
}
