import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { BookableActivity, BookableSession } from '@guest/shared/contracts/activity/activity.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Badge } from '@guest/shared/ui/base/badge';
import { ListRow } from '@guest/shared/ui/card/list-row';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { sessionState, type SessionState } from './session-state';
import { MinimumParticipants } from '../parts/minimum-participants';
import { UnitPrices } from './unit-prices';
import styles from './sessions.module.css';

/** A session with its places. One that can be booked or waited for is a link to the next step. */
export function SessionOption(props: {
  session: BookableSession;
  time: string;
  bookable: BookableActivity;
  changed: ActivityBooking | undefined;
  /** The session is on a day that the guest cannot book. */
  isOutside: boolean;
}) {
  const { session, time, bookable, changed, isOutside } = props;
  const property = usePathParam('property');
  const { sessionUuid, activityUuid: activityId, unitPrices } = session;
  const state = sessionState(session, { changed, isOutside });
  const isLink = BOOKABLE.includes(state);
  const params = { property, activityId, bookableActivityId: bookable.bookableActivityId };
  return (
    <ListRow
      isLink={isLink}
      name={
        isLink ? (
          <PageLink
            to="property-activity-book"
            params={params}
            query={{ session: sessionUuid, change: changed?.uuid }}
            preventScrollReset
          >
            {time}
          </PageLink>
        ) : (
          <span className={classNames(styles.unavailable, state === 'outside' && styles.outside)}>
            {time}
          </span>
        )
      }
      line={
        <>
          {state !== 'cancelled' && <MinimumParticipants session={session} bookable={bookable} />}
          {unitPrices && unitPrices.length > 0 && <UnitPrices bookable={bookable} session={session} />}
          {state === 'cancelled' && session.cancelled?.note && (
            <span dir="auto">{session.cancelled.note}</span>
          )}
        </>
      }
      end={<StateBadge state={state} vacancies={session.vacancies} />}
    />
  );
}

/** The states in which a session can be booked, changed or waited for. */
const BOOKABLE: readonly SessionState[] = ['free', 'few', 'waitlist', 'yours'];

function StateBadge({ state, vacancies }: { state: SessionState; vacancies: number | undefined }) {
  const text = useLazyText();
  switch (state) {
    case 'yours':
      return <Badge tone="accent">{text('Your time')}</Badge>;
    case 'few':
      return (
        <Badge tone="warning">
          {vacancies === undefined
            ? text('Few places left')
            : text('{count, plural, one {# place left} other {# places left}}', { count: vacancies })}
        </Badge>
      );
    case 'waitlist':
      return <Badge tone="accent">{text('Full · waiting list')}</Badge>;
    case 'full':
      return <Badge>{text('Full')}</Badge>;
    case 'closed':
      return <Badge>{text('Booking closed')}</Badge>;
    case 'outside':
      return <Badge>{text('Outside your stay')}</Badge>;
    case 'cancelled':
      return <Badge tone="danger">{text('Called off')}</Badge>;
    case 'free':
      return null;
  }
}
