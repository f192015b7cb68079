import type { FastifyBaseLogger } from 'fastify';
import type { PreferenceRepository } from '../preferences/preference.repository';
import type { QueuedMessage, QueueRepository } from '../queue/queue.repository';
import { trueUntil } from '../notices/text-at';
import type { SubscriptionRepository } from '../subscriptions/subscription.repository';
import type { VapidKeys } from '../subscriptions/vapid-keys';
import type { createComposeMessage } from './compose-message';
import { LAST_RETRY_MS, retryAfterMs } from '../queue/retry-after';
import { quietUntil } from './quiet-time';
import type { RecipientRepository } from './recipient.repository';
import { sendPush } from './send-push';

const MAX_AT_ONCE = 50;

interface DeliverDeps {
  queue: QueueRepository<QueuedMessage>;
  recipients: RecipientRepository;
  preferences: PreferenceRepository;
  subscriptions: SubscriptionRepository;
  compose: ReturnType<typeof createComposeMessage>;
  vapidKeys: () => Promise<VapidKeys>;
  publicHost: string;
  log: FastifyBaseLogger;
  now: () => number;
}

/**
 * Returns a function that delivers the due messages of the queue. A message is removed after it was accepted
 * by the push service; a server that is killed in between delivers it again, and the device shows it once.
 */
export function createDeliverMessages(deps: DeliverDeps): () => Promise<void> {
  const { queue, recipients, preferences, subscriptions, compose, vapidKeys, publicHost, log, now } = deps;

  async function deliver(message: QueuedMessage): Promise<void> {
    const found = await recipients.find(message.subscriptionId);
    if (!found || message.expiresAt.getTime() <= now()) return queue.remove(message);
    const { subscription, guest, property } = found;
    const chosen = await preferences.of(guest.id);
    if (!message.isSafety) {
      const choice = chosen.choices.find((one) => one.class === message.class && one.channel === 'push');
      if (!choice?.isOn) return queue.remove(message);
      const quietEnd = quietUntil(now(), chosen.quietHours, property.timeZone);
      if (quietEnd !== undefined) return queue.postpone(message, quietEnd);
    }
    const payload = await compose(message, {
      guestId: guest.id,
      chatUuid: guest.chatUuid,
      lang: guest.lang ?? subscription.lang,
      hasPrivatePreviews: chosen.privatePreviews,
      property,
    });
    if (!payload) return queue.remove(message);
    const result = await sendPush({
      subscription,
      payload,
      vapid: { ...(await vapidKeys()), subject: contactOf(publicHost) },
      isUrgent: message.isSafety || message.class === 'chat',
      ttlMs: Math.min(message.expiresAt.getTime(), trueUntil(message.notice, now())) - now(),
    });
    if (result.outcome === 'gone') return subscriptions.delete(subscription.id);
    if (result.outcome === 'failed') {
      const wait = Math.min(LAST_RETRY_MS, result.retryAfterMs ?? retryAfterMs(message.attempts));
      return queue.postpone(message, now() + wait);
    }
    if (result.outcome === 'rejected') {
      log.warn({ status: result.status }, 'push message rejected by the push service');
    }
    return queue.remove(message);
  }

  return async () => {
    const messages = await queue.claim(MAX_AT_ONCE);
    const results = await Promise.allSettled(messages.map(deliver));
    for (const result of results) {
      // The message is tried again when its lease ends.
      if (result.status === 'rejected')
        log.error({ err: result.reason }, 'push message could not be delivered; retrying');
    }
  };
}

/** The address by which a push service can reach the operator; Apple's rejects the address of a local server. */
const contactOf = (publicHost: string) =>
  publicHost === 'localhost' ? 'mailto:suite@localhost' : `https://${publicHost}`;
