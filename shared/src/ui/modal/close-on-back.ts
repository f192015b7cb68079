/** The mark of a layer in the history state: its number while it is open, `left` once it is closed. */
const mark = (over: number | 'left') => ({ ...history.state, over });
const isOver = (over: unknown) => history.state?.over === over;

/**
 * Lets the browser's back button close a layer over the page, by adding a history entry for the same page. It
 * bypasses the router, because the page does not change. Returns the function that removes the entry when the
 * layer is closed in another way. A link within the layer navigates directly; closing the layer first would
 * cancel that navigation.
 */
export function closeOnBack(onBack: () => void): () => void {
  const layer = Math.random();
  // If another layer has just closed, its history entry is reused.
  if (isOver('left')) history.replaceState(mark(layer), '');
  else history.pushState(mark(layer), '');

  const back = () => isOver(layer) || onBack();
  addEventListener('popstate', back);
  return () => {
    removeEventListener('popstate', back);
    // After the back button, or after navigation to another page, there is no entry to remove.
    if (!isOver(layer)) return;
    history.replaceState(mark('left'), '');
    // On a busy device the guest may go back before this entry is removed. That step then only leaves the entry of a
    // layer that is already closed, so another step back is needed to do what the guest wanted.
    let hasGuestGoneBack = false;
    const guestGoesBack = () => (hasGuestGoneBack = true);
    addEventListener('popstate', guestGoesBack);
    setTimeout(() => {
      removeEventListener('popstate', guestGoesBack);
      if (isOver('left') || hasGuestGoneBack) history.back();
    });
  };
}
