import { isSigned, signatureOf } from '../../../platform/security/signature';

/** The owner of an address, with their chat id. */
export interface Reader {
  id: string;
  kind: 'guest' | 'staff';
}

/** A reader with the hash of the session for which an address is made, and with which it ends. */
export interface ReaderSession extends Reader {
  sessionHash: string;
}

const LASTS_MS = 3_600_000;
const STABLE_FOR_MS = 1_800_000;

/**
 * Returns the expiry of new addresses. It stays the same for half an hour, so that browsers can cache files.
 */
export const addressExpiry = (now: number) => Math.floor(now / STABLE_FOR_MS) * STABLE_FOR_MS + LASTS_MS;

const signed = (path: string, reader: ReaderSession, until: number) =>
  `file ${path} ${reader.kind}:${reader.id} ${reader.sessionHash} ${until}`;

/**
 * Creates a signed address for one file and one session of a reader, because an image in a page cannot send a token.
 * The session is part of the signature only, so an address does not reveal it.
 */
export function fileAddress(
  secret: string,
  path: string,
  { reader, until }: { reader: ReaderSession; until: number },
) {
  const sign = signatureOf(secret, signed(path, reader, until));
  return `${path}?for=${reader.kind}:${reader.id}&until=${until}&sign=${sign}`;
}

/** Returns the reader that an address names, before its signature is checked. */
export function namedReader(whom: string): Reader | undefined {
  const [kind, id = ''] = whom.split(':');
  return kind === 'guest' || kind === 'staff' ? { kind, id } : undefined;
}

/** Returns whether an address has not expired and was signed for one of the current sessions of its reader. */
export function isAddressValid(
  secret: string,
  path: string,
  {
    reader,
    sessions,
    until,
    sign,
    now,
  }: { reader: Reader; sessions: readonly string[]; until: number; sign: string; now: number },
): boolean {
  return (
    until > now &&
    sessions.some((sessionHash) => isSigned(secret, signed(path, { ...reader, sessionHash }, until), sign))
  );
}
