import type { Lang } from '@guest/shared/contracts/core/languages';
import { Section } from '@guest/shared/ui/section/section';
import { withLateTexts } from '../../late-texts/with-late-texts';
import { useOrderText } from '../../late-texts/order-texts';
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
export const loadActiveOrder = (lang: Lang) => withLateTexts(lang, async () => ActiveOrder)();
