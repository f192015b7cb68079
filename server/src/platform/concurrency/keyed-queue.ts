import AsyncLock from 'async-lock';

export type KeyedQueue = ReturnType<typeof createKeyedQueue>;

/** Runs work with the same key in turn and work with different keys in parallel. */
export const createKeyedQueue = () => new AsyncLock({ maxPending: Infinity });
