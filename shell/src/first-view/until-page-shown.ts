import type { Host } from '@guest/shared';

/** Resolves when the next page is shown: with its data, or with a failure in its place. */
export const untilPageShown = ({ takeOver }: Host): Promise<void> =>
  new Promise((resolve) => {
    const stop = takeOver.subscribe(({ isPageLive }) => {
      if (!isPageLive) return;
      stop();
      resolve();
    });
  });
