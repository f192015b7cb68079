import type { RenderInput } from '@guest/shared/contracts/release/boot.contract';
import { COMPOSER } from '../isolation/composer-program';
import type { PageToTry } from './pages-to-try';
import type { TrialRelease } from './trial-release';
import { startTrialProcess } from './trial-process';

/** The name under which the shell's worker file imports the remote's bundle. */
const BUNDLE = 'release:remote';
/** Far more than the server allows a guest's page, because nobody waits here. */
const LIMITS = { start: 10_000, ask: 3_000 };

/**
 * Renders each page of a release once as the server does, and returns what went wrong. `null` if the shell or the
 * release has no server bundle; the pages are rendered in the browser then.
 */
export async function tryFirstViews({
  shell,
  candidate,
  pages,
  routes,
}: {
  shell: TrialRelease;
  candidate: TrialRelease;
  pages: readonly PageToTry[];
  routes: RenderInput['routes'];
}): Promise<string[] | null> {
  const [worker, bundle] = [await shell.serverBundle(), await candidate.serverBundle()];
  if (worker === undefined || bundle === undefined) return null;
  const { name, version } = candidate.record;
  const isShell = name === 'shell';
  const bundles = isShell ? {} : { [BUNDLE]: bundle };
  const trial = startTrialProcess(
    { program: COMPOSER, start: { title: `trial of ${name}@${version}`, shell: worker, bundles } },
    LIMITS,
  );
  const faults: string[] = [];
  try {
    for (const page of pages) {
      const ask: RenderInput = {
        url: page.path,
        lang: 'en',
        now: Date.now(),
        status: 200,
        routes,
        data: page.data,
        remote: isShell ? null : { name, bundle: BUNDLE },
      };
      const outcome = await trial.ask(ask);
      if (!('failure' in outcome)) continue;
      faults.push(`${page.name}: ${outcome.failure}`);
      if (outcome.hasEnded) break;
    }
  } finally {
    await trial.stop();
  }
  return faults;
}
