import type { Connection } from '../platform/db/database';
import type { Cards } from '../features/chat/messages/card.repository';
import type { BookingParts } from '../features/table-booking/record/booking-parts';
import type { PushOutbox } from '../platform/outbox/push-outbox';

/** What the rest of the server may do with those who are connected. */
export interface Live {
  /** For what is to be told because of something that came over HTTP. */
  outbox: PushOutbox;
  /** Bookings and orders in the chat. */
  cards: Cards;
  /** Who sits where: one of it, so that HTTP and the socket take turns. */
  tables: BookingParts;
  /**
   * Closes the sockets of these guests or staff, on all processes. Within a transaction nothing more is written for them
   * once it is committed. `replaced`: another device has their session now, and the page is told so.
   */
  sendAway(actorIds: string[], on?: Connection, why?: 'ended' | 'replaced'): Promise<void>;
  /** How the sockets are, for whoever runs the server. */
  facts(): Promise<LiveFacts>;
}

export interface LiveFacts {
  /** The way to the other processes; `none` where this is the only one. */
  redis: 'none' | 'ok' | 'away';
  /** Of this process. */
  sockets: number;
  /** Who was turned away since it started, by the reason. */
  turnedAway: Record<string, number>;
  /** Requests that were refused since then, by their code, and those that were dropped unread. */
  refused: Record<string, number>;
  dropped: number;
  /** What was stored and is still to be told. */
  untold: number;
  /** By which timers are late. */
  lagMs: number;
}
