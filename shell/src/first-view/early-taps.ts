/**
 * Inlined into the document: stores taps on buttons that are not interactive yet and repeats them after
 * hydration. Links need no such help because they work without scripts.
 */
import './early-guest';
import './early-install';

type ViewPart = 'frame' | 'page';

declare global {
  /** Called by a part of the first view when it becomes interactive. */
  var repeatEarlyTaps: ((part: ViewPart) => void) | undefined;
}

const live = new Set<ViewPart>();
let pendingTaps: HTMLElement[] = [];
let tapped: HTMLElement | null = null;

const partOf = (element: Element): ViewPart => (element.closest('main') ? 'page' : 'frame');

addEventListener(
  'click',
  ({ target, isTrusted }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button || !isTrusted || live.has(partOf(button))) return;
    pendingTaps.push(button);
    // A tap may itself trigger hydration, in which case React replays that tap.
    tapped = button;
    setTimeout(() => (tapped = null));
  },
  true,
);

globalThis.repeatEarlyTaps = (part) => {
  live.add(part);
  const partTaps = pendingTaps.filter((button) => partOf(button) === part);
  pendingTaps = pendingTaps.filter((button) => !partTaps.includes(button));
  for (const button of partTaps) if (button !== tapped && button.isConnected) button.click();
};

export {};
