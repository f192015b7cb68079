import type { RequestName } from '@guest/shared/contracts/socket.contract';
import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import type { SocketErrorData } from '@guest/shared/realtime/socket-error';

/**
 * The messages between the tabs of one guest. A message of an unknown kind comes from another release and is
 * ignored.
 */
export type TabMessage =
  /**
   * Sent by the leader: the state of the connection. If `leader` changes, requests sent to the previous
   * leader are lost.
   */
  | { kind: 'facts'; leader: string; facts: RealtimeFacts }
  | { kind: 'push'; name: string; body: unknown }
  | { kind: 'answer'; id: string; data: unknown }
  /** Errors are sent as plain data because they lose their class between tabs. */
  | { kind: 'refusal'; id: string; refusal: SocketErrorData }
  /** Sent by other tabs to find out whether there is a leader. */
  | { kind: 'hello' }
  | { kind: 'ask'; id: string; name: RequestName; body: unknown }
  | { kind: 'tell'; name: RequestName; body: unknown }
  | { kind: 'use-here' }
  | { kind: 'wake' };
