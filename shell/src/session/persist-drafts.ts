import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { savedInput } from '@guest/shared/session/saved-drafts';
import { DRAFTS_RESTORED, isDraft } from '@guest/shared/storage/draft-names';
import { storedEntries } from '@guest/shared/storage/stored-names';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { isInstalled } from '../install/is-installed';
import { saveWindowDrafts, takeWindowDrafts, type WindowOwner } from './window-drafts';

/**
 * Preserves the unsent input of forms when the system ends an app in the background, even for days. A browser
 * restores the storage of a tab, but the window of an installed app and the web view of the hotel's own app start
 * with an empty one. Returns a stop function.
 */
export function persistDrafts({
  host: { session, layout },
  router,
}: {
  host: Pick<Host, 'session' | 'layout'>;
  router: Pick<Router, 'subscribe'>;
}): () => void {
  const isOwnWindow = () => isInstalled() || layout.getState().isAppMode;
  const current = (): WindowOwner => ({
    owner: session.getState().user?.id ?? '',
    property: propertyInPath(location.pathname)?.toLowerCase(),
  });
  let isRestored = false;
  /** The hotel whose input was asked for last. */
  let restoredAt: string | undefined;
  /** The owner of the input that this window has left when it was hidden. */
  let left: WindowOwner | undefined;

  function restore(): void {
    isRestored = true;
    const window = current();
    restoredAt = window.property;
    if (!isOwnWindow()) return;
    const drafts = takeWindowDrafts(window, Date.now());
    if (!drafts) return;
    for (const [name, value] of drafts) {
      if (isDraft(name) && tabStorage.getItem(name) === null) tabStorage.setItem(name, value);
    }
    dispatchEvent(new Event(DRAFTS_RESTORED));
  }

  function onVisibilityChange(): void {
    // Before the input of the last window is restored, saving would overwrite it.
    if (!isRestored || !isOwnWindow()) return;
    if (left) saveWindowDrafts({ ...left, at: 0, drafts: [] });
    left = undefined;
    if (document.visibilityState !== 'hidden') return;
    left = current();
    saveWindowDrafts({ ...left, at: Date.now(), drafts: storedEntries(tabStorage, isDraft) });
    // The session may have ended, and the system may end the window while its guest looks for a new code.
    for (const input of savedInput()) if (input.owner !== left.owner) saveWindowDrafts({ ...left, ...input });
  }

  const stops = [
    session.persist.onFinishHydration(() => isRestored || restore()),
    session.subscribe(({ user: now }, { user: before }) => {
      if (isRestored && now && now.id !== before?.id) restore();
    }),
    // The app of all hotels starts outside of them, and its guest goes from one to another.
    router.subscribe(() => {
      if (isRestored && current().property !== restoredAt) restore();
    }),
  ];
  if (session.persist.hasHydrated()) restore();
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    stops.forEach((stop) => stop());
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
