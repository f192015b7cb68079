import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { SERVICE_WORKER_PATH } from './address';
import { observeLoadedFiles } from './observe-loaded-files';
import type { PrecacheMessage } from './precache-message';
import { PRECACHE_TIMEOUT_MS } from './precache-paths';
import { precacheRest } from './precache-rest';
import { isSavingData } from './network/connection-speed';

/** The worker gives up a file earlier, unless many that the page has loaded come before it. */
const ANSWER_TIMEOUT_MS = PRECACHE_TIMEOUT_MS + 5_000;

/**
 * Registers the service worker and tells it which files to cache: those that this page loads at once, the rest of
 * its release set while nobody uses the page.
 */
export async function requestPrecache({ api, lang }: Host, { buildId, config }: Boot): Promise<void> {
  if (!('serviceWorker' in navigator) || config.environment === 'development') return;
  const { serviceWorker } = navigator;
  // A worker that another tab has started takes over this page, whose document it has not seen.
  const wasServed = serviceWorker.controller !== null && navigationEntry()?.workerStart !== 0;
  await serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  // An update may replace the active worker while the page is open.
  const registration = await serviceWorker.ready;
  const post = (parts: Partial<PrecacheMessage>, transfer: Transferable[] = []) =>
    registration.active?.postMessage(
      {
        kind: 'keep',
        set: buildId,
        files: [],
        pictures: [],
        document: null,
        ...parts,
      } satisfies PrecacheMessage,
      transfer,
    );

  // Files that the page has loaded cost nothing to cache.
  observeLoadedFiles((loaded) => post(loaded));
  if (isSavingData()) return;
  post({ document: wasServed ? null : location.href });
  const outcome = await api.send(buildContract.buildFiles, { params: { buildId } });
  const files = 'data' in outcome ? outcome.data.files : [];
  const members = files.filter((file) => file.lang === null || file.lang === lang).map(({ url }) => url);
  post({ members });
  await precacheRest(members, (file) => answered((port) => post({ files: [file] }, [port])));
}

const navigationEntry = (): PerformanceNavigationTiming | undefined =>
  // The cast is safe because entries of this type are navigations.
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/**
 * Resolves when the worker has handled a message, or can no longer be expected to: the browser may have ended it, or an
 * update replaced it.
 */
async function answered(send: (port: MessagePort) => void): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reply = new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    timer = setTimeout(resolve, ANSWER_TIMEOUT_MS);
  });
  port1.start();
  send(port2);
  await reply;
  clearTimeout(timer);
  port1.close();
}
