import type { Server } from 'socket.io';
import type { NodeLink } from '../cluster/node-link';
import type { Lanes } from '../concurrency/lanes';
import type { OutboxEvent, RecipientsOf, Topic, Topics } from './topic';

/** Events that are worthless a moment later, so they are not queued for clients that cannot receive them now. */
const VOLATILE = new Set(['chatAction']);

export type Delivery = ReturnType<typeof createDelivery>;

interface DeliveryDeps {
  topics: Topics;
  epoch: string;
  lanes: Lanes;
  link: NodeLink;
}

/**
 * Publishes events to connected clients and returns whether all processes were reached. The events of a topic
 * are published in the order in which they were stored.
 */
export function createDelivery(io: Server, { topics, epoch, lanes, link }: DeliveryDeps) {
  async function emit(socketRooms: readonly string[], event: string, body: object): Promise<boolean> {
    // Socket.IO broadcasts to all sockets if the list of rooms is empty, so an empty list returns early.
    if (socketRooms.length === 0 || (link.state() === 'none' && !socketRooms.some(isHere))) return true;
    const all = (VOLATILE.has(event) ? io.volatile : io).to([...socketRooms]);
    if (link.state() !== 'away') return link.published(() => all.emit(event, { ...body, epoch }));
    all.local.emit(event, { ...body, epoch });
    return false;
  }

  const isHere = (socketRoom: string) => io.of('/').adapter.rooms.has(socketRoom);

  async function publish(event: OutboxEvent, recipientsOf: RecipientsOf): Promise<boolean> {
    const recipients = event.recipients ?? (await recipientsOf(event));
    const published = await Promise.all(
      recipients.map(({ socketRooms, fields }) =>
        emit(socketRooms, event.event, { ...event.body, ...fields }),
      ),
    );
    return published.every(Boolean);
  }

  /** Returns one promise per event, in the same order. */
  function deliverAll(events: readonly OutboxEvent[]): Promise<boolean>[] {
    const byTopic = new Map<Topic, RecipientsOf>();
    for (const [topic, group] of groupByTopic(events)) byTopic.set(topic, topic.recipientsOf(group));
    return events.map((event) => {
      const topic = topics.of(event);
      const recipientsOf = (topic && byTopic.get(topic)) ?? toItsOwnRoom;
      return lanes.run(event.topic, () => publish(event, recipientsOf));
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
const toItsOwnRoom: RecipientsOf = async ({ topic }) => [{ socketRooms: [topic] }];
