import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Shown if the basket is empty, or was ordered in another tab. */
export function EmptyBasket({ outlet }: { outlet: string }) {
  const text = useOrderText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={ShoppingBag}
      heading={text('Your order is empty')}
      level={2}
      action={
        <>
          <ButtonLink look="primary" to="property-outlet-order-now" params={{ property, outlet }}>
            {text('View menu')}
          </ButtonLink>
          <ButtonLink to="property-order" params={{ property }}>
            {text('Your orders')}
          </ButtonLink>
        </>
      }
    />
  );
}
