import type { Host } from '@guest/shared';
import { DRAFTS_RESTORED, isDraft } from '@guest/shared/storage/draft-names';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedEntries } from '@guest/shared/storage/stored-names';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import * as z from '@guest/shared/contracts/zod';
import { isInstalled } from '../install/is-installed';

/** The name begins like that of a draft, so that signing out removes it. */
const LEFT_DRAFTS = 'draft-left';
const KEPT_FOR_MS = 30 * 24 * 3_600_000;

const leftSchema = z.object({
  /** The id of the guest, empty for a visitor. */
  owner: z.string(),
  at: z.number(),
  drafts: z.record(z.string(), z.string()),
});

/**
 * Preserves the unsent input of forms when the system ends an app in the background, even for days. A browser
 * restores the storage of a tab, but the window of an installed app and the web view of the hotel's own app start
 * with an empty one. Returns a stop function.
 */
export function keepDrafts({ session, layout }: Pick<Host, 'session' | 'layout'>): () => void {
  const isOwnWindow = () => isInstalled() || layout.getState().isAppMode;
  const owner = () => session.getState().user?.id ?? '';
  let isRestored = false;

  function restore(): void {
    isRestored = true;
    if (!isOwnWindow()) return;
    const left = takeLeft();
    if (left?.owner !== owner()) return;
    for (const [name, value] of Object.entries(left.drafts)) {
      if (isDraft(name) && tabStorage.getItem(name) === null) tabStorage.setItem(name, value);
    }
    dispatchEvent(new Event(DRAFTS_RESTORED));
  }

  function onVisibilityChange(): void {
    // Before the input of the last window is restored, saving would overwrite it.
    if (!isRestored || !isOwnWindow()) return;
    const drafts = Object.fromEntries(storedEntries(tabStorage, isDraft));
    const isLeft = document.visibilityState === 'hidden' && Object.keys(drafts).length > 0;
    const left = { owner: owner(), at: Date.now(), drafts };
    deviceStorage.setItem(LEFT_DRAFTS, isLeft ? JSON.stringify(left) : null);
  }

  const stopWaiting = session.persist.onFinishHydration(() => isRestored || restore());
  if (session.persist.hasHydrated()) restore();
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    stopWaiting();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Returns what the last window has left, once, unless it is too old or cannot be read. */
function takeLeft(): z.infer<typeof leftSchema> | undefined {
  const text = deviceStorage.getItem(LEFT_DRAFTS);
  deviceStorage.setItem(LEFT_DRAFTS, null);
  try {
    const left = leftSchema.safeParse(JSON.parse(text ?? 'null')).data;
    return left && Date.now() - left.at < KEPT_FOR_MS ? left : undefined;
  } catch {
    return undefined;
  }
}
