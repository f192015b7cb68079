import type { Actor } from '../connections/actor';

/** Something that happened and is published to connected guests and staff. */
export interface OutboxEvent {
  /** `prefix:id`, such as `room:…`; without a registered `Topic` it is the socket room itself. */
  topic: string;
  event: string;
  body: Record<string, unknown>;
  /** Set if the writer of the event knows the recipients already, which saves a query. */
  recipients?: readonly Recipients[];
  /**
   * Set if the event is worthless a moment later, so that it is not queued for clients that cannot receive it
   * now. It is not stored, so only an event that is delivered without the outbox can be volatile.
   */
  isVolatile?: true;
}

/** The socket rooms that receive an event, with the fields of the body that only they get. */
export interface Recipients {
  socketRooms: readonly string[];
  fields?: Record<string, unknown>;
}

/** Returns the recipients of one event. */
export type RecipientsOf = (event: OutboxEvent) => Promise<readonly Recipients[]>;

/** Decides who receives the events whose topic begins with `prefix`. Each feature registers its own topics. */
export interface Topic {
  prefix: string;
  /** The socket rooms of this topic that a new connection joins. */
  joins?(actor: Actor): readonly string[];
  /** Called once for all events of a batch, so that one query can serve them all. */
  recipientsOf(events: readonly OutboxEvent[]): RecipientsOf;
}

export type Topics = ReturnType<typeof createTopics>;

/** Creates the registry of the topics. Features register them before the server listens. */
export function createTopics() {
  const topics: Topic[] = [];
  return {
    register: (...added: readonly Topic[]) => void topics.push(...added),
    of: ({ topic }: OutboxEvent): Topic | undefined => topics.find(({ prefix }) => topic.startsWith(prefix)),
    joinedBy: (actor: Actor): string[] => topics.flatMap((topic) => topic.joins?.(actor) ?? []),
  };
}
