import { median } from '../measuring/statistics';

const PAGES = 100;

/** Reads the feed page after page and returns the median of the milliseconds that one takes. */
export async function timePages(origin: string, property: string): Promise<number> {
  const times: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const started = performance.now();
    const response = await fetch(`${origin}/web/property/${property}/posts?limit=24${query}`);
    if (!response.ok) throw new Error(`the feed answers ${response.status}`);
    const feed = (await response.json()) as { nextCursor: string | null };
    times.push(performance.now() - started);
    cursor = feed.nextCursor;
  }
  return median(times);
}
