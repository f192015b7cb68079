import type { FastifyBaseLogger } from 'fastify';

const SUMMARY_EVERY_MS = 60_000;
/** Beyond this number of different refusals within a minute, further callers are counted together. */
const MAX_KEYS = 1_000;

export interface SocketRefusal {
  /** The request, or `connection` if the connection itself was refused. */
  event: string;
  /** The code of the error. */
  refusal: string;
  /** The pseudonym of the guest, or of the network of a connection without a session. */
  guest?: string;
  network?: string;
}

export type RefusalLog = ReturnType<typeof createRefusalLog>;

/**
 * Logs the refusals of sockets. The first refusal of a kind is logged at once; further ones within a minute are
 * counted and logged as one line, so that a flood does not fill the log.
 */
export function createRefusalLog(log: FastifyBaseLogger) {
  let counted = new Map<string, { fields: SocketRefusal; times: number }>();

  function add(fields: SocketRefusal): void {
    const { event, refusal, guest, network } = fields;
    const key = JSON.stringify(fields);
    const known = counted.get(key);
    const hasCaller = (guest ?? network) !== undefined;
    if (known) known.times += 1;
    else if (counted.size >= MAX_KEYS && hasCaller) add({ event, refusal });
    else {
      counted.set(key, { fields, times: 0 });
      log.info(fields, 'socket refusal');
    }
  }

  function summarize(): void {
    const minute = counted;
    counted = new Map();
    for (const { fields, times } of minute.values()) {
      if (times > 0) log.info({ ...fields, times }, 'socket refusals within a minute');
    }
  }

  const timer = setInterval(summarize, SUMMARY_EVERY_MS);
  timer.unref();
  return {
    add,
    stop(): void {
      clearInterval(timer);
      summarize();
    },
  };
}
