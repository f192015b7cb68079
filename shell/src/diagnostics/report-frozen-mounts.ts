import type { PageReport, ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedNames } from '@guest/shared/storage/stored-names';
import { PENDING_MOUNT, type PendingMount, type NotedMount } from './pending-mounts';
import { pageBuild } from './page-build';
import { ownSource } from './page-releases';
import { sendReport } from './send-report';
import { getVersionInfo } from './version-info';

/**
 * Reports the releases whose loading has ended an earlier page: their notes are still there, but no page holds
 * their locks any more. Notes of another release set are removed without a report, because this page cannot speak
 * for that set.
 */
export async function reportFrozenMounts(send: (report: PageReport) => void = sendReport): Promise<void> {
  // The notes are read first: a page that writes its note after that is not mistaken for one that has ended.
  const noted = storedNames(deviceStorage).filter((name) => name.startsWith(PENDING_MOUNT));
  const { held = [], pending = [] } = await navigator.locks.query();
  const running = new Set([...held, ...pending].map(({ name }) => name));
  const left = noted.filter((name) => !running.has(name));
  const mounts = left.flatMap((name) => {
    const mount = parseMount(deviceStorage.getItem(name));
    deviceStorage.setItem(name, null);
    return mount?.set === pageBuild().buildId ? [mount] : [];
  });
  const frozen = mounts.filter((mount) => !isExplained(mount, mounts));
  // A page notes a release several times: while it is mounted, while it loads a page and while that page is rendered.
  const releases = new Map(frozen.map((mount) => [`${mount.name}@${mount.version}`, mount]));
  const events = [...releases.values()].map(eventOf);
  if (events.length > 0) send({ passport: getVersionInfo(), events });
}

/**
 * Whether other notes of the same document explain its end better. Pages that the guest has left are not rendered any more,
 * so of the notes for pages only those for the last one count. The note of the shell spans the whole start of its document,
 * so a remote that was loading then explains it.
 */
function isExplained(mount: NotedMount, mounts: NotedMount[]): boolean {
  const notes = mounts.filter(({ page }) => page === mount.page);
  const last = Math.max(...notes.map(indexOf));
  const counting = notes.filter((it) => it.isBackground || indexOf(it) === last);
  if (!counting.includes(mount)) return true;
  return mount.name === 'shell' && counting.some(({ name }) => name !== 'shell');
}

const indexOf = ({ pageIndex }: NotedMount): number => Number(pageIndex) || 0;

const eventOf = ({ name, version }: PendingMount): ReleaseEvent => ({
  name,
  version,
  source: ownSource(name, version) ?? pageBuild().source,
  outcome: 'failed',
  took: null,
  errorClass: 'Frozen',
  instead: null,
});

function parseMount(text: string | null): NotedMount | undefined {
  try {
    const mount: unknown = JSON.parse(text ?? '');
    return isMount(mount) ? mount : undefined;
  } catch {
    return undefined;
  }
}

function isMount(value: unknown): value is NotedMount {
  const { name, version, set } = Object(value) as Partial<Record<keyof PendingMount, unknown>>;
  return [name, version, set].every((it) => typeof it === 'string');
}
