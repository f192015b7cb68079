import type { Boot, RenderInput } from '@guest/shared/contracts/release/boot.contract';
import type { RouteName } from '@guest/shared/routes/routes';
import { LRUCache } from 'lru-cache';
import { dropEntry } from '../../platform/cache/drop-entry';
import type { Release } from '../releases/release';
import { releaseOfPage } from '../releases/release-of-page';
import type { ResolvedSet } from '../releases/release-cache';
import type { ViewLimits } from './view-limits';
import type { ViewOutcome } from './view-outcome';
import { BUNDLE } from './view-process';
import type { ProcessPlan, ViewPool } from './view-pool';

/** The request for a first view. */
export interface ViewRequest extends Omit<RenderInput, 'remote'> {
  readonly set: ResolvedSet;
  /** The page; `null` if the URL matches no page or names something that does not exist. */
  readonly route: RouteName | null;
  /** Whether `data` contains all initial data of the page. */
  readonly isComplete: boolean;
  /** A hash of `data`. */
  readonly hash: string;
}

export interface View {
  readonly kind: Boot['view'];
  readonly html: string;
  /** `null` if nothing was rendered. */
  readonly title: string | null;
  /** Whether the view is as complete as its release permits; if not, the next guest may get more. */
  readonly isWhole: boolean;
  /** The release whose bundle failed; it is left out if none did, or if the view was only late. */
  readonly failed?: string;
}

export type Views = ReturnType<typeof createViews>;

const MAX_CACHED_VIEWS = 200;
const EMPTY_VIEW: View = { kind: 'empty', html: '', title: null, isWhole: false };

/**
 * Renders first views: the page if its release can, otherwise the frame with a skeleton, otherwise nothing.
 */
export function createViews(pool: Pick<ViewPool, 'render' | 'warm'>, limits: ViewLimits) {
  const composed = new LRUCache<string, Promise<ViewOutcome>>({ max: MAX_CACHED_VIEWS });

  async function compose(request: ViewRequest): Promise<View> {
    const { set, route } = request;
    const release = route ? releaseOfPage(set, route) : set.shell;
    if (release === set.shell) {
      const page = await frameOf(request);
      const { isComplete } = request;
      return { ...viewOf(page, isComplete ? 'page' : 'frame', isComplete), ...failureOf(page, set.shell) };
    }

    const plan = release && planOf(set, release);
    const remote = plan && { name: release.record.name, bundle: BUNDLE };
    const page = remote && request.isComplete && (await render(request, plan, remote));
    if (page && 'answer' in page) return viewOf(page, 'page', true);
    // Without a server bundle, a release never gives more than a frame.
    const frame = viewOf(await frameOf(request), 'frame', !plan && request.isComplete);
    return { ...frame, ...(page && release && failureOf(page, release)) };
  }

  const frameOf = (request: ViewRequest) => render(request, framePlan(request.set.shell), null);

  /** Renders a view once for all documents that contain it, such as those of the two colour schemes. */
  async function render(
    request: ViewRequest,
    plan: ProcessPlan | null,
    remote: RenderInput['remote'],
  ): Promise<ViewOutcome> {
    if (!plan) return { failure: 'gone' };
    const { url, lang, now, status, data, route, routes, slots, hash } = request;
    const key = JSON.stringify([plan.name, url, lang, status, hash, now, routes, slots]);
    const known = composed.get(key);
    if (known) return known;
    const outcome = pool.render(plan, {
      page: route ?? String(status),
      ask: { url, lang, now, status, data, remote, routes, slots },
      budget: remote ? limits.pageBudget : limits.frameBudget,
      isFrame: !remote && route !== null && releaseOfPage(request.set, route) !== request.set.shell,
    });
    composed.set(key, outcome);
    if ('failure' in (await outcome)) dropEntry(composed, key, outcome);
    return outcome;
  }

  return {
    compose,
    /** Starts the processes of a set before a guest needs them. */
    warm: (set: ResolvedSet): Promise<void> =>
      pool.warm(
        [framePlan(set.shell), ...Object.values(set.remotes).map((it) => planOf(set, it))].filter(
          (it) => it !== null,
        ),
      ),
  };
}

function viewOf(outcome: ViewOutcome, kind: Boot['view'], isWhole: boolean): View {
  return 'answer' in outcome ? { kind, isWhole, ...outcome.answer } : EMPTY_VIEW;
}

/** A view may also be late because the machine is busy; a bundle that is slow again and again is in quarantine. */
const failureOf = (outcome: ViewOutcome, { record }: Release): Pick<View, 'failed'> =>
  'failure' in outcome && outcome.failure !== 'late' ? { failed: record.name } : {};

const nameOf = ({ record }: Release) => `${record.name}@${record.version}`;

/** The process of the shell's own pages and of every frame; it never runs a remote's code. */
function framePlan(shell: Release): ProcessPlan | null {
  return shell.serverBundle === null ? null : { name: nameOf(shell), file: shell.serverBundle, bundle: null };
}

function planOf({ shell }: ResolvedSet, remote: Release) {
  if (shell.serverBundle === null || remote.serverBundle === null) return null;
  return {
    name: `${nameOf(shell)} ${nameOf(remote)}`,
    file: shell.serverBundle,
    bundle: remote.serverBundle,
  };
}
