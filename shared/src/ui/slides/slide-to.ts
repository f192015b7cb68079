import { isMotionReduced } from '../motion/is-motion-reduced';

const FADE_MS = 200;

/**
 * Brings a slide of a strip that snaps to the middle. The strip is there at once and its slides come after it, because
 * no browser says how long its own smooth scrolling takes, and a strip that snaps cannot be moved step by step.
 */
export function slideTo(strip: HTMLElement, index: number, durationMs: number): void {
  const slide = strip.children[index];
  if (!slide) return;
  const before = strip.scrollLeft;
  strip.scrollTo({ left: before + middleOf(slide) - middleOf(strip), behavior: 'instant' });
  const moved = strip.scrollLeft - before;
  if (moved === 0 || durationMs === 0) return;

  if (isMotionReduced()) {
    slide.animate({ opacity: [0, 1] }, FADE_MS);
    return;
  }
  for (const each of strip.children) {
    each.animate(
      { translate: [`${moved}px`, '0'] },
      { duration: durationMs, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    );
  }
}

/** Which slide is in the middle, whatever the direction of reading. */
export function slideInSight(strip: HTMLElement): number {
  const middle = middleOf(strip);
  const distances = Array.from(strip.children, (slide) => Math.abs(middleOf(slide) - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
