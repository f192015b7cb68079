/**
 * Returns the selectors after whose `:has()` an element follows that no class, id, attribute or tag names. For such a
 * selector the browser styles every element of the page anew whenever one comes or goes anywhere.
 */
export function findBroadSelectors(css: string): string[] {
  const withoutComments = css.replace(/\/\*[^]*?\*\//g, '');
  return [...withoutComments.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => splitOutside(prelude, /,/))
    .map((selector) => selector.trim().replace(/\s+/g, ' '))
    .filter(isBroad);
}

function isBroad(selector: string): boolean {
  const compounds = splitOutside(selector, /[\s>+~]/).filter((it) => it !== '');
  const subject = compounds.at(-1) ?? '';
  const hasBefore = compounds.slice(0, -1).some((it) => it.includes(':has('));
  return hasBefore && !/^[a-z&]|[.#[]/i.test(withoutArguments(subject));
}

/** Splits at the separators that are not within brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}

const withoutArguments = (compound: string): string => {
  const inner = compound.replace(/\([^()]*\)/g, '');
  return inner === compound ? compound : withoutArguments(inner);
};
