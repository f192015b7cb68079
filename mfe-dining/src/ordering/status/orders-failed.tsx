import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { isNotFound, NoAccess } from '../../lazy-texts/no-access';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Shown if the orders failed to load. */
export function OrdersFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const text = useOrderText();
  const property = usePathParam('property');
  if (!isNotFound(error)) {
    const texts = { failed: text("Couldn't load your orders."), retry: text('Try again') };
    return <FailedPart texts={texts} onRetry={retry} />;
  }
  return (
    <NoAccess
      heading={text('Order not found')}
      action={
        <ButtonLink look="primary" to="property-order" params={{ property }}>
          {text('Your orders')}
        </ButtonLink>
      }
    />
  );
}
