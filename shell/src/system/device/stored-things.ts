import { databaseNames } from '@guest/shared/storage/device-databases';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { storedNames } from '@guest/shared/storage/stored-names';
import { cookieNames } from './delete-browser-data';

/** An entry that the suite has stored on this device. */
export interface StoredThing {
  kind: 'cookie' | 'local' | 'session' | 'cache' | 'database';
  name: string;
}

/** Returns all entries stored on this device that scripts can see. */
export async function storedThings(): Promise<StoredThing[]> {
  const [caches, databases] = await Promise.all([globalThis.caches?.keys() ?? [], databaseNames()]);
  return [
    ...named('cookie', cookieNames()),
    ...named('local', storedNames(deviceStorage)),
    ...named('session', storedNames(tabStorage)),
    ...named('database', databases),
    ...named('cache', caches),
  ];
}

const named = (kind: StoredThing['kind'], names: string[]): StoredThing[] =>
  names.map((name) => ({ kind, name }));
