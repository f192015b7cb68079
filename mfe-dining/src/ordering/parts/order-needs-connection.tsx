import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Says on each page of an order, before anything is entered, that it cannot be placed without a connection. */
export function OrderNeedsConnection() {
  const text = useOrderText();
  return (
    <NeedsConnection
      text={text("You're offline. Your basket is kept here; ordering needs a connection to the hotel.")}
    />
  );
}
