import type { Lang } from '@guest/shared/contracts/core/languages';
import { Section } from '@guest/shared/ui/section/section';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';
import { useOrderText } from '../../lazy-texts/order-texts';
import { OrderRows } from './order-rows';
import { useActiveOrders } from './use-active-orders';

/** Shows the active orders on the home page; it renders nothing if there are none. */
export function ActiveOrder() {
  const text = useOrderText();
  const orders = useActiveOrders();
  if (orders.length === 0) return null;
  return (
    <Section heading={text('Your order')}>
      <OrderRows orders={orders} />
    </Section>
  );
}

/** Loads the fragment with its texts, because the home page does not load those of dining. */
export const loadActiveOrder = (lang: Lang) => withLazyTexts(lang, async () => ActiveOrder)();
