/** Query parameters that do not affect the document; only the browser evaluates them. */
const NEUTRAL = /^(app|download|newProperty|shared|utm_\w+|gclid|fbclid)$/;

/**
 * Returns the query parameters that affect the document in a canonical order, so that equivalent addresses
 * are equal.
 */
export function canonicalQuery(search: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams([...search].filter(([name]) => !NEUTRAL.test(name)));
  canonical.sort();
  return canonical;
}
