import { parseUrl } from '@guest/shared/http/parse-url';
/** A segment of a message, either plain text or a link. */
export type TextSegment = { readonly text: string; readonly href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'）」】]+/gi;
/** Punctuation at the end of a sentence does not belong to the address. */
const TAIL = /[.,;:!?…。、，！？؟)\]}]+$/u;

/** Splits a text at its web addresses. The segments joined together equal the text. */
export function linkify(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = withoutTail(found);
    if (!parseUrl(href)) continue;
    if (index > done) segments.push({ text: text.slice(done, index) });
    segments.push({ text: href, href });
    done = index + href.length;
  }
  if (done < text.length) segments.push({ text: text.slice(done) });
  return segments;
}

/** A closing bracket belongs to the address if the address also contains the opening one. */
function withoutTail(address: string): string {
  const bare = address.replace(TAIL, '');
  return address[bare.length] === ')' && bare.includes('(') ? `${bare})` : bare;
}
