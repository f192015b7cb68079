/** The name of the view transition from a picture in a list to the first picture of its detail page. */
const TRANSITION_NAME = 'photo';

/**
 * Assigns the view transition name to the picture in the tapped element. Only one element at a time may have
 * the name.
 */
export function startPictureTransition(tapped: Element): void {
  for (const before of document.querySelectorAll<HTMLElement>('[data-carried]')) {
    before.style.viewTransitionName = '';
    delete before.dataset.carried;
  }
  const picture = tapped.querySelector('img')?.parentElement;
  if (!picture) return;
  picture.style.viewTransitionName = TRANSITION_NAME;
  picture.dataset.carried = '';
}
