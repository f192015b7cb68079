import { isSigned, signatureOf } from './upload-ticket';

/** Whose address it is, as the chat knows them. */
export interface Reader {
  id: string;
  kind: 'guest' | 'staff';
}

const LASTS_MS = 3_600_000;
const SAME_FOR_MS = 1_800_000;

/** Until when addresses that are given out now are good: the same for a while, so that a browser knows a file again. */
export const goodUntil = (now: number) => Math.floor(now / SAME_FOR_MS) * SAME_FOR_MS + LASTS_MS;

const signed = (path: string, reader: Reader, until: number) =>
  `file ${path} ${reader.kind}:${reader.id} ${until}`;

/** An address that opens one file to one reader for a while: a picture in a page cannot send a token along. */
export function fileAddress(
  secret: string,
  path: string,
  { reader, until }: { reader: Reader; until: number },
) {
  const sign = signatureOf(secret, signed(path, reader, until));
  return `${path}?for=${reader.kind}:${reader.id}&until=${until}&sign=${sign}`;
}

/** Whose an address is, if it is ours and still good. */
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
