import { useHost } from '@guest/shared';
import { orderContract, type Cart, type OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { useQuery } from '@guest/shared/queries';
import { useStore } from 'zustand';
import { toCart, type Basket } from '../../basket/basket';
import { useMenuUpdates } from '../../menus/serving/use-menu-updates';
import { useDebounced } from './use-debounced';

const TYPING_MS = 400;
/**
 * A quote is valid for ten minutes and refetched earlier, so that a guest who reads for a while still has a
 * valid one.
 */
const FRESH_MS = 4 * 60_000;

/** The query key of a quote: its request and the guest. */
const quoteKey = (of: { property: string; outlet: string; cart: string | null; guest: string }) =>
  ['order-quote', of] as const;

/** Returns the quote of a basket from the server: the price, the estimated time and the problems. */
export function useQuote(property: string, basket: Basket | null) {
  const { api, queries, session } = useHost();
  const guest = useStore(session, ({ user }) => user?.guest_uuid ?? '');
  const outlet = basket?.outlet.slug ?? '';
  const currentCart = basket && JSON.stringify(toCart(basket));
  const cart = useDebounced(currentCart, TYPING_MS);
  useMenuUpdates(outlet);
  const key = quoteKey({ property, outlet, cart, guest });
  const read = useQuery<OrderQuote>({
    queryKey: key,
    queryFn: ({ signal }) =>
      api.call(orderContract.quoteOrder, {
        params: { property, outlet },
        // The cast is safe because the text is the serialized cart from above.
        body: JSON.parse(cart ?? '') as Cart,
        signal,
        isToastSuppressed: true,
      }),
    enabled: cart !== null && outlet !== '',
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    refetchOnMount: 'always',
    // The previous quote stays visible while a change is priced.
    placeholderData: (before) => before,
  });
  return {
    quote: basket === null ? undefined : read.data,
    /** True while the visible amounts belong to an older basket. */
    isCalculating: cart !== currentCart || read.isFetching,
    hasFailed: read.isError,
    retry: () => void read.refetch(),
    /** Stores the newer quote that the server sends when it rejects an order. */
    replace: (quote: OrderQuote) => queries.setQueryData(key, quote),
  };
}
