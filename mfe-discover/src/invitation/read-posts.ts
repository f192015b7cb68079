/** Counts the posts that a guest reads: those of which half was in sight at two looks in a row. */
export function createReadPosts() {
  const read = new Set<string>();
  let inSight = new Set<string>();
  const articles = () => [...document.querySelectorAll<HTMLElement>('[data-post-id]')];
  const idOf = ({ dataset }: HTMLElement) => dataset.postId ?? '';

  return {
    /** Must be called once a second. Returns the number of posts that were read so far. */
    look(): number {
      const now = new Set(articles().filter(isHalfInSight).map(idOf));
      for (const id of now) if (inSight.has(id)) read.add(id);
      inSight = now;
      return read.size;
    },

    /** Returns the first post that begins below the screen. */
    firstBelow(): string | undefined {
      const below = articles().find((article) => article.getBoundingClientRect().top >= innerHeight);
      return below && idOf(below);
    },
  };
}

/** A post that is higher than the screen counts when it fills half of it. */
function isHalfInSight(article: HTMLElement): boolean {
  const { top, bottom, height } = article.getBoundingClientRect();
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return height > 0 && shown >= Math.min(height, innerHeight) / 2;
}
