import type { ErrorReply, RefusalStatus } from './reply';

export interface SocketSuccess<Data> {
  status: 200;
  data: Data;
  epoch: string;
}

export interface SocketRefusal {
  status: RefusalStatus | 500;
  /** For the guest, in the guest's language; never empty. */
  error: string;
  /** For programs. */
  code: string;
  retryAfterMs?: number;
  /** Which fields of what was asked are wrong, and how. */
  fields?: ErrorReply['fields'];
  /** What a program needs to go on from here. */
  data?: unknown;
  epoch: string;
}

/** What acknowledges every request, exactly once. */
export type SocketReply<Data> = SocketSuccess<Data> | SocketRefusal;

/** Only answers longer than this come packed, and no packed one may become longer than that. */
export const PACKED_ABOVE_BYTES = 8_192;
export const LONGEST_UNPACKED_BYTES = 2_097_152;

/** Texts with which a connection is turned away; the client knows them by these words. */
export const TURNED_AWAY = {
  /** Contains the word that the specification looks for: refresh the chat session once. */
  session: 'auth: this chat session is not good any more',
  duplicate: 'Only one connection is allowed for each session',
  tooMany: 'too many connections',
  closing: 'the server is closing',
} as const;

/** What the guest's browser says of itself in the CONNECT packet, never in the address. */
export interface SocketAuth {
  /** `chat_uuid:chat_session_id`. */
  token: string;
  /** Of this tab, kept in its session storage: the same tab comes back and takes its place again. */
  tabId: string;
  /** "Use here": closes the connection that is open elsewhere. */
  takeOver?: boolean;
  /** In which language refusals are told. */
  lang?: string;
}
