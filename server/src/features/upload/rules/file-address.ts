import { isSigned, signatureOf } from '../../../platform/security/signature';

/** The owner of an address, with their chat id. */
export interface Reader {
  id: string;
  kind: 'guest' | 'staff';
}

const LASTS_MS = 3_600_000;
const STABLE_FOR_MS = 1_800_000;

/**
 * Returns the expiry of new addresses. It stays the same for half an hour, so that browsers can cache files.
 */
export const addressExpiry = (now: number) => Math.floor(now / STABLE_FOR_MS) * STABLE_FOR_MS + LASTS_MS;

const signed = (path: string, reader: Reader, until: number) =>
  `file ${path} ${reader.kind}:${reader.id} ${until}`;

/** Creates a signed address for one file and one reader, because an image in a page cannot send a token. */
export function fileAddress(
  secret: string,
  path: string,
  { reader, until }: { reader: Reader; until: number },
) {
  const sign = signatureOf(secret, signed(path, reader, until));
  return `${path}?for=${reader.kind}:${reader.id}&until=${until}&sign=${sign}`;
}

/** Returns the reader of an address if its signature is valid and it has not expired. */
export function readerOf(
  secret: string,
  path: string,
  { for: whom, until, sign, now }: { for: string; until: number; sign: string; now: number },
): Reader | undefined {
  const [kind, id = ''] = whom.split(':');
  if (kind !== 'guest' && kind !== 'staff') return undefined;
  const reader: Reader = { kind, id };
  return until > now && isSigned(secret, signed(path, reader, until), sign) ? reader : undefined;
}
