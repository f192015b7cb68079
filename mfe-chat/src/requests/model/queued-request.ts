import type { Ask } from '@guest/shared/contracts/socket.contract';

/** Something that was asked for and of which the server has not said yet that it has it. */
export interface QueuedRequest {
  ask: Ask<'newGuestRequest'>;
  /** As the guest has seen it. */
  templateName: string;
  /** Milliseconds. */
  at: number;
  /**
   * `waiting` goes out as soon as it can. `held` is so old that the guest may not want it any more, and `refused` is what
   * the server will not take as it is.
   */
  state: 'waiting' | 'held' | 'refused';
  /** Why it was refused: a sentence for the guest, and a word for programs. */
  error?: string;
  code?: string;
}

/** In a hotel, what is older than that is likely to do harm. */
export const HELD_AFTER_MS = 24 * 3_600_000;
