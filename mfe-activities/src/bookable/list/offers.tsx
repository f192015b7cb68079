import type { Bookable } from '@guest/shared/contracts/bookable/bookable.contract';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Section } from '@guest/shared/ui/section/section';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { BookSearch } from '../model/book-search';
import { offerList, type Offer } from '../model/offer-list';
import type { HoldOffer } from '../model/use-hold-offer';
import { ActivityOfferCard } from './activity-offer-card';
import { EmptyResults } from './empty-results';
import styles from './offer.module.css';
import { TableCard } from './table-card';

interface OffersProps {
  reply: Bookable;
  search: BookSearch;
  holding: HoldOffer;
  /** The offers are those of the previous search. */
  isStale: boolean;
}

/** Lists the offers for the party by time, then the unsuitable ones with the reason for each. */
export function Offers({ reply, search, holding, isStale }: OffersProps) {
  const text = useLazyText();
  const { suitable, others } = offerList(reply, search.kind);
  const list = (offers: Offer[]) => (
    <ul role="list" className={classNames(styles.offers, isStale && styles.stale)}>
      {offers.map((one) =>
        one.kind === 'table' ? (
          <TableCard key={one.id} offer={one.offer} day={reply.date} search={search} holding={holding} />
        ) : (
          <ActivityOfferCard
            key={one.id}
            offers={one.offers}
            day={reply.date}
            search={search}
            holding={holding}
          />
        ),
      )}
    </ul>
  );
  return (
    <>
      {suitable.length > 0 ? (
        <Section heading={text('Available for your party')}>{list(suitable)}</Section>
      ) : (
        <EmptyResults reply={reply} kind={search.kind} />
      )}
      {others.length > 0 && <Section heading={text('Not available for your party')}>{list(others)}</Section>}
    </>
  );
}
