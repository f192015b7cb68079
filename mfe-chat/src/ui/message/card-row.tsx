import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Badge } from '@guest/shared/ui/base/badge';
import { Icon } from '@guest/shared/ui/base/icon';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { useText } from '../../texts';
import { CardFacts } from './card-facts';
import styles from './card-row.module.css';
import { kindWords, cardStatusText } from './card-texts';

/** A booking or an order with its current status and a link to its page. */
export function CardRow({ card, rowKey }: { card: Card; rowKey: string }) {
  const text = useText();
  const statusText = cardStatusText(card);
  return (
    <article data-row={rowKey} className={styles.card} aria-label={card.reference}>
      <p className={styles.kind}>
        <Icon of={card.kind === 'order' ? ShoppingBag : CalendarDays} size={16} />
        <span>{text(kindWords[card.kind])}</span>
        <bdi>{card.reference}</bdi>
      </p>
      <OutletLink card={card} />
      <CardFacts card={card} />
      <Badge tone="accent">{statusText ? text(statusText) : card.status}</Badge>
    </article>
  );
}

function OutletLink({ card }: { card: Card }) {
  const property = usePathParam('property');
  if (card.kind === 'activity') {
    const { activityUuid: activityId, bookableActivityId, activityName, uuid: booking } = card;
    const params = { property, activityId, bookableActivityId };
    return (
      <PageLink className={styles.link} to="property-activity-book" params={params} query={{ booking }}>
        <bdi>{activityName}</bdi>
      </PageLink>
    );
  }
  const { kind, uuid, outletSlug: outlet, outletName } = card;
  const params = { property, outlet };
  const name = <bdi>{outletName}</bdi>;
  return kind === 'order' ? (
    <PageLink
      className={styles.link}
      to="property-outlet-order-now-order"
      params={params}
      query={{ order: uuid }}
    >
      {name}
    </PageLink>
  ) : (
    <PageLink className={styles.link} to="property-outlet-book" params={params} query={{ booking: uuid }}>
      {name}
    </PageLink>
  );
}
