import type { Realtime, RealtimeLine } from '@guest/shared/realtime/realtime';
import type { ChatSocket, ChatSocketOptions } from '../socket/chat-socket';

export interface LineOptions {
  /** Of whom and where: the tabs that share it. */
  name: string;
  realtime: Pick<Realtime, 'state' | 'pushed'>;
  open: (on: Pick<ChatSocketOptions, 'changed' | 'pushed'>) => ChatSocket;
}

/** A page's way to the server, whether the socket is its own or that of another tab. */
export interface Line extends RealtimeLine {
  /** The guest looks at the page again, or its network is back. */
  wake(): void;
  /** Begins anew, with another session of the same guest. */
  renew(): void;
  close(): void;
}
