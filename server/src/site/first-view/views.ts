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
}

export type Views = ReturnType<typeof createViews>;

const MAX_CACHED_FRAMES = 200;
const EMPTY_VIEW: View = { kind: 'empty', html: '', title: null, isWhole: false };

/**
 * Renders first views: the page if its release can, otherwise the frame with a skeleton, otherwise nothing.
 */
export function createViews(pool: Pick<ViewPool, 'render' | 'warm'>, limits: ViewLimits) {
  const frames = new LRUCache<string, Promise<ViewOutcome>>({ max: MAX_CACHED_FRAMES });

  async function compose(request: ViewRequest): Promise<View> {
    const { set, route } = request;
    const release = route ? releaseOfPage(set, route) : set.shell;
    if (release === set.shell)
      return viewOf(await frameOf(request), request.isComplete ? 'page' : 'frame', request.isComplete);

    const plan = release && planOf(set, release);
    const remote = plan && { name: release.record.name, bundle: BUNDLE };
    const page = remote && request.isComplete && (await render(request, plan, remote));
    if (page && 'answer' in page) return viewOf(page, 'page', true);
    // Without a server bundle, a release never gives more than a frame.
    return viewOf(await frameOf(request), 'frame', !plan && request.isComplete);
  }

  async function frameOf(request: ViewRequest): Promise<ViewOutcome> {
    const { set, url, lang, status, hash, now, routes } = request;
    const key = JSON.stringify([set.set.shell, url, lang, status, hash, now, routes]);
    const known = frames.get(key);
    if (known) return known;
    const frame = render(request, framePlan(set.shell), null);
    frames.set(key, frame);
    if ('failure' in (await frame)) dropEntry(frames, key, frame);
    return frame;
  }

  function render(
    request: ViewRequest,
    plan: ProcessPlan | null,
    remote: RenderInput['remote'],
  ): Promise<ViewOutcome> {
    if (!plan) return Promise.resolve({ failure: 'gone' });
    const { url, lang, now, status, data, route, routes } = request;
    return pool.render(plan, {
      page: route ?? String(status),
      ask: { url, lang, now, status, data, remote, routes },
      deadline: remote ? limits.pageDeadline : limits.frameDeadline,
    });
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
