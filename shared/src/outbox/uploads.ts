import type { RecordCache } from './record-cache';
import { isDue } from './queue-order';
import type { OutboxPorts } from './outbox-ports';
import type { OutboxRecord } from './outbox-record';
import { classifyResult } from './send-result';

const MAX_UPLOADS = 2;

const isToUpload = ({ file, urlPath, status }: OutboxRecord) =>
  file !== undefined && urlPath === undefined && status === 'queued';

/**
 * Uploads files in parallel to the queues, so that no text waits for a photo. A record with a file joins its
 * `lane` once the file is uploaded.
 */
export function createUploads(
  { upload, clock, random }: OutboxPorts,
  records: RecordCache,
  pump: () => void,
) {
  const { change } = records;
  const running = new Map<string, AbortController>();
  const waiting = () => records.all().filter((record) => isToUpload(record) && !running.has(record.key));

  function progressed(key: string, progress: number): void {
    const record = records.get(key);
    if (record) records.emit({ kind: 'progressed', record, progress });
  }

  async function begin(before: OutboxRecord): Promise<void> {
    const { key, file } = before;
    if (!file) return;
    const abort = new AbortController();
    running.set(key, abort);
    try {
      await change(key, { status: 'uploading' });
      const progress = (part: number) => progressed(key, part);
      const urlPath = await upload(file, before, { progress, signal: abort.signal });
      await change(key, { status: 'queued', urlPath, tries: 0, notBefore: 0 });
    } catch (error) {
      // An uploaded file whose path is unknown is unused, so a failed upload never counts as possibly sent.
      const result = classifyResult(error, { before, now: clock.now(), random });
      const isRefused = result.status === 'failed';
      await change(key, isRefused ? result : { ...result, status: 'queued', mayBeThere: false });
    } finally {
      running.delete(key);
      pump();
    }
  }

  return {
    begin(): void {
      const now = clock.now();
      const ready = waiting().filter((record) => isDue(record, now));
      for (const record of ready.slice(0, MAX_UPLOADS - running.size)) void begin(record);
    },
    /** Returns the earliest time at which a waiting upload may be retried. */
    due(): number {
      const now = clock.now();
      const later = waiting().filter((record) => !isDue(record, now));
      return Math.min(Infinity, ...later.map(({ notBefore }) => notBefore));
    },
    abort: (key: string) => running.get(key)?.abort(),
    abortAll: () => running.forEach((abort) => abort.abort()),
  };
}
