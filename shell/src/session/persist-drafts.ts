import type { Host } from '@guest/shared';
import { savedInput } from '@guest/shared/session/saved-drafts';
import { DRAFTS_RESTORED, isDraft } from '@guest/shared/storage/draft-names';
import { storedEntries } from '@guest/shared/storage/stored-names';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { isInstalled } from '../install/is-installed';
import { saveWindowDrafts, takeWindowDrafts } from './window-drafts';

/**
 * Preserves the unsent input of forms when the system ends an app in the background, even for days. A browser
 * restores the storage of a tab, but the window of an installed app and the web view of the hotel's own app start
 * with an empty one. Returns a stop function.
 */
export function persistDrafts({ session, layout }: Pick<Host, 'session' | 'layout'>): () => void {
  const isOwnWindow = () => isInstalled() || layout.getState().isAppMode;
  const owner = () => session.getState().user?.id ?? '';
  let isRestored = false;

  function restore(): void {
    isRestored = true;
    if (!isOwnWindow()) return;
    const drafts = takeWindowDrafts(owner(), Date.now());
    if (!drafts) return;
    for (const [name, value] of drafts) {
      if (isDraft(name) && tabStorage.getItem(name) === null) tabStorage.setItem(name, value);
    }
    dispatchEvent(new Event(DRAFTS_RESTORED));
  }

  function onVisibilityChange(): void {
    // Before the input of the last window is restored, saving would overwrite it.
    if (!isRestored || !isOwnWindow()) return;
    const isHidden = document.visibilityState === 'hidden';
    const current = owner();
    saveWindowDrafts({
      owner: current,
      at: Date.now(),
      drafts: isHidden ? storedEntries(tabStorage, isDraft) : [],
    });
    // The session may have ended, and the system may end the window while its guest looks for a new code.
    if (isHidden)
      savedInput()
        .filter(({ owner: guest }) => guest !== current)
        .forEach(saveWindowDrafts);
  }

  const stops = [
    session.persist.onFinishHydration(() => isRestored || restore()),
    session.subscribe(({ user: now }, { user: before }) => {
      if (isRestored && now && now.id !== before?.id) restore();
    }),
  ];
  if (session.persist.hasHydrated()) restore();
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    stops.forEach((stop) => stop());
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
