import type { Ask } from '@guest/shared/contracts/socket.contract';

/** A request that the server has not confirmed yet. */
export interface QueuedRequest {
  ask: Ask<'newGuestRequest'>;
  /** In the language in which the guest saw it. */
  templateName: string;
  /** When the guest sent the request, in epoch milliseconds. */
  at: number;
  /**
   * `waiting` is sent as soon as possible, `held` is too old to be sent without confirmation, and `refused`
   * was rejected by the server.
   */
  state: 'waiting' | 'held' | 'refused';
  /** The reason of a refusal: `error` is a sentence for the guest, `code` is for programs. */
  error?: string;
  code?: string;
}

/** After this time a request may do more harm than good, so the guest must confirm it. */
export const HELD_AFTER_MS = 24 * 3_600_000;
