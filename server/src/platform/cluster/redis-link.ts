import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { startIntervalTask } from '../jobs/interval-task';
import type { ClusterLink } from './cluster-link';

const STREAM = 'guest-suite';
const CHECK_EVERY_MS = 1_000;
/** No call waits longer than this for Redis, because everything works without it. */
const RESPONSE_TIMEOUT_MS = 1_000;
const START_TIMEOUT_MS = 5_000;

type Client = ReturnType<typeof connectTo>;

/**
 * Links the processes through Redis, with Socket.IO's adapter for Redis streams. Redis may be unavailable,
 * hang or lose its data, so the adapter gets clients that fail quickly. The clients also handle every
 * rejection, because one that the adapter ignores would end the process.
 */
export async function openRedisLink(url: string, log: FastifyBaseLogger): Promise<ClusterLink> {
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
  /** The entries that the current call of `publish` is sending. */
  let publishing: Promise<unknown>[] | undefined;

  const withTimeout = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([
      work,
      pause(RESPONSE_TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(timeoutError())),
    ]);

  /** The part of a client that the adapter uses to publish. */
  const forAdapter = {
    ...CLIENT_MARKER,
    duplicate: () => createReader(open({})),
    xAdd(...args: Parameters<Client['xAdd']>) {
      const sent = withTimeout(publisher.xAdd(...args));
      publishing?.push(sent);
      return sent;
    },
    publish: (...args: Parameters<Client['publish']>) =>
      withTimeout(publisher.publish(...args)).catch(() => 0),
    /**
     * The adapter asks for the number of processes. If Redis does not respond, this process counts itself
     * only.
     */
    sendCommand: (args: string[]) => withTimeout(publisher.sendCommand(args)).catch(() => [args.at(-1), 1]),
  };

  /** Wraps the part of a client that the adapter uses to read and subscribe. */
  function createReader(client: Client) {
    return {
      ...CLIENT_MARKER,
      on() {},
      connect: () => client.connect().catch(logUnlessClosed),
      // The adapter also disconnects clients that `close` has destroyed before.
      disconnect() {
        if (client.isOpen) client.destroy();
      },
      async xRead(...args: Parameters<Client['xRead']>) {
        try {
          const entries = await client.xRead(...args);
          if (entries) hasRead = true;
          return entries;
        } catch (error) {
          // The adapter retries immediately, so the pause limits the rate.
          await pause(200);
          throw error;
        }
      },
      async subscribe(...args: Parameters<Client['subscribe']>) {
        while (!isClosed) {
          try {
            return await client.subscribe(...args);
          } catch {
            // The adapter does not await or retry the subscription, but without it this process would miss
            // requests of the others.
            await pause(200);
          }
        }
      },
    };
  }

  const logUnlessClosed = (error: unknown) => {
    if (!isClosed) log.error({ err: error }, 'Redis cannot be used');
  };

  const isUp = () => isAnswering && hasRead && publisher.isReady;

  /**
   * Until the adapter has read its first entry, it asks for entries newer than “now”, so entries between two
   * such reads are lost. Adding an entry ends this state.
   */
  async function check(): Promise<void> {
    const before = isUp();
    try {
      await withTimeout<unknown>(
        hasRead ? publisher.ping() : publisher.xAdd(STREAM, '*', { at: 'start' }, TRIMMED),
      );
      isAnswering = true;
    } catch {
      // The failure changes the state, and state changes are logged below.
      isAnswering = false;
    }
    if (before && !isUp())
      log.warn('Redis is unavailable; guests on other processes get updates with their next request');
    if (!before && isUp()) log.info('Redis is available');
  }

  void publisher.connect().catch(logUnlessClosed);
  const adapter = createAdapter(forAdapter, {
    streamName: STREAM,
    readCount: 500,
    maxLen: TRIMMED.TRIM.threshold,
    channelPrefix: STREAM,
  });
  const started = Date.now();
  while (!isUp() && Date.now() < started + START_TIMEOUT_MS) {
    await check();
    await pause(50);
  }
  if (!isUp())
    log.warn(
      'Redis is unavailable at startup; guests on other processes get updates with their next request',
    );
  const stop = startIntervalTask(CHECK_EVERY_MS, check, logUnlessClosed);

  return {
    state: () => (isUp() ? 'ok' : 'away'),
    adapter,
    async publish(emit) {
      const ownEntries: Promise<unknown>[] = (publishing = []);
      // The adapter calls `xAdd` before `emit` returns.
      emit();
      publishing = undefined;
      const outcomes = await Promise.allSettled(ownEntries);
      const isSent = ownEntries.length > 0 && outcomes.every(({ status }) => status === 'fulfilled');
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

/** The adapter recognises the kind of client by this method. */
const CLIENT_MARKER = { sSubscribe() {} };
const TRIMMED = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: 50_000 } } as const;

const timeoutError = () => new Error('Redis did not respond in time');

function connectTo(url: string, options: { disableOfflineQueue?: boolean }) {
  const client = createClient({
    url,
    ...options,
    // Pings detect a dead connection even when nothing else is sent.
    pingInterval: 5_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 15_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2_000),
    },
  });
  // The client emits an error for every failed attempt; the link logs the change of state once.
  client.on('error', () => {});
  return client;
}
