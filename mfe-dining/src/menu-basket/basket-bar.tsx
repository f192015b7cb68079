import { usePathParam } from '@guest/shared/page/path-param';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Icon } from '@guest/shared/ui/base/icon';
import { Price } from '@guest/shared/ui/base/price';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { basketItemCount } from '../basket/basket';
import { useBasket } from '../basket/use-basket';
import { useOrderText } from '../lazy-texts/order-texts';
import { basketSubtotal } from '../ordering/quote/basket-subtotal';
import { useQuote } from '../ordering/quote/use-quote';
import styles from './basket-bar.module.css';

/**
 * Shows the contents of the basket of this outlet at its present prices, and a link to the order. It is hidden
 * while the basket is empty.
 */
export function BasketBar({ outlet }: { outlet: string }) {
  const text = useOrderText();
  const property = usePathParam('property');
  const { basket } = useBasket(property, outlet);
  const filled = basket && basket.lines.length > 0 ? basket : null;
  const { quote } = useQuote(property, filled);
  if (!filled) return null;
  const { currency, currencyPrecision } = filled;
  const { amount, hasChanged } = basketSubtotal(filled, quote);
  return (
    <ActionBar>
      <ButtonLink look="primary" isWide to="property-outlet-order-now" params={{ property, outlet }}>
        <Icon of={ShoppingBag} size={20} />
        <span className={styles.words}>
          {text('{count, plural, one {Your order: # item} other {Your order: # items}}', {
            count: basketItemCount(filled),
          })}
          {hasChanged && <small className={styles.changed}>{text('Changed since you added it')}</small>}
        </span>
        <Price price={{ amount, currency, currencyPrecision }} />
      </ButtonLink>
    </ActionBar>
  );
}
