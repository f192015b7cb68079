import type { Realtime, RealtimeConnection } from '@guest/shared/realtime/realtime';
import type { ChatSocket, ChatSocketOptions } from '../socket/chat-socket';

export interface ConnectionOptions {
  /** The guest and the property: tabs with the same name share the connection. */
  name: string;
  realtime: Pick<Realtime, 'state' | 'pushed'>;
  open: (on: Pick<ChatSocketOptions, 'changed' | 'pushed'>) => ChatSocket;
}

/** A connection of the page, either its own socket or the one of another tab. */
export interface Connection extends RealtimeConnection {
  /** Must be called when the page becomes visible or comes back online. */
  wake(): void;
  /** Reconnects with a new chat session of the same guest. */
  renew(): void;
  close(): void;
}
