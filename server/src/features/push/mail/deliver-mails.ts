import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { guest, personKey, property } from '../../../platform/db/tables/schema';
import type { MailOutbox } from '../../mail/mail-outbox';
import { quietUntil } from '../delivery/quiet-time';
import type { PreferenceRepository } from '../preferences/preference.repository';
import type { QueuedMail, QueueRepository } from '../queue/queue.repository';
import { retryAfterMs } from '../queue/retry-after';
import { noticeEmail } from './notice-email';

const MAX_AT_ONCE = 20;

interface DeliverDeps {
  db: Database;
  queue: QueueRepository<QueuedMail>;
  preferences: PreferenceRepository;
  mail: Pick<MailOutbox, 'deliver'>;
  publicHost: string;
  publicOrigin: string;
  log: FastifyBaseLogger;
  now: () => number;
}

/**
 * Returns a function that sends the due emails of the queue. An email is removed after the mail server has accepted it; a
 * server that is killed in between sends it again under the same name.
 */
export function createDeliverMails(deps: DeliverDeps): () => Promise<void> {
  const { db, queue, preferences, mail, publicHost, publicOrigin, log, now } = deps;

  async function addresseeOf(guestId: string) {
    const [found] = await db
      .select({ lang: guest.lang, address: personKey.address, property })
      .from(guest)
      .innerJoin(property, eq(property.id, guest.propertyId))
      .innerJoin(personKey, and(eq(personKey.personId, guest.personId), eq(personKey.kind, 'email')))
      .where(eq(guest.id, guestId));
    return found;
  }

  async function deliver(message: QueuedMail): Promise<void> {
    const to = await addresseeOf(message.guestId);
    if (!to || message.expiresAt.getTime() <= now()) return queue.remove(message);
    const { choices, quietHours, privatePreviews } = await preferences.of(message.guestId);
    const choice = choices.find((one) => one.class === message.class && one.channel === 'email');
    if (!choice?.isOn) return queue.remove(message);
    const quietEnd = quietUntil(now(), quietHours, to.property.timeZone);
    if (quietEnd !== undefined) return queue.postpone(message, quietEnd);
    const email = noticeEmail(message, { ...to, privatePreviews, publicHost, publicOrigin });
    if (email && !(await mail.deliver(email)))
      return queue.postpone(message, now() + retryAfterMs(message.attempts));
    return queue.remove(message);
  }

  return async () => {
    const messages = await queue.claim(MAX_AT_ONCE);
    for (const result of await Promise.allSettled(messages.map(deliver))) {
      // The email is tried again when its lease ends.
      if (result.status === 'rejected')
        log.error({ err: result.reason }, 'email about a booking or order could not be delivered; retrying');
    }
  };
}
