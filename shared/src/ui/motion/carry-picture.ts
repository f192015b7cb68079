/** What a picture is called while it moves from a list to the page about it, whose own first picture has the name too. */
const NAME = 'photo';

/** Lets the picture of what has been tapped move to its place on the next page. Only one at a time can have the name. */
export function carryPicture(tapped: Element): void {
  for (const before of document.querySelectorAll<HTMLElement>('[data-carried]')) {
    before.style.viewTransitionName = '';
    delete before.dataset.carried;
  }
  const picture = tapped.querySelector('img')?.parentElement;
  if (!picture) return;
  picture.style.viewTransitionName = NAME;
  picture.dataset.carried = '';
}
