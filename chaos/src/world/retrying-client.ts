import { setTimeout as pause } from 'node:timers/promises';
import { isLikely } from './random';
import { isUndecided, sendRequest, type Reply } from './send-request';

interface RetryingClientDeps {
  /** The base address of the property's endpoints. */
  propertyUrl: string;
  headers: Record<string, string>;
  /** Reports the status or error code of each reply. */
  onReply: (code: string) => void;
  /** The probability that a guest gives up waiting for a reply. */
  cutChance?: number;
}

const RETRY_TIMEOUT_MS = 180_000;
const REQUEST_TIMEOUT_MS = 30_000;
const CUT_CHANCE = 0.2;
/** A guest waits this long for a reply. */
const CUT_WITHIN_MS = 100;
/** A request with an idempotency key is sent this many times at once. */
const COPIES = 3;

export type RetryingClient = ReturnType<typeof createRetryingClient>;

/** Calls the server over a bad connection, again and again until it replies. */
export function createRetryingClient({
  propertyUrl,
  headers,
  onReply,
  cutChance = CUT_CHANCE,
}: RetryingClientDeps) {
  const errors: string[] = [];
  const counts = { sent: 0, cut: 0 };

  async function sendOnce(method: string, path: string, body?: object, key?: string): Promise<Reply | null> {
    const isCut = isLikely(cutChance);
    counts.sent += 1;
    try {
      const timeoutMs = isCut ? Math.ceil(Math.random() * CUT_WITHIN_MS) : REQUEST_TIMEOUT_MS;
      return await sendRequest(`${propertyUrl}${path}`, { method, headers, body, key, timeoutMs });
    } catch {
      counts.cut += 1;
      return null;
    }
  }

  /** Repeats the call, because without a reply the guest does not know whether it succeeded. */
  async function call(method: string, path: string, body?: object, key?: string): Promise<Reply> {
    const until = Date.now() + RETRY_TIMEOUT_MS;
    for (;;) {
      const reply = await sendOnce(method, path, body, key);
      if (reply && !isUndecided(reply)) {
        onReply(reply.status < 300 ? `${reply.status}` : String(reply.data.code));
        if (reply.status >= 500)
          errors.push(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.data)}`);
        return reply;
      }
      if (Date.now() > until) throw new Error(`no reply to ${method} ${path}`);
      await pause(50 + Math.random() * 150);
    }
  }

  return {
    errors,
    counts,
    call,

    /**
     * Sends copies of one request at once. All that succeed must be answered with the same booking; a copy that
     * was refused before does not count, because a guest acts on the last reply.
     */
    async callThrice(path: string, body: object, key: string): Promise<Reply> {
      const replies = await Promise.all(Array.from({ length: COPIES }, () => call('POST', path, body, key)));
      const succeeded = replies.filter(({ status }) => status < 300);
      const ids = new Set(succeeded.map(({ data }) => data.uuid));
      if (ids.size > 1) errors.push(`POST ${path}: copies got different replies: ${[...ids].join(', ')}`);
      const reply = succeeded[0] ?? replies[0];
      if (!reply) throw new Error('no request was sent');
      return reply;
    },
  };
}
