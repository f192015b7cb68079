/** The times of opening a post and going back, in milliseconds. */
export interface OpenPostTimes {
  /** This is the time from the tap on a post with a preloaded page until its text is painted and the page is idle. */
  open: number;
  /** This is the time from the step back until the post stands in the feed again. */
  back: number;
  /** The distance from its place in pixels. */
  moved: number;
}

export interface FeedProbe {
  /** Scrolls to the end again and again until so many posts are loaded. */
  load(posts: number): Promise<void>;
  /** Scrolls up, a step in each frame, and returns the milliseconds between frames. */
  scroll(frames: number, step: number): Promise<number[]>;
  /** Taps a heart on the screen and returns the milliseconds until it is painted as liked. */
  like(): Promise<number>;
  openPost(): Promise<OpenPostTimes>;
  articles(): number;
}

declare global {
  var feedProbe: FeedProbe;
}

/**
 * Runs in the page before its own scripts. The function is serialized, so it must not use anything from its
 * scope.
 */
export function probeFeed(): void {
  const STUCK_AFTER_MS = 30_000;
  const SETTLED_AFTER_MS = 600;
  const frame = () => new Promise(requestAnimationFrame);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const whenPainted = (isTrue: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () =>
        requestAnimationFrame(() => {
          const is = isTrue();
          setTimeout(() => (is ? resolve(performance.now()) : look()));
        });
      look();
    });

  const articles = () => [...document.querySelectorAll<HTMLElement>('main article[data-post-id]')];
  const loaded = () =>
    Math.max(
      0,
      ...[...document.querySelectorAll('main [aria-posinset]')].map((it) => Number(it.ariaPosInSet)),
    );
  /** Scrolls up until one of these elements is well inside the screen. */
  const findInView = async (selector: string) => {
    for (let tries = 0; tries < 40; tries += 1) {
      const found = [
        ...document.querySelectorAll<HTMLElement>(`main article[data-post-id] ${selector}`),
      ].find((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        return top > 120 && bottom < innerHeight - 120;
      });
      if (found) return found;
      scrollBy({ top: -100, behavior: 'instant' });
      await pause(50);
    }
    throw new Error(`${selector} is not on the screen`);
  };
  const articleOf = (id: string) => articles().find((it) => it.dataset.postId === id);

  globalThis.feedProbe = {
    articles: () => articles().length,

    async load(posts) {
      let [count, since] = [0, performance.now()];
      while (loaded() < posts) {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        await frame();
        if (loaded() > count) [count, since] = [loaded(), performance.now()];
        if (performance.now() - since > STUCK_AFTER_MS) throw new Error(`the feed ends after ${count} posts`);
      }
      await pause(SETTLED_AFTER_MS);
    },

    async scroll(frames, step) {
      const durations: number[] = [];
      await frame();
      let before = performance.now();
      for (let at = 0; at < frames; at += 1) {
        scrollBy({ top: -step, behavior: 'instant' });
        await frame();
        const now = performance.now();
        durations.push(now - before);
        before = now;
      }
      return durations;
    },

    async like() {
      const heart = await findInView('button[title="Like"][aria-pressed="false"]');
      await frame();
      const tapped = performance.now();
      heart.click();
      return (await whenPainted(() => heart.ariaPressed === 'true')) - tapped;
    },

    async openPost() {
      const link = await findInView('a[href*="/discover/"]');
      const post = link.closest<HTMLElement>('article');
      const id = post?.dataset.postId ?? '';
      if (!post) throw new Error('the link belongs to no post');
      const { top } = post.getBoundingClientRect();
      const words = post.querySelector('p[lang]')?.textContent ?? '';
      // The focus preloads the page of the post, like a pointer over the link.
      link.focus({ preventScroll: true });
      await pause(SETTLED_AFTER_MS);
      const tapped = performance.now();
      link.click();
      const isOpen = () =>
        location.pathname.endsWith(id) &&
        articles().length === 0 &&
        document.querySelector('main article p[lang]')?.textContent === words;
      const opened = await whenPainted(isOpen);
      await pause(SETTLED_AFTER_MS);
      const left = performance.now();
      history.back();
      const back = await whenPainted(() => {
        const it = articleOf(id);
        return it !== undefined && Math.abs(it.getBoundingClientRect().top - top) < innerHeight;
      });
      await pause(SETTLED_AFTER_MS);
      const moved = Math.abs((articleOf(id)?.getBoundingClientRect().top ?? Infinity) - top);
      return { open: opened - tapped, back: back - left, moved };
    },
  };
}
