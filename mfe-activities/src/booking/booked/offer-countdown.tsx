import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useLazyText } from '../../lazy-texts/lazy-texts';

const HURRY_SECONDS = 60;

/** Counts down to the end of an offer. Screen readers announce it once, when little time is left. */
export function OfferCountdown({ until }: { until: string }) {
  const text = useLazyText();
  const seconds = useSecondsUntil(until);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p>
      <span role="timer" aria-live="off">
        {text('Held for you for {time}', { time: left })}
      </span>
      <VisuallyHidden>
        <span role="status">
          {seconds <= HURRY_SECONDS && seconds > 0 && text('Less than a minute left')}
        </span>
      </VisuallyHidden>
    </p>
  );
}
