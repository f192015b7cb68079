import type { Connection } from '../platform/db/database';
import type { Cards } from '../features/chat/messages/card.repository';
import type { BookingParts } from '../features/table-booking/record/booking-parts';
import type { PushOutbox } from '../platform/outbox/push-outbox';

/** The interface of the realtime server to the rest of the server. */
export interface Live {
  /** Publishes events that result from HTTP requests. */
  outbox: PushOutbox;
  /** The chat cards of bookings and orders. */
  cards: Cards;
  /** The booking services. HTTP and the socket share one instance so that both use the same queue. */
  tables: BookingParts;
  /**
   * Closes the sockets of these guests or staff on all processes. If called within a transaction, their
   * writes are rejected once it commits. `replaced` tells the page that another device has the session now.
   */
  sendAway(actorIds: string[], on?: Connection, why?: 'ended' | 'replaced'): Promise<void>;
  /** Metrics of the sockets for operators. */
  facts(): Promise<LiveFacts>;
}

export interface LiveFacts {
  /** The state of the link to other processes; `none` if this is the only one. */
  redis: 'none' | 'ok' | 'away';
  /** The sockets of this process. */
  sockets: number;
  /** Rejected connections since the start, by reason. */
  turnedAway: Record<string, number>;
  /** Rejected requests since the start, by code, and the number of requests dropped unread. */
  refused: Record<string, number>;
  dropped: number;
  /** The number of stored events that are not published yet. */
  untold: number;
  /** How late timers fire. */
  lagMs: number;
}
