const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Moves the focus to the next or previous post, as the keys do in every feed. Outside of the posts they scroll the page. */
export function moveByPost(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof Element) || !(currentTarget instanceof Element)) return;
  // The menu of a post is inside it.
  const current = target.closest('dialog') ? null : target.closest('article');
  const posts = [...currentTarget.querySelectorAll('article')];
  const next = current ? posts[posts.indexOf(current) + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.tabIndex = -1;
  next.focus();
}
