import { useHost } from '@guest/shared';
import type { SessionOffer } from '@guest/shared/contracts/bookable/bookable.contract';
import { dateOf, timeOf } from '@guest/shared/contracts/core/local-time';
import { shortDayLabel } from '@guest/shared/format/day-label';
import { moneyText } from '@guest/shared/format/money';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { TimeButton, TimeGrid } from '@guest/shared/ui/button/time-button';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import { saveParty } from '../../booking/model/use-booking-draft';
import type { BookSearch } from '../model/book-search';
import type { HoldOffer } from '../model/use-hold-offer';
import { OfferCard } from './offer-card';
import styles from './offer.module.css';

interface ActivityCardProps {
  offers: readonly [SessionOffer, ...SessionOffer[]];
  day: string;
  search: BookSearch;
  holding: HoldOffer;
}

/** An activity with its sessions of a day; a tap on a time holds places for the party. */
export function ActivityOfferCard({ offers, day, search, holding }: ActivityCardProps) {
  const text = useLazyText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const [{ activity, bookableActivityId, party, suits, session: first }] = offers;
  const { chosen } = search;
  const chosenSession = chosen && 'session' in chosen ? chosen.session : undefined;
  const timeText = ({ allDay, localDateTimeStart }: SessionOffer['session']) =>
    allDay ? text('All day') : timeOf(localDateTimeStart);
  const priceText = ({ price }: SessionOffer) =>
    price && (price.amount > 0 ? moneyText(price, lang) : text('Free'));
  const prices = new Set(offers.map(priceText));
  const [onlyPrice] = prices.size === 1 ? prices : [];

  function factOf(offer: SessionOffer): string | undefined {
    const { session, requiresApproval } = offer;
    const { status, vacancies } = session;
    if (status === 'limited' && vacancies !== undefined)
      return text('{count, plural, one {# place left} other {# places left}}', { count: vacancies });
    return prices.size > 1 ? priceText(offer) : requiresApproval ? text('On request') : undefined;
  }
  return (
    <OfferCard
      link={
        <PageLink to="property-activity-activityId" params={{ property, activityId: activity.uuid }}>
          {activity.name}
        </PageLink>
      }
      line={
        <>
          {suits !== true && <>{timeText(first)} · </>}
          {activity.place}
          {onlyPrice !== undefined && (
            <>
              {' · '}
              <bdi>{onlyPrice}</bdi>
            </>
          )}
        </>
      }
    >
      {suits === true ? (
        <TimeGrid>
          {offers.map((offer) => {
            const { sessionUuid, localDateTimeStart } = offer.session;
            const date = dateOf(localDateTimeStart);
            return (
              <li key={sessionUuid}>
                <TimeButton
                  time={timeText(offer.session)}
                  of={activity.name}
                  date={date === day ? undefined : shortDayLabel(date, lang)}
                  fact={factOf(offer)}
                  isChosen={chosenSession === sessionUuid}
                  isBusy={holding.busyWith === sessionUuid}
                  onTap={() => void holding.holdSession(offer)}
                />
              </li>
            );
          })}
        </TimeGrid>
      ) : (
        <p className={styles.reason}>{text(REASONS[suits])}</p>
      )}
      {suits === 'too_full' && first.waitlistOpen && (
        <div className={styles.actions}>
          <ButtonLink
            to="property-activity-book"
            params={{ property, activityId: activity.uuid, bookableActivityId }}
            query={{ session: first.sessionUuid, wait: 'true' }}
            onClick={() => saveParty(bookableActivityId, party)}
          >
            {text('Join waiting list')}
          </ButtonLink>
        </div>
      )}
    </OfferCard>
  );
}

const REASONS: Readonly<Record<Exclude<SessionOffer['suits'], true>, LazyTextKey>> = {
  too_full: 'Not enough places for your party',
  ages: 'Not for these ages',
  needs_adult: 'More adults are needed for these children',
  party_size: 'Not for a party of this size',
  outside_stay: 'Outside your stay',
};
