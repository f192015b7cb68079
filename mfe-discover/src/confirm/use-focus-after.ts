import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Returns the function that finds the element that takes the focus. It is called while the element is still in its place; the
 * function that it returns is called when the element is gone.
 */
export type FindNext = (leaving: HTMLElement) => () => Element | null | undefined;

/**
 * Moves the focus to another element when this one disappears with the focus in it. Otherwise, a guest with a keyboard or a
 * screen reader would have to begin at the start of the page.
 */
export function useFocusAfter(element: RefObject<HTMLElement | null>, findNext: FindNext): void {
  const find = useEffectEvent(findNext);
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      const next = find(leaving);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusOn(next());
      });
    };
  }, [element]);
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
