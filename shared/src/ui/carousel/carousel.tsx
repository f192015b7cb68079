import { useHost } from '@guest/shared';
import { useIsPageLive } from '../../page/use-is-page-live';
import { Children, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { classNames } from '../base/class-names';
import { useIsMotionReduced } from '../motion/use-is-motion-reduced';
import { visibleSlideIndex, scrollToSlide } from '../slides/scroll-to-slide';
import { useIsOverflowing } from '../slides/use-is-overflowing';
import { CarouselControls } from './carousel-controls';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay';

const CAROUSEL_SPEED_MS = 400;

/**
 * A horizontally scrolling strip of slides that also works without a script. If not all slides are visible,
 * it advances automatically until the guest takes over, but never with reduced motion.
 */
export function Carousel(props: {
  /** The accessible name of the carousel. */
  name: string;
  /** The class of the strip, which defines the size and shape of the slides. */
  className?: string;
  /** The slides as `<li>` elements. */
  children: ReactNode;
}) {
  const { name, className, children } = props;
  const { layout } = useHost();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isLive = useIsPageLive();
  const isTabActive = useStore(layout, (state) => state.isTabActive);
  const isMotionReduced = useIsMotionReduced();
  const isOverflowing = useIsOverflowing(strip);
  const count = Children.count(children);

  const isMovable = isLive && isOverflowing && count > 1;
  useAutoplay(isMovable && !isMotionReduced && !isPaused && !isHeld && isTabActive, index, () => {
    if (isVisible(strip.current)) go(1);
  });

  function go(by: number) {
    const to = (index + by + count) % count;
    setIndex(to);
    if (strip.current) scrollToSlide(strip.current, to, CAROUSEL_SPEED_MS);
  }

  return (
    <div
      className={styles.carousel}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setHeld(false)}
    >
      <ul
        role="list"
        ref={strip}
        aria-label={name}
        tabIndex={count > 1 ? 0 : undefined}
        className={classNames(styles.strip, className)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onTouchStart={() => setPaused(true)}
        onScroll={({ currentTarget }) => setIndex(visibleSlideIndex(currentTarget))}
      >
        {children}
      </ul>
      {isMovable && (
        <CarouselControls
          position={`${index + 1} / ${count}`}
          isPaused={isPaused}
          onPause={isMotionReduced ? undefined : () => setPaused(!isPaused)}
          onGo={go}
        />
      )}
    </div>
  );
}

function isVisible(strip: HTMLElement | null): boolean {
  if (!strip) return false;
  const { top, bottom } = strip.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
