import { hasDays, isWithin } from '@guest/shared/contracts/activity/bookable-days';
import { useHost } from '@guest/shared';
import { monthAndDay } from '@guest/shared/format/day-label';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Notice } from '@guest/shared/ui/state/notice';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { DayChips } from '../../days/day-chips';
import { useBookableDays, useIsStayOver } from '../../days/use-bookable-days';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { FilterChips } from '../choice/filter-chips';
import { PeopleChoice } from '../choice/people-choice';
import { HoldRefused } from '../list/hold-refused';
import { Offers } from '../list/offers';
import { isStillOffered } from '../model/offer-list';
import { useBookSearch } from '../model/use-book-search';
import { useBookable, useChosenDay } from '../model/use-bookable';
import { useHoldOffer } from '../model/use-hold-offer';
import styles from './bookable.module.css';

/** The search for tables and activities, with its results. */
export function BookableSearch() {
  const text = useLazyText();
  const { lang } = useHost();
  const { search } = useBookSearch();
  const day = useChosenDay(search.date);
  const days = useBookableDays();
  const isStayOver = useIsStayOver();
  const read = useBookable(search);
  const holding = useHoldOffer({ onRefused: () => void read.refetch() });
  const { value: justRegistered } = useQueryParam('justRegistered');
  const isOutside = !isWithin(day, days);
  const { data: reply } = read;
  const isStale = read.isPlaceholderData;
  const isOffered = reply && search.chosen && isStillOffered(reply, search.chosen);

  return (
    <div className={styles.search}>
      <div className={styles.filters}>
        <DayChips
          param="date"
          chosen={day}
          whyNot={(one) => (isWithin(one, days) ? undefined : text('Outside your stay'))}
        />
        <PeopleChoice />
        <FilterChips />
      </div>
      {isOutside && (
        <Notice icon={CalendarX} tone="warning" isAnnounced>
          <p>
            {hasDays(days)
              ? text('This day is outside your stay. You can book activities from {from} to {until}.', {
                  from: monthAndDay(days.from, lang),
                  until: monthAndDay(days.until, lang),
                })
              : isStayOver
                ? text(
                    'Your stay is over, and activities are for guests of the hotel. Coming back? Tell us your new dates.',
                  )
                : text('Outside your stay')}
          </p>
        </Notice>
      )}
      {!isStale && justRegistered !== undefined && isOffered !== undefined && (
        <Notice icon={isOffered ? Check : CalendarX} tone={isOffered ? 'positive' : 'warning'} isAnnounced>
          <p>
            {isOffered
              ? text('Welcome. Your chosen time is still free. Tap it to keep it for you.')
              : text('The time you chose is no longer available. Please choose another.')}
          </p>
        </Notice>
      )}
      {holding.refused && <HoldRefused refused={holding.refused} holding={holding} />}
      {!reply && read.isError && (
        <FailedPart
          texts={{ failed: text("Couldn't load the times."), retry: text('Try again') }}
          onRetry={() => void read.refetch()}
        />
      )}
      {!reply && !read.isError && <Skeleton shape="row" count={6} />}
      {reply && <Offers reply={reply} search={search} holding={holding} isStale={isStale} />}
    </div>
  );
}
