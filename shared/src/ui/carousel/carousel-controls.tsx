import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { classList } from '../base/class-list';
import { IconButton } from '../button/icon-button';
import styles from './carousel.module.css';

/** The labels of the controls, in the language of the page. */
export interface CarouselWords {
  pause: string;
  play: string;
  previous: string;
  next: string;
}

export function CarouselControls(props: {
  words: CarouselWords;
  position: string;
  isPaused: boolean;
  /** Missing if the carousel does not advance automatically. */
  onPause?: () => void;
  onGo: (by: 1 | -1) => void;
}) {
  const { words, position, isPaused, onPause, onGo } = props;
  return (
    <div className={styles.controls}>
      <bdi aria-hidden="true" className={styles.position}>
        {position}
      </bdi>
      {onPause && (
        <IconButton
          icon={isPaused ? Play : Pause}
          name={isPaused ? words.play : words.pause}
          className={styles.control}
          onClick={onPause}
        />
      )}
      <IconButton
        icon={ChevronLeft}
        isDirectional
        name={words.previous}
        className={classList(styles.control, styles.way)}
        onClick={() => onGo(-1)}
      />
      <IconButton
        icon={ChevronRight}
        isDirectional
        name={words.next}
        className={classList(styles.control, styles.way)}
        onClick={() => onGo(1)}
      />
    </div>
  );
}
