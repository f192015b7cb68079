import type { FastifyBaseLogger } from 'fastify';
import { withTimeout } from '../../platform/concurrency/with-timeout';

type FileStoreState = 'ok' | 'away';

/** Load balancers ask every second or two, and a store that hangs must not make them wait each time. */
const KNOWN_FOR_MS = 5_000;
const MAX_CALL_MS = 1_500;

interface FileStoreStateOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  knownForMs?: number;
  maxCallMs?: number;
}

/**
 * Returns a function that says whether the store of guests' files answers; it is asked every few seconds at most. Only
 * changes are logged, because a store that is away may stay so for hours.
 */
export function createFileStoreState(
  check: (() => Promise<void>) | undefined,
  { log, knownForMs = KNOWN_FOR_MS, maxCallMs = MAX_CALL_MS }: FileStoreStateOptions,
): () => Promise<FileStoreState> {
  let known: { state: FileStoreState; at: number } | undefined;
  let running: Promise<FileStoreState> | undefined;

  async function ask(): Promise<FileStoreState> {
    const state = await withTimeout(check?.() ?? Promise.resolve(), maxCallMs, 'no answer in time').then(
      () => 'ok' as const,
      () => 'away' as const,
    );
    const before = known?.state ?? 'ok';
    if (before === 'ok' && state === 'away') log.warn('the file store does not answer');
    if (before === 'away' && state === 'ok') log.info('the file store answers again');
    known = { state, at: Date.now() };
    running = undefined;
    return state;
  }

  return async () => {
    if (known && Date.now() - known.at < knownForMs) return known.state;
    running ??= ask();
    return running;
  };
}
