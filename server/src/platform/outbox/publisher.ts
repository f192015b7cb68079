import type { Server } from 'socket.io';
import type { ClusterLink } from '../cluster/cluster-link';
import type { KeyedQueue } from '../concurrency/keyed-queue';
import type { OutboxEvent, RecipientsOf, Topic, Topics } from './topic';

export type Publisher = ReturnType<typeof createPublisher>;

interface PublisherDeps {
  topics: Topics;
  epoch: string;
  queue: KeyedQueue;
  link: ClusterLink;
}

/**
 * Publishes events to connected clients and returns whether all processes were reached. The events of a topic
 * are published in the order in which they were stored.
 */
export function createPublisher(io: Server, { topics, epoch, queue, link }: PublisherDeps) {
  async function emit(
    socketRooms: readonly string[],
    { event, isVolatile }: OutboxEvent,
    body: object,
  ): Promise<boolean> {
    // Socket.IO broadcasts to all sockets if the list of rooms is empty, so an empty list returns early.
    if (socketRooms.length === 0 || (link.state() === 'none' && !socketRooms.some(isHere))) return true;
    const all = (isVolatile ? io.volatile : io).to([...socketRooms]);
    if (link.state() !== 'away') return link.publish(() => all.emit(event, { ...body, epoch }));
    all.local.emit(event, { ...body, epoch });
    return false;
  }

  const isHere = (socketRoom: string) => io.of('/').adapter.rooms.has(socketRoom);

  async function publish(event: OutboxEvent, recipientsOf: RecipientsOf): Promise<boolean> {
    const recipients = event.recipients ?? (await recipientsOf(event));
    const published = await Promise.all(
      recipients.map(({ socketRooms, fields }) => emit(socketRooms, event, { ...event.body, ...fields })),
    );
    return published.every(Boolean);
  }

  /** Returns one promise per event, in the same order. */
  function deliverAll(events: readonly OutboxEvent[]): Promise<boolean>[] {
    const byTopic = new Map<Topic, RecipientsOf>();
    for (const [topic, group] of groupByTopic(events)) byTopic.set(topic, topic.recipientsOf(group));
    return events.map((event) => {
      const topic = topics.of(event);
      const recipientsOf = (topic && byTopic.get(topic)) ?? toOwnSocketRoom;
      return queue.acquire(event.topic, () => publish(event, recipientsOf));
    });
  }

  function groupByTopic(events: readonly OutboxEvent[]): Map<Topic, OutboxEvent[]> {
    const groups = new Map<Topic, OutboxEvent[]>();
    for (const event of events) {
      const topic = event.recipients ? undefined : topics.of(event);
      if (topic) groups.set(topic, [...(groups.get(topic) ?? []), event]);
    }
    return groups;
  }

  return {
    /** Whether other processes can be reached. */
    isWhole: () => link.state() !== 'away',

    deliverAll,

    deliver: (event: OutboxEvent): Promise<boolean> =>
      Promise.all(deliverAll([event])).then(([published]) => published === true),
  };
}

/** A topic without a registered `Topic`, such as `user:…`, is the name of a socket room. */
const toOwnSocketRoom: RecipientsOf = async ({ topic }) => [{ socketRooms: [topic] }];
