import { useHost } from '@guest/shared';
import type { TableOffer } from '@guest/shared/contracts/bookable/bookable.contract';
import { dateOf, timeOf } from '@guest/shared/contracts/core/local-time';
import { shortDayLabel } from '@guest/shared/format/day-label';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { TimeButton, TimeGrid } from '@guest/shared/ui/button/time-button';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { BookSearch } from '../model/book-search';
import type { HoldOffer } from '../model/use-hold-offer';
import { OfferCard } from './offer-card';
import styles from './offer.module.css';

interface TableCardProps {
  offer: TableOffer;
  day: string;
  search: BookSearch;
  holding: HoldOffer;
}

/** A restaurant with free tables; a tap on a time holds one. */
export function TableCard({ offer, day, search, holding }: TableCardProps) {
  const text = useLazyText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const { outlet, slots, hasMore, waitlistOpen, why } = offer;
  const { people, chosen } = search;
  const partySize = people.adults + people.ages.length;
  const params = { property, outlet: outlet.slug };
  const query = { date: day, party: String(partySize) };
  const chosenAt = chosen && 'at' in chosen && chosen.outlet === outlet.slug ? chosen.at : undefined;
  return (
    <OfferCard
      link={
        <PageLink to="property-outlet" params={params}>
          {outlet.name}
        </PageLink>
      }
      line={outlet.place}
    >
      {slots.length > 0 ? (
        <TimeGrid>
          {slots.map(({ localDateTime: at, startsAt, requiresApproval, tablesLeft }) => (
            <li key={startsAt}>
              <TimeButton
                time={timeOf(at)}
                of={outlet.name}
                date={dateOf(at) === day ? undefined : shortDayLabel(dateOf(at), lang)}
                fact={
                  tablesLeft !== undefined
                    ? text('{n, plural, one {Last table} other {# tables left}}', { n: tablesLeft })
                    : requiresApproval
                      ? text('On request')
                      : undefined
                }
                isChosen={chosenAt === at}
                isBusy={holding.busyWith === `${outlet.slug} ${at}`}
                onTap={() => void holding.holdTable(offer, at)}
              />
            </li>
          ))}
        </TimeGrid>
      ) : (
        <p className={styles.reason}>
          {why?.error ?? text('No table available for your party at this time')}
        </p>
      )}
      {(hasMore || waitlistOpen) && (
        <div className={styles.actions}>
          <ButtonLink to="property-outlet-book" params={params} query={query}>
            {slots.length > 0 ? text('All times') : text('Join waiting list')}
          </ButtonLink>
        </div>
      )}
    </OfferCard>
  );
}
