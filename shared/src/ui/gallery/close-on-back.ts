/**
 * Lets the way back close what lies over the page, by a step in the history that leads nowhere else. Not the router's:
 * to it the page has not changed. Returns the function that takes the step back when something else has closed it.
 */
export function closeOnBack(onBack: () => void): () => void {
  history.pushState({ ...history.state, isOver: true }, '');
  let isOver = true;
  function back() {
    isOver = false;
    onBack();
  }
  addEventListener('popstate', back, { once: true });
  return () => {
    removeEventListener('popstate', back);
    // A page that has been left in the meantime has a step of its own on top.
    if (isOver && history.state?.isOver) history.back();
  };
}
