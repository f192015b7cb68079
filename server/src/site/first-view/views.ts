import type { Boot, ViewAsk } from '@guest/shared/contracts/release/boot.contract';
import type { RouteName } from '@guest/shared/routes/routes';
import { pathToFileURL } from 'node:url';
import { createLruMap } from '../../platform/cache/lru-map';
import type { Release } from '../releases/release';
import { releaseOfPage } from '../releases/release-of-page';
import type { ResolvedSet } from '../releases/release-shelf';
import type { ViewLimits } from './view-limits';
import type { ViewOutcome } from './view-outcome';
import type { ThreadPlan, ViewPool } from './view-pool';

/** The request for a first view. */
export interface ViewWish extends Omit<ViewAsk, 'remote'> {
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

const KEPT_FRAMES = 200;
const NOTHING: View = { kind: 'empty', html: '', title: null, isWhole: false };

/**
 * Renders first views: the page if its release can, otherwise the frame with a skeleton, otherwise nothing.
 */
export function createViews(pool: Pick<ViewPool, 'ask' | 'warm'>, limits: ViewLimits) {
  const frames = createLruMap<string, Promise<ViewOutcome>>(KEPT_FRAMES);

  async function compose(wish: ViewWish): Promise<View> {
    const { set, route } = wish;
    const release = route ? releaseOfPage(set, route) : set.shell;
    if (release === set.shell)
      return viewOf(await frameOf(wish), wish.isComplete ? 'page' : 'frame', wish.isComplete);

    const plan = release && planOf(set, release);
    const remote = plan && { name: release.record.name, bundle: plan.bundle };
    const page = remote && wish.isComplete && (await askFor(wish, plan, remote));
    if (page && 'answer' in page) return viewOf(page, 'page', true);
    // Without a server bundle, a release never gives more than a frame.
    return viewOf(await frameOf(wish), 'frame', !plan && wish.isComplete);
  }

  async function frameOf(wish: ViewWish): Promise<ViewOutcome> {
    const { set, url, lang, status, hash, now } = wish;
    const key = JSON.stringify([set.set.shell, url, lang, status, hash, now]);
    const known = frames.get(key);
    if (known) return known;
    const frame = askFor(wish, framePlan(set.shell), null);
    frames.set(key, frame);
    if ('failure' in (await frame)) frames.drop(key, frame);
    return frame;
  }

  function askFor(wish: ViewWish, plan: ThreadPlan | null, remote: ViewAsk['remote']): Promise<ViewOutcome> {
    if (!plan) return Promise.resolve({ failure: 'gone' });
    const { url, lang, now, status, data, route } = wish;
    return pool.ask(plan, {
      page: route ?? String(status),
      ask: { url, lang, now, status, data, remote },
      deadline: remote ? limits.pageDeadline : limits.frameDeadline,
    });
  }

  return {
    compose,
    /** Starts the threads of a set before a guest needs them. */
    warm: (set: ResolvedSet): Promise<void> =>
      pool.warm(
        [framePlan(set.shell), ...Object.values(set.remotes).map((it) => planOf(set, it))].filter(
          (it) => it !== null,
        ),
      ),
  };
}

function viewOf(outcome: ViewOutcome, kind: Boot['view'], isWhole: boolean): View {
  return 'answer' in outcome ? { kind, isWhole, ...outcome.answer } : NOTHING;
}

const nameOf = ({ record }: Release) => `${record.name}@${record.version}`;

/** The thread of the shell's own pages and of every frame; it never runs a remote's code. */
function framePlan(shell: Release): ThreadPlan | null {
  return shell.serverBundle === null ? null : { name: nameOf(shell), file: shell.serverBundle, bundle: null };
}

function planOf({ shell }: ResolvedSet, remote: Release) {
  if (shell.serverBundle === null || remote.serverBundle === null) return null;
  return {
    name: `${nameOf(shell)} ${nameOf(remote)}`,
    file: shell.serverBundle,
    bundle: pathToFileURL(remote.serverBundle).href,
  };
}
