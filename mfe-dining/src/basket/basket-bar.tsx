import { usePathParam } from '@guest/shared/page/path-param';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Icon } from '@guest/shared/ui/base/icon';
import { Price } from '@guest/shared/ui/base/price';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { useOrderText } from '../lazy-texts/order-texts';
import { basketItemCount, basketTotal } from './basket';
import styles from './basket-bar.module.css';
import { useBasket } from './use-basket';

/**
 * Shows the contents of the basket of this outlet and a link to the order. It is hidden while the basket is
 * empty.
 */
export function BasketBar({ outlet }: { outlet: string }) {
  const text = useOrderText();
  const property = usePathParam('property');
  const { basket } = useBasket(property, outlet);
  if (!basket || basket.lines.length === 0) return null;
  const { currency, currencyPrecision } = basket;
  return (
    <ActionBar>
      <ButtonLink look="primary" isWide to="property-outlet-order-now" params={{ property, outlet }}>
        <Icon of={ShoppingBag} size={20} />
        <span className={styles.words}>
          {text('{count, plural, one {Your order: # item} other {Your order: # items}}', {
            count: basketItemCount(basket),
          })}
        </span>
        <Price price={{ amount: basketTotal(basket), currency, currencyPrecision }} />
      </ButtonLink>
    </ActionBar>
  );
}
