import type { Host } from '@guest/shared';
import { inputOf, type FirstRead } from '@guest/shared/routes/first-read';
import { readQuery } from '@guest/shared/reads/read-query';

/** Makes the reads of a page that the cache does not hold. */
export async function startReads(
  host: Host,
  reads: FirstRead[],
  at: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams },
): Promise<void> {
  await Promise.all(
    reads.map((read) => {
      // Its parts were checked against each other when the read was declared, and are plain data here.
      const input = inputOf(read, at) as Parameters<typeof readQuery>[2];
      return host.queries.ensureQueryData(
        readQuery(host, read.endpoint as Parameters<typeof readQuery>[1], input),
      );
    }),
  );
}
