import type { WireRequest } from './wire';

type Asked = Pick<WireRequest, 'url' | 'askedBy'>;

/**
 * How many requests one after the other the longest chain has: the document is the first, what it names itself the
 * second, what a script of the second asks for the third.
 */
export function serialSteps(requests: readonly Asked[]): number {
  const steps = new Map<string, number>();
  for (const { url, askedBy } of requests) {
    if (steps.has(url)) continue;
    const before = Math.max(0, ...askedBy.map((it) => steps.get(it) ?? 0));
    steps.set(url, before + 1);
  }
  return Math.max(0, ...steps.values());
}
