import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';

/** The empty state for a guest without orders and baskets in this hotel. */
export function EmptyOrders() {
  const text = useOrderText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={ShoppingBag}
      heading={text('No orders yet')}
      level={2}
      action={
        <ButtonLink look="primary" to="property-directories-outlets" params={{ property }}>
          {text('View menu')}
        </ButtonLink>
      }
    >
      {text('Breakfast in bed, a drink by the pool: we bring it to you.')}
    </EmptyState>
  );
}
