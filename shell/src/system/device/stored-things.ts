import { cookieNames } from './drop-from-device';

/** Something that the suite has put on this device. */
export interface StoredThing {
  kind: 'cookie' | 'local' | 'session' | 'cache' | 'database';
  name: string;
}

/** All that is kept here, as far as a page can see it. */
export async function storedThings(): Promise<StoredThing[]> {
  const [caches, databases] = await Promise.all([
    globalThis.caches?.keys() ?? [],
    // Not every browser tells which there are.
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
