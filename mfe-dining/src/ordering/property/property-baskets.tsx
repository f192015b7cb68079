import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Price } from '@guest/shared/ui/base/price';
import { Section } from '@guest/shared/ui/section/section';
import { basketItemCount, type Basket } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';
import { basketSubtotal } from '../quote/basket-subtotal';
import { useQuote } from '../quote/use-quote';
import { useBaskets } from './use-baskets';

/** Lists the baskets that have not been ordered yet. */
export function PropertyBaskets() {
  const text = useOrderText();
  const baskets = useBaskets();
  if (baskets.length === 0) return null;
  return (
    <Section heading={text('Not ordered yet')}>
      <ListRows>
        {baskets.map((basket) => (
          <BasketRow key={basket.outlet.slug} basket={basket} />
        ))}
      </ListRows>
    </Section>
  );
}

function BasketRow({ basket }: { basket: Basket }) {
  const text = useOrderText();
  const property = usePathParam('property');
  const { quote } = useQuote(property, basket);
  return (
    <ListRow
      name={
        <PageLink
          to="property-outlet-order-now-order-details"
          params={{ property, outlet: basket.outlet.slug }}
        >
          {basket.outlet.name}
        </PageLink>
      }
      line={text('{count, plural, one {Your order: # item} other {Your order: # items}}', {
        count: basketItemCount(basket),
      })}
      end={<Price price={{ ...basket, amount: basketSubtotal(basket, quote).amount }} />}
      isLink
    />
  );
}
