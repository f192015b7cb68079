import type { Host } from '@guest/shared';
import type { RouteName } from '@guest/shared/routes/routes';
import { enterPage, noteUntilShown, type PendingMount } from '../diagnostics/pending-mounts';
import { pageBuild } from '../diagnostics/page-build';
import { untilPageShown } from '../first-view/until-page-shown';

/**
 * Notes on the device which page is rendered for the first time. A page may wait for its data long after its code has
 * loaded. Without a note until it is shown, a page that hangs then would be charged to the shell, whose own note stays
 * until its page responds.
 */
export function createFirstRenderNotes(host: Host) {
  /** The pages that have loaded and have not been shown since, with the release that each one belongs to. */
  const unshown = new Map<RouteName, PendingMount>();
  let current: RouteName | undefined;
  let noted: PendingMount | undefined;
  let known: PendingMount | undefined;
  const shell = () => (known ??= shellRelease());

  /** Begins a note if the page is the one that the guest has open and its release has none for it. */
  function note(name: RouteName): void {
    const release = unshown.get(name);
    if (!release || release === noted || name !== current) return;
    noted = release;
    const shown = untilPageShown(host).then(() => {
      // A page that the guest has left while it waited is noted again when it is rendered again.
      if (name === current) unshown.delete(name);
    });
    void noteUntilShown(release, shown);
  }

  return {
    note,
    /** Must be called before the code of a page loads. */
    loads: (name: RouteName, release = shell()) => void unshown.set(name, release),
    /** Must be called whenever a page is about to be rendered. */
    renders(name: RouteName): void {
      if (name !== current) {
        current = name;
        noted = undefined;
        enterPage();
      }
      note(name);
    },
  };
}

/** Without a note for the pages of the shell, a remote would be charged whose page waited when the guest left it. */
function shellRelease(): PendingMount {
  const { shell, buildId } = pageBuild();
  return { name: 'shell', version: shell, set: buildId };
}
