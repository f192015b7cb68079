import type { PushPayload } from '@guest/shared/contracts/notification/push-payload';
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { pushSubscription } from '../../../platform/db/tables/schema';
import type { VapidKeys } from '../subscriptions/vapid-keys';

const TIMEOUT_MS = 10_000;
/** A push service keeps a message at most this long for a device that is off. */
const MAX_TTL_SECONDS = 24 * 3_600;
/** RFC 8030 allows 32 characters. */
const TOPIC_LENGTH = 32;

export type SendResult =
  | { outcome: 'sent' }
  /** The push service no longer knows the device. */
  | { outcome: 'gone' }
  | { outcome: 'rejected'; status: number }
  | { outcome: 'failed'; retryAfterMs: number | undefined };

interface SendInput {
  subscription: Pick<typeof pushSubscription.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;
  payload: PushPayload;
  vapid: VapidKeys & { subject: string };
  isUrgent: boolean;
  ttlMs: number;
}

/** Encrypts a payload for a device and hands it to its push service (RFC 8030, 8291 and 8292). */
export async function sendPush(input: SendInput): Promise<SendResult> {
  const { subscription, payload, vapid, isUrgent, ttlMs } = input;
  const { endpoint, p256dh, auth } = subscription;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: vapid,
      TTL: Math.max(0, Math.min(MAX_TTL_SECONDS, Math.round(ttlMs / 1_000))),
      urgency: isUrgent ? 'high' : 'normal',
      topic: topicOf(payload.tag),
      contentEncoding: 'aes128gcm',
    },
  );
  // The length is that of the body, which `fetch` states itself.
  const { 'Content-Length': _length, ...sent } = headers;
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: sent as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return toResult(answer);
  } catch {
    // The push service cannot be reached.
    return { outcome: 'failed', retryAfterMs: undefined };
  }
}

function toResult({ ok, status, headers }: Response): SendResult {
  if (ok) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const isPassing = status === 408 || status === 429 || status >= 500;
  if (!isPassing) return { outcome: 'rejected', status };
  const seconds = Number(headers.get('retry-after') ?? '');
  return { outcome: 'failed', retryAfterMs: seconds > 0 ? seconds * 1_000 : undefined };
}

/** A message replaces one of the same topic that the push service has not delivered yet. */
const topicOf = (subject: string) =>
  createHash('sha256').update(subject).digest('base64url').slice(0, TOPIC_LENGTH);
