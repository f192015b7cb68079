import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Returns the supported encodings that the client accepts, the best one first. */
export function acceptedEncodings({ 'accept-encoding': header }: IncomingHttpHeaders): Encoding[] {
  const offered = String(header ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return PREFERRED.filter((encoding) => offered.includes(encoding));
}
