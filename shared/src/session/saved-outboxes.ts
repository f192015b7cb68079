import { databaseNames } from '../storage/device-databases';
import { deviceStorage } from '../storage/device-storage';
import { storedNames } from '../storage/stored-names';
import { readDatabaseWithTimeout } from './read-database-with-timeout';

/** The numbers of things that a hotel may not have received. */
export interface Unsent {
  messages: number;
  requests: number;
  /** Posts and comments. */
  posts: number;
  /** Guests do these again quickly: likes, favourites, ratings, settings and deletions. */
  changes: number;
}

/** The names of outboxes begin with these words; the guest follows, who is another one at each hotel. */
const OUTBOX = /^outbox(-share|-choices)? (?<guest>\S+)/;
const STORE = 'records';
/** Earlier releases stored requests under such names, which mfe-chat moves to the guest's outbox when it starts. */
const STORED_REQUEST = /^outbox:requests:(?<guest>[^:]+):/;

/** The kinds of records that have a number of their own. */
const NUMBERS: Readonly<Record<string, keyof Unsent>> = {
  message: 'messages',
  request: 'requests',
  post: 'posts',
  comment: 'posts',
  'comment-edit': 'posts',
};

/**
 * Counts what waits in the outboxes of this device: in those of the guest and in all others, which belong to other
 * hotels of the same person or to other guests of a shared device.
 */
export async function savedOutboxes(guest: string | undefined): Promise<{ own: Unsent; others: Unsent }> {
  const counts = { own: nothing(), others: nothing() };
  const ofOwner = (owner: string | undefined) => (owner === guest ? counts.own : counts.others);
  const countsOf = (name: string) => ofOwner(guestIn(name));
  for (const name of storedNames(deviceStorage)) {
    // Choices are here until the code of their outbox is loaded.
    if (guestIn(name)) countsOf(name).changes += 1;
    const requestedBy = STORED_REQUEST.exec(name)?.groups?.guest;
    if (requestedBy) ofOwner(requestedBy).requests += 1;
  }
  const outboxes = (await databaseNames()).filter(guestIn);
  await Promise.all(
    outboxes.map(async (name) => {
      for (const record of await readDatabaseWithTimeout(name, STORE))
        countsOf(name)[numberOf(Object(record))] += 1;
    }),
  );
  return counts;
}

const nothing = (): Unsent => ({ messages: 0, requests: 0, posts: 0, changes: 0 });

const guestIn = (name: string): string | undefined => OUTBOX.exec(name)?.groups?.guest;

/** A cancelled record waits until the hotel has undone it, which is a change. */
const numberOf = ({ kind, isCancelled }: { kind?: unknown; isCancelled?: unknown }): keyof Unsent =>
  (isCancelled !== true && NUMBERS[String(kind)]) || 'changes';
