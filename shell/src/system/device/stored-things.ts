import { cookieNames } from './drop-from-device';

/** An entry that the suite has stored on this device. */
export interface StoredThing {
  kind: 'cookie' | 'local' | 'session' | 'cache' | 'database';
  name: string;
}

/** Returns all entries stored on this device that scripts can see. */
export async function storedThings(): Promise<StoredThing[]> {
  const [caches, databases] = await Promise.all([
    globalThis.caches?.keys() ?? [],
    // Not every browser can list its databases.
    globalThis.indexedDB?.databases?.() ?? [],
  ]);
  return [
    ...named('cookie', cookieNames()),
    ...named('local', Object.keys(localStorage)),
    ...named('session', Object.keys(sessionStorage)),
    ...named(
      'database',
      databases.flatMap(({ name }) => name ?? []),
    ),
    ...named('cache', caches),
  ];
}

const named = (kind: StoredThing['kind'], names: string[]): StoredThing[] =>
  names.map((name) => ({ kind, name }));
