import { isMotionReduced } from '../motion/is-motion-reduced';

const FADE_MS = 200;

/**
 * Scrolls a slide of a snapping strip to the middle. The strip jumps and the slides are animated instead,
 * because the duration of native smooth scrolling is unknown and a snapping strip cannot be scrolled in
 * steps.
 */
export function scrollToSlide(strip: HTMLElement, index: number, durationMs: number): void {
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

/** Returns the index of the slide in the middle, for both reading directions. */
export function visibleSlideIndex(strip: HTMLElement): number {
  const middle = middleOf(strip);
  const distances = Array.from(strip.children, (slide) => Math.abs(middleOf(slide) - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
