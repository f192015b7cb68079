import type { OwnShare, PostingClosed } from '@guest/shared/contracts/feed/posting.contract';
import { useHost } from '@guest/shared';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { useProperty } from '@guest/shared/property/use-property';
import { useLazyText } from '../lazy-texts/lazy-texts';

/** Why a guest may not publish anything now, whatever they do. */
export type Obstacle = { until: string } | PostingClosed;

/** Returns what keeps the guest from publishing. A read that is older than the end of a restriction says nothing. */
export function obstacleIn(
  { restrictedUntil, closed }: Pick<OwnShare, 'restrictedUntil' | 'closed'>,
  now: number,
): Obstacle | undefined {
  if (restrictedUntil && Date.parse(restrictedUntil) > now) return { until: restrictedUntil };
  const isOver = closed?.reason === 'hours' && Date.parse(closed.opensAt) <= now;
  return isOver ? undefined : closed;
}

/** Returns the function that says in the words of the hotel why a post or comment cannot be sent now. */
export function useObstacleText(): (obstacle: Obstacle, subject: 'post' | 'comment') => string {
  const text = useLazyText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const format = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(localeOf(lang), options).format(new Date(at));
  // The hours are local times of the hotel already.
  const clockTime = (time: string) => format({ timeStyle: 'short', timeZone: 'UTC' }, `2026-01-01T${time}Z`);

  return (obstacle, subject) => {
    if ('until' in obstacle) {
      const date = format({ dateStyle: 'long', timeZone }, obstacle.until);
      return subject === 'post'
        ? text("You can't post until {date}. Contact reception if you think this is wrong.", { date })
        : text('You can comment again on {date}.', { date });
    }
    if (obstacle.reason === 'hotel') return text("You can't post right now. You can still read and like.");
    if (obstacle.reason === 'stay')
      return text("You can't post at this point of your stay. You can still read and like.");
    const { from, until } = obstacle.hours;
    return text('You can post between {from} and {until}, hotel time. You can still read and like.', {
      from: clockTime(from),
      until: clockTime(until),
    });
  };
}
