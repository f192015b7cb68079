/** A copy in another size or quality, or with a small correction, differs in no more than this many of the 64 bits. */
const MAX_DIFFERENT = 5;

/** Returns whether people would take two pictures for the same one, by what `likenessOf` returns of them. */
export function areAlike(one: string, other: string): boolean {
  let different = 0;
  for (let at = 0; at < one.length; at += 8) {
    let bits = Number.parseInt(one.slice(at, at + 8), 16) ^ Number.parseInt(other.slice(at, at + 8), 16);
    for (; bits !== 0; bits &= bits - 1) different += 1;
  }
  return different <= MAX_DIFFERENT;
}
