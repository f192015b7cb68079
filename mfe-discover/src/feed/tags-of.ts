import type { Post } from '@guest/shared/contracts/feed/feed.contract';

const MOST_TAGS = 8;

/** What the posts are about, the most frequent first; the tag that is asked for is always among them. */
export function tagsOf(posts: Post[], asked: string | undefined): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_TAGS)
    .map(([tag]) => tag);
  // In its place where it has one, so that a tap does not move what was tapped.
  return asked === undefined || tags.includes(asked) ? tags : [asked, ...tags];
}
