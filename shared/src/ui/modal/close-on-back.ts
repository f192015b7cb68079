/** What stands in the history for a layer over the page: its number while it is open, `left` when it has closed. */
const mark = (over: number | 'left') => ({ ...history.state, over });
const isOver = (over: unknown) => history.state?.over === over;

/**
 * Lets the way back close what lies over the page, by a step in the history that leads nowhere else. Not the router's:
 * to it the page has not changed. Returns the function that takes the step back when something else has closed it.
 * A link in what lies over the page leads on by itself; closing first would take its step back.
 */
export function closeOnBack(onBack: () => void): () => void {
  const layer = Math.random();
  // What closes to open another gives it its own step.
  if (isOver('left')) history.replaceState(mark(layer), '');
  else history.pushState(mark(layer), '');

  const back = () => isOver(layer) || onBack();
  addEventListener('popstate', back);
  return () => {
    removeEventListener('popstate', back);
    // After the way back, or on a page that has been opened since, there is no step to take.
    if (!isOver(layer)) return;
    history.replaceState(mark('left'), '');
    setTimeout(() => isOver('left') && history.back());
  };
}
