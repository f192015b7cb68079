import type { ErrorReply, ErrorStatus } from './reply';

export interface SocketSuccess<Data> {
  status: 200;
  data: Data;
  epoch: string;
}

export interface SocketFailure {
  status: ErrorStatus | 500;
  /** The message shown to the guest, in the guest's language; never empty. */
  error: string;
  /** The error code for programs. */
  code: string;
  retryAfterMs?: number;
  /** The invalid fields with the reason for each. */
  fields?: ErrorReply['fields'];
  /** Data that a program needs to handle the error. */
  data?: unknown;
  epoch: string;
}

/** The acknowledgement that every request receives exactly once. */
export type SocketReply<Data> = SocketSuccess<Data> | SocketFailure;

/** Only answers longer than this are compressed; `MAX_DECOMPRESSED_BYTES` limits their decompressed size. */
export const COMPRESS_ABOVE_BYTES = 8_192;
export const MAX_DECOMPRESSED_BYTES = 2_097_152;

/**
 * The messages with which the server rejects a connection. The client recognizes the reason by these texts.
 */
export const CONNECTION_REJECTED = {
  /** Contains the word that the specification requires; the client refreshes the chat session once. */
  session: 'auth: this chat session is not good any more',
  duplicate: 'Only one connection is allowed for each session',
  tooMany: 'too many connections',
  closing: 'the server is closing',
} as const;

/** The credentials that the browser sends in the CONNECT packet, never in the address. */
export interface SocketAuth {
  /** A token in the form `chat_uuid:chat_session_id`. */
  token: string;
  /**
   * The id of this tab, kept in its session storage, so that a reconnecting tab replaces its own connection.
   */
  tabId: string;
  /** Set by "Use here": closes the connection of the other device or tab. */
  takeOver?: boolean;
  /** The language of error messages. */
  lang?: string;
}
