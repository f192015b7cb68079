import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import UtensilsCrossed from 'lucide/dist/esm/icons/utensils-crossed.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';

/** The empty state of an outlet that does not take orders. */
export function OrderingUnavailable({ outlet: { name, slug } }: { outlet: Pick<Outlet, 'name' | 'slug'> }) {
  const text = useOrderText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={UtensilsCrossed}
      heading={text("{name} doesn't take orders here", { name })}
      level={2}
      action={
        <ButtonLink look="primary" to="property-outlet" params={{ property, outlet: slug }}>
          {text('View opening hours')}
        </ButtonLink>
      }
    >
      {text("You're welcome to visit in person.")}
    </EmptyState>
  );
}
