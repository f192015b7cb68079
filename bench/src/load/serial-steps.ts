import type { WireRequest } from './wire';

type StepRequest = Pick<WireRequest, 'url' | 'askedBy'>;

/**
 * Returns the length of the longest chain of requests: the document is step one, its references step two, the
 * requests of a script in step two are step three.
 */
export function serialSteps(requests: readonly StepRequest[]): number {
  const steps = new Map<string, number>();
  for (const { url, askedBy } of requests) {
    if (steps.has(url)) continue;
    const before = Math.max(0, ...askedBy.map((it) => steps.get(it) ?? 0));
    steps.set(url, before + 1);
  }
  return Math.max(0, ...steps.values());
}
