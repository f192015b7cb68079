import type { RequestOf } from '@guest/shared/contracts/socket.contract';

/** A request that the server may not have, as it is shown. It follows from the record in the outbox. */
export interface QueuedRequest {
  ask: RequestOf<'newGuestRequest'>;
  /** The name of the service when the guest chose it. */
  templateName: string;
  /**
   * `waiting` is sent as soon as possible, `held` is too old to be sent without confirmation, and `refused`
   * was rejected by the server.
   */
  state: 'waiting' | 'held' | 'refused';
  /** The reason of a refusal: `error` is a sentence for the guest, `code` is for programs. */
  error?: string;
  code?: string;
}
