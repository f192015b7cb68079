import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { SERVICE_WORKER_PATH } from './address';
import { onLoaded } from './on-loaded';
import type { PrecacheMessage } from './precache-message';

/** Registers the service worker and tells it which files of this page and its release set to cache. */
export async function requestPrecache({ api, lang }: Host, { buildId, config }: Boot): Promise<void> {
  if (!('serviceWorker' in navigator) || config.environment === 'development') return;
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  await serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const post = (parts: Partial<PrecacheMessage>) =>
    active?.postMessage({
      kind: 'keep',
      set: buildId,
      files: [],
      pictures: [],
      document: null,
      ...parts,
    } satisfies PrecacheMessage);

  // Files that the page has loaded cost nothing to cache; the rest of the set is what the guest may need
  // next.
  onLoaded((loaded) => post(loaded));
  if (isSavingData()) return;
  const outcome = await api.send(buildContract.buildFiles, { params: { buildId } });
  const files = 'data' in outcome ? outcome.data.files : [];
  post({
    files: files.filter((file) => file.lang === null || file.lang === lang).map(({ url }) => url),
    document: wasControlled ? null : location.href,
  });
}

function isSavingData(): boolean {
  // `connection` is not supported by every browser and therefore not in TypeScript's types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
