import type { Verdict } from '@guest/shared/contracts/release/release.contract';
import { missingTrialIsolation } from '../isolation/isolated-user';
import { browserLibrary } from './browser-library';
import { exampleReplies } from './example-replies';
import { tryFirstViews } from './first-views';
import { tryMounts } from './mounts';
import { pagesToTry, partsToTry, rowsOf } from './pages-to-try';
import type { TrialRelease } from './trial-release';

/** The rules that a trial judges by. */
export const trialRules = ['first-views', 'mounts'] as const;

const MAX_SHOWN = 3;

/**
 * Renders and mounts each page of a release once, with example replies of the server, and mounts each part that it
 * offers for the home page. Its code runs in processes that
 * can do nothing else. Without a shell that can render, nothing can be tried. `library` is the library that plays the browser.
 */
export async function tryRelease(
  shell: TrialRelease,
  candidate: TrialRelease,
  library = browserLibrary(),
): Promise<Verdict[]> {
  const part = `${candidate.record.name}@${candidate.record.version}`;
  if ((await shell.serverBundle()) === undefined) {
    const { name, version } = shell.record;
    const reason = `it could not be tried: ${name}@${version} renders nothing`;
    return [{ rule: 'mounts', part, outcome: 'noted', reason }];
  }
  const replies = await exampleReplies();
  const pages = pagesToTry(candidate.record, replies);
  const rows = rowsOf(candidate.record);
  const routes = Object.keys(rows).length > 0 ? rows : undefined;
  const its = { shell, candidate, library, pages, routes, replies };
  const views = await tryFirstViews({ ...its, pages: pages.filter(({ isComplete }) => isComplete) });
  const parts = partsToTry(shell.record, candidate.record, replies);
  const mounts = await tryMounts({ ...its, pages: [...pages, ...parts] });
  const warning = missingTrialIsolation(library.folder);
  return [
    ...(warning === undefined ? [] : [verdict('mounts', part, 'noted', warning)]),
    ...(views === null
      ? [verdict('first-views', part, 'noted', 'it has no server bundle, so the browser renders its pages')]
      : verdicts('first-views', part, views, 'each page is rendered on the server')),
    ...verdicts(
      'mounts',
      part,
      mounts,
      parts.length > 0 ? 'each page and each part is mounted' : 'each page is mounted',
    ),
  ];
}

function verdicts(rule: string, part: string, faults: readonly string[], passMessage: string): Verdict[] {
  if (faults.length === 0) return [verdict(rule, part, 'passed', passMessage)];
  const more = faults.length - MAX_SHOWN;
  const shown = [...faults.slice(0, MAX_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  return [verdict(rule, part, 'refused', `${part} fails: ${shown.join('; ')}`)];
}

const verdict = (rule: string, part: string, outcome: Verdict['outcome'], reason: string): Verdict => ({
  rule,
  part,
  outcome,
  reason,
});
