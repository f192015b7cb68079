import { useTexts } from '@guest/shared';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { classNames } from '../base/class-names';
import { IconButton } from '../button/icon-button';
import styles from './carousel.module.css';

/** Every package that shows a carousel has these texts in its catalog. */
type CarouselKey = 'Pause' | 'Play' | 'Previous photo' | 'Next photo';

export function CarouselControls(props: {
  position: string;
  isPaused: boolean;
  /** Missing if the carousel does not advance automatically. */
  onPause?: () => void;
  onGo: (by: 1 | -1) => void;
}) {
  const text = useTexts<CarouselKey>();
  const { position, isPaused, onPause, onGo } = props;
  return (
    <div className={styles.controls}>
      <bdi aria-hidden="true" className={styles.position}>
        {position}
      </bdi>
      {onPause && (
        <IconButton
          icon={isPaused ? Play : Pause}
          name={text(isPaused ? 'Play' : 'Pause')}
          className={styles.control}
          onClick={onPause}
        />
      )}
      <IconButton
        icon={ChevronLeft}
        isDirectional
        name={text('Previous photo')}
        className={classNames(styles.control, styles.way)}
        onClick={() => onGo(-1)}
      />
      <IconButton
        icon={ChevronRight}
        isDirectional
        name={text('Next photo')}
        className={classNames(styles.control, styles.way)}
        onClick={() => onGo(1)}
      />
    </div>
  );
}
