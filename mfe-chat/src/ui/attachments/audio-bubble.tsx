import { useHost } from '@guest/shared';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import { localeOf } from '@guest/shared/contracts/core/locale';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { useText } from '../../texts';
import styles from './audio-bubble.module.css';
import { clockTime } from './clock-time';
import { ProgressRing } from './progress-ring';
import { usePlayback } from './use-playback';

interface AudioBubbleProps {
  /** The accessible name, which tells several players apart for screen readers. */
  name: string;
  url: string | undefined;
  /** The length as measured on the sender's device. */
  seconds?: number | undefined;
  progress?: number | undefined;
}

/** Plays a recording in place, with play and pause, a position slider and a choice of speed. */
export function AudioBubble({ name, url, seconds, progress }: AudioBubbleProps) {
  const text = useText();
  const { lang } = useHost();
  const { audio, isPlaying, elapsed, total, speed, hasFailed, toggle, seek, nextSpeed, events } = usePlayback(
    url,
    seconds,
  );
  const positionText = text('{elapsed} of {total}', { elapsed: clockTime(elapsed), total: clockTime(total) });
  const factor = `${new Intl.NumberFormat(localeOf(lang)).format(speed)}×`;
  if (hasFailed && url !== undefined) {
    return (
      <a href={url} download={name} className={styles.failed}>
        {text("This recording can't be played here. Save it instead.")}
      </a>
    );
  }
  return (
    <span className={styles.player}>
      {url !== undefined && <audio ref={audio} src={url} preload="metadata" {...events} />}
      {progress === undefined ? (
        <IconButton
          icon={isPlaying ? Pause : Play}
          name={isPlaying ? text('Pause: {name}', { name }) : text('Play: {name}', { name })}
          aria-disabled={url === undefined}
          className={styles.play}
          onClick={toggle}
        />
      ) : (
        <ProgressRing name={text('Uploading {name}', { name })} part={progress} />
      )}
      <span className={styles.middle}>
        <input
          type="range"
          min={0}
          max={Math.max(total, 0.1)}
          step={0.1}
          value={Math.min(elapsed, total)}
          disabled={url === undefined}
          aria-label={text('Position in {name}', { name })}
          aria-valuetext={positionText}
          className={styles.seek}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <bdi className={styles.time}>
          {clockTime(elapsed)} / {clockTime(total)}
        </bdi>
      </span>
      <button
        type="button"
        aria-label={text('Speed: {factor}', { factor })}
        className={styles.speed}
        onClick={nextSpeed}
      >
        <bdi>{factor}</bdi>
      </button>
    </span>
  );
}
