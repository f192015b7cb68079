/** A segment of a message, either plain text or a link. */
export type Stretch = { readonly text: string; readonly href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'）」】]+/gi;
/** Punctuation at the end of a sentence does not belong to the address. */
const TAIL = /[.,;:!?…。、，！？؟)\]}]+$/u;

/** Splits a text at its web addresses. The segments joined together equal the text. */
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

/** A closing bracket belongs to the address if the address also contains the opening one. */
function withoutTail(address: string): string {
  const bare = address.replace(TAIL, '');
  return address[bare.length] === ')' && bare.includes('(') ? `${bare})` : bare;
}
