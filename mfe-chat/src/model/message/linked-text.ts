/** A stretch of a message: words, or an address that somebody may want to open. */
export type Stretch = { readonly text: string; readonly href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'）」】]+/gi;
/** What ends a sentence is no part of an address. */
const TAIL = /[.,;:!?…。、，！？؟)\]}]+$/u;

/** A text cut at its addresses. Put together again it is the text. */
export function linkedText(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = withoutTail(found);
    if (!URL.canParse(href)) continue;
    if (index > done) stretches.push({ text: text.slice(done, index) });
    stretches.push({ text: href, href });
    done = index + href.length;
  }
  if (done < text.length) stretches.push({ text: text.slice(done) });
  return stretches;
}

/** A bracket that was opened within the address is its own. */
function withoutTail(address: string): string {
  const bare = address.replace(TAIL, '');
  return address[bare.length] === ')' && bare.includes('(') ? `${bare})` : bare;
}
