import type { Post } from '@guest/shared/contracts/feed/feed.contract';

const MAX_TAGS = 8;

/** Returns the tags of the posts, the most frequent first, always including the selected tag. */
export function tagsOf(posts: Post[], selectedTag: string | undefined): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_TAGS)
    .map(([tag]) => tag);
  // The selected tag keeps its position if it has one, so that a tap does not move the tapped chip.
  return selectedTag === undefined || tags.includes(selectedTag) ? tags : [selectedTag, ...tags];
}
