import type { OutboxPorts } from './outbox-ports';
import type { OutboxRecord } from './outbox-record';
import { verdictOn } from './verdict';

const MOST_UPLOADS = 2;

interface Around {
  change: (key: string, facts: Partial<OutboxRecord>) => Promise<OutboxRecord | undefined>;
  progressed: (key: string, progress: number) => void;
  nextPlace: () => number;
  pump: () => void;
}

const isToUpload = ({ file, urlPath, status }: OutboxRecord) =>
  file !== undefined && urlPath === undefined && status === 'queued';

/** Files go beside the lanes, so that no text waits for a photo: what has a file enters its lane when that is stored. */
export function createUploads({ upload, clock, random }: OutboxPorts, around: Around) {
  const { change, progressed, nextPlace, pump } = around;
  const underWay = new Map<string, AbortController>();
  let waiting: OutboxRecord[] = [];

  async function begin(before: OutboxRecord): Promise<void> {
    const { key, file } = before;
    if (!file) return;
    const abort = new AbortController();
    underWay.set(key, abort);
    try {
      const record = await change(key, { status: 'uploading' });
      if (!record) return;
      const progress = (part: number) => progressed(key, part);
      const urlPath = await upload(file, record, { progress, signal: abort.signal });
      await change(key, { status: 'queued', urlPath, tries: 0, notBefore: 0, place: nextPlace() });
    } catch (error) {
      // A file that is stored and not told of is nowhere, so nothing is unknown of it.
      const verdict = verdictOn(error, { before, now: clock.now(), random });
      const isRefused = verdict.status === 'failed';
      await change(key, isRefused ? verdict : { ...verdict, status: 'queued', mayBeThere: false });
    } finally {
      underWay.delete(key);
      pump();
    }
  }

  return {
    begin(records: Iterable<OutboxRecord>): void {
      waiting = [...records].filter((record) => isToUpload(record) && !underWay.has(record.key));
      const ready = waiting.filter(({ notBefore }) => notBefore <= clock.now());
      for (const record of ready.slice(0, MOST_UPLOADS - underWay.size)) void begin(record);
      waiting = waiting.filter((record) => !ready.includes(record));
    },
    /** When the next of them may be tried. */
    due: (): number => Math.min(Infinity, ...waiting.map(({ notBefore }) => notBefore)),
    abort: (key: string) => underWay.get(key)?.abort(),
    abortAll: () => underWay.forEach((abort) => abort.abort()),
  };
}
