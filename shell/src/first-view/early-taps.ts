/**
 * Stands in the document itself: keeps the taps on buttons that do not answer yet, and repeats them when they do.
 * Links need none of this; they work without any script.
 */
import './early-guest';

type ViewPart = 'frame' | 'page';

declare global {
  /** Called by a part of the first view when it answers. */
  var repeatEarlyTaps: ((part: ViewPart) => void) | undefined;
}

const live = new Set<ViewPart>();
let kept: HTMLElement[] = [];
let tapped: HTMLElement | null = null;

const partOf = (element: Element): ViewPart => (element.closest('main') ? 'page' : 'frame');

addEventListener(
  'click',
  ({ target, isTrusted }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button || !isTrusted || live.has(partOf(button))) return;
    kept.push(button);
    // A tap may itself make React take the part over, and then React hears that very tap.
    tapped = button;
    setTimeout(() => (tapped = null));
  },
  true,
);

globalThis.repeatEarlyTaps = (part) => {
  live.add(part);
  const due = kept.filter((button) => partOf(button) === part);
  kept = kept.filter((button) => !due.includes(button));
  for (const button of due) if (button !== tapped && button.isConnected) button.click();
};

export {};
