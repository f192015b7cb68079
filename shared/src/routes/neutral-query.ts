/** What a question may hold that changes nothing of the document: the browser alone takes note of it. */
const NEUTRAL = /^(app|download|newProperty|utm_\w+|gclid|fbclid)$/;

/** The question as it counts for a document, in an order of its own: two spellings that show the same are the same. */
export function countedQuery(search: URLSearchParams): URLSearchParams {
  const counted = new URLSearchParams([...search].filter(([name]) => !NEUTRAL.test(name)));
  counted.sort();
  return counted;
}
