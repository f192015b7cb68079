import type { Router } from '@guest/shared/router';

/**
 * Returns the router for rendering. It tells of a navigation that is loading only if its page is not ready within the task that
 * began it. Otherwise each navigation would render the page that is left once more, and going back would not be rendered
 * within its event, which React does for the first change of a transition only.
 */
export function skipShortWaits(router: Router): Router {
  const subscribe: Router['subscribe'] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, change) => {
      clearTimeout(timer);
      if (state.navigation.state === 'idle') listener(state, change);
      else timer = setTimeout(() => listener(state, change));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
