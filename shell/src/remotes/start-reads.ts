import type { Host } from '@guest/shared';
import { readInputAt, type FirstRead } from '@guest/shared/routes/first-read';
import { readQuery } from '@guest/shared/reads/read-query';

/** Fetches the reads of a page that are not cached. */
export async function startReads(
  host: Host,
  reads: FirstRead[],
  at: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams },
): Promise<void> {
  await Promise.all(
    reads.map((read) => {
      // The cast is safe because the types were checked when the read was declared; here they are plain data.
      const input = readInputAt(read, at) as Parameters<typeof readQuery>[2];
      return host.queries.ensureQueryData(
        readQuery(host, read.endpoint as Parameters<typeof readQuery>[1], input),
      );
    }),
  );
}
