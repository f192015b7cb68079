import type { PushPayload } from '@guest/shared/contracts/notification/push-payload';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { browserKeys } from './decrypt';
import { verifyVapid } from './vapid';

const MAX_BODY_BYTES = 4_096;

export interface ReceivedPush {
  /** The decrypted content. */
  payload: PushPayload;
  bytes: number;
  ttl: number;
  topic: string | undefined;
  urgency: string | undefined;
  /** The VAPID public key of the sender. */
  publicKey: string;
  /** The contact of the sender. */
  sub: string;
}

export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  received: ReceivedPush[];
  /** The statuses of the next answers, optionally with `retryAfter` in seconds. After them, the status is 201. */
  answers: { status: number; retryAfter?: number }[];
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/**
 * Starts a push service for tests. It accepts messages according to RFC 8030, RFC 8291 and RFC 8292, and
 * answers 400 to everything else. Without a port it takes any.
 */
export async function startPushService(port = 0) {
  const devices = new Map<string, Device & { decrypt(body: Buffer): string }>();
  let origin = '';
  const rejected: string[] = [];

  const server = createServer((request, reply) => {
    void receive(request)
      .catch((error: unknown) => {
        rejected.push(String(error));
        return { status: 400 };
      })
      .then(({ status, retryAfter }: { status: number; retryAfter?: number }) => {
        reply.writeHead(status, {
          ...(status === 201 && { location: `${origin}/message/${randomUUID()}` }),
          ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
        });
        reply.end();
      });
  });

  async function receive(request: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { headers, method, url = '' } = request;
    const device = devices.get(origin + url);
    if (method !== 'POST' || !device) return { status: 404 };
    const answer = device.answers.shift();
    if (answer && answer.status !== 201) return answer;
    const sender = verifyVapid(headers.authorization, origin);
    if (!sender) throw new Error('no valid VAPID authorization');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
    if (headers.ttl === undefined) throw new Error('no TTL');
    if (body.length > MAX_BODY_BYTES) return { status: 413 };
    const topic = header(headers.topic);
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error('invalid topic');
    device.received.push({
      payload: JSON.parse(device.decrypt(body)) as PushPayload,
      bytes: body.length,
      ttl: Number(headers.ttl),
      topic,
      urgency: header(headers.urgency),
      publicKey: sender.publicKey,
      sub: sender.claims.sub,
    });
    return { status: 201 };
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    /** The reasons for which messages were answered with 400. */
    rejected,
    /** Creates a device that receives messages at an endpoint of its own. */
    device(): Device {
      const { keys, decrypt } = browserKeys();
      const device = { endpoint: `${origin}/push/${randomUUID()}`, keys, decrypt, received: [], answers: [] };
      devices.set(device.endpoint, device);
      return device;
    },
    close: () => void server.close(),
  };
}

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
