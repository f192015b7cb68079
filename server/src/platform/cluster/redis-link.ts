import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { doEvery } from '../jobs/do-every';
import type { NodeLink } from './node-link';

const STREAM = 'guest-suite';
const LOOK_EVERY_MS = 1_000;
/** Longer than this nobody waits for Redis: it is there to be quick, and everything goes on without it. */
const ANSWERS_WITHIN_MS = 1_000;
const STARTS_WITHIN_MS = 5_000;

type Client = ReturnType<typeof connectTo>;

/**
 * Tells the other processes by Redis, through Socket.IO's adapter for its streams. Redis may be away, hang or come back
 * empty: the adapter is given clients that fail quickly and that nothing goes unheard of, because a promise that it
 * leaves alone would end the process.
 */
export async function openRedisLink(url: string, log: FastifyBaseLogger): Promise<NodeLink> {
  const clients: Client[] = [];
  const open = (options: Parameters<typeof connectTo>[1]) => {
    const client = connectTo(url, options);
    clients.push(client);
    return client;
  };
  const publisher = open({ disableOfflineQueue: true });
  let isAnswering = false;
  let hasRead = false;
  let isClosed = false;
  /** What is being published by the call under way. */
  let publishing: Promise<unknown>[] | undefined;

  const quickly = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([
      work,
      pause(ANSWERS_WITHIN_MS, undefined, { ref: false }).then(() => Promise.reject(tooLate())),
    ]);

  /** As much of a client as the adapter publishes with. */
  const forAdapter = {
    ...KNOWN_BY,
    duplicate: () => reading(open({})),
    xAdd(...args: Parameters<Client['xAdd']>) {
      const sent = quickly(publisher.xAdd(...args));
      publishing?.push(sent);
      return sent;
    },
    publish: (...args: Parameters<Client['publish']>) => quickly(publisher.publish(...args)).catch(() => 0),
    /** How many processes there are. As far as this one can see it is alone. */
    sendCommand: (args: string[]) => quickly(publisher.sendCommand(args)).catch(() => [args.at(-1), 1]),
  };

  /** As much of a client as it reads and listens with. */
  function reading(client: Client) {
    return {
      ...KNOWN_BY,
      on() {},
      connect: () => client.connect().catch(unlessClosed),
      disconnect: () => client.destroy(),
      async xRead(...args: Parameters<Client['xRead']>) {
        try {
          const entries = await client.xRead(...args);
          if (entries) hasRead = true;
          return entries;
        } catch (error) {
          // The adapter asks again at once.
          await pause(200);
          throw error;
        }
      },
      async subscribe(...args: Parameters<Client['subscribe']>) {
        while (!isClosed) {
          try {
            return await client.subscribe(...args);
          } catch {
            // Nobody waits for it, and without it this process would be deaf to what others ask.
            await pause(200);
          }
        }
      },
    };
  }

  const unlessClosed = (error: unknown) => {
    if (!isClosed) log.error({ err: error }, 'Redis cannot be used');
  };

  const isUp = () => isAnswering && hasRead && publisher.isReady;

  /** Until its first entry is read the adapter asks for what is new from now on, and between two such questions is a hole. */
  async function look(): Promise<void> {
    const before = isUp();
    try {
      await quickly<unknown>(
        hasRead ? publisher.ping() : publisher.xAdd(STREAM, '*', { at: 'start' }, TRIMMED),
      );
      isAnswering = true;
    } catch {
      // The state says it, and the log when it changes.
      isAnswering = false;
    }
    if (before && !isUp()) log.warn('Redis is away: guests on other processes hear of news when they ask');
    if (!before && isUp()) log.info('Redis is there');
  }

  void publisher.connect().catch(unlessClosed);
  const adapter = createAdapter(forAdapter, {
    streamName: STREAM,
    readCount: 500,
    maxLen: TRIMMED.TRIM.threshold,
    channelPrefix: STREAM,
  });
  const started = Date.now();
  while (!isUp() && Date.now() < started + STARTS_WITHIN_MS) {
    await look();
    await pause(50);
  }
  if (!isUp()) log.warn('Redis is away at the start: guests on other processes hear of news when they ask');
  const stop = doEvery(LOOK_EVERY_MS, look, unlessClosed);

  return {
    state: () => (isUp() ? 'ok' : 'away'),
    adapter,
    async published(emit) {
      const mine: Promise<unknown>[] = (publishing = []);
      // The adapter publishes before `emit` returns.
      emit();
      publishing = undefined;
      const outcomes = await Promise.allSettled(mine);
      const isSent = mine.length > 0 && outcomes.every(({ status }) => status === 'fulfilled');
      if (!isSent) isAnswering = false;
      return isSent;
    },
    close() {
      isClosed = true;
      void stop();
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}

/** By this the adapter knows what kind of client it has. */
const KNOWN_BY = { sSubscribe() {} };
const TRIMMED = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: 50_000 } } as const;

const tooLate = () => new Error('Redis did not answer in time');

function connectTo(url: string, options: { disableOfflineQueue?: boolean }) {
  const client = createClient({
    url,
    ...options,
    // Finds out that the other end is gone, also where nothing is being said.
    pingInterval: 5_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 15_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2_000),
    },
  });
  // Every try that fails says so here; the link says it once.
  client.on('error', () => {});
  return client;
}
