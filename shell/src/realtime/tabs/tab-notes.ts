import type { RequestName } from '@guest/shared/contracts/socket.contract';
import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import type { Refusal } from '@guest/shared/realtime/socket-error';

/** What the tabs of one guest tell each other. An unknown kind is of another release, and is passed over. */
export type TabNote =
  /** Of the leader: how the connection is. Another `leader` than before has not heard what was asked of that one. */
  | { kind: 'facts'; leader: string; facts: RealtimeFacts }
  | { kind: 'push'; name: string; body: unknown }
  | { kind: 'answer'; id: string; data: unknown }
  /** An error loses its class on the way to another tab. */
  | { kind: 'refusal'; id: string; refusal: Refusal }
  /** Of the others: is anybody there? */
  | { kind: 'hello' }
  | { kind: 'ask'; id: string; name: RequestName; body: unknown }
  | { kind: 'tell'; name: RequestName; body: unknown }
  | { kind: 'use-here' }
  | { kind: 'wake' };
