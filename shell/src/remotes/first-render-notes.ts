import type { Host } from '@guest/shared';
import type { RouteName } from '@guest/shared/routes/routes';
import { enterPage, withNote } from '../diagnostics/begun-mounts';
import { pageBuild } from '../diagnostics/page-build';
import type { RunningRemote } from '../fallback/fallback-state';
import { untilPageShown } from '../first-view/until-page-shown';

type Noting = RunningRemote['withNote'];

/**
 * Notes on the device which page is rendered for the first time. A page may wait for its data long after its code has
 * loaded. Without a note until it is shown, a page that hangs then would be charged to the shell, whose own note stays
 * until its page responds.
 */
export function createFirstRenderNotes(host: Host) {
  /** The pages that have loaded and have not been shown since, with the release that each one belongs to. */
  const unshown = new Map<RouteName, Noting>();
  let current: RouteName | undefined;
  let noted: Noting | undefined;

  /** Begins a note if the page is the one that the guest has open and its release has none for it. */
  function note(name: RouteName): void {
    const noting = unshown.get(name);
    if (!noting || noting === noted || name !== current) return;
    noted = noting;
    void noting(async () => {
      await untilPageShown(host);
      // A page that the guest has left while it waited is noted again when it is rendered again.
      if (name === current) unshown.delete(name);
    });
  }

  return {
    note,
    /** Must be called before the code of a page loads. */
    loads: (name: RouteName, noting: Noting = noteShell) => void unshown.set(name, noting),
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
const noteShell: Noting = (load) => {
  const { shell, buildId } = pageBuild();
  return withNote({ name: 'shell', version: shell, set: buildId }, load);
};
