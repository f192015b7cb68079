import { useHost } from '@guest/shared';
import { orderContract, type Cart, type OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { useQuery } from '@guest/shared/queries';
import { useStore } from 'zustand';
import { cartOf, type Basket } from '../../basket/basket';
import { useMenuNews } from '../../menus/serving/use-menu-news';
import { useSettled } from './use-settled';

const TYPING_MS = 400;
/** A quote is good for ten minutes; whoever reads it for long has a fresh one all the same. */
const FRESH_MS = 4 * 60_000;

/** Where a quote stands in the query cache: by what it was asked for, and for whom. */
const quoteKey = (of: { property: string; outlet: string; cart: string | null; guest: string }) =>
  ['order-quote', of] as const;

/** What the server says of a basket: what it comes to, when it could be there, and what stands in its way. */
export function useQuote(property: string, basket: Basket | null) {
  const { api, queries, session } = useHost();
  const guest = useStore(session, ({ user }) => user?.guest_uuid ?? '');
  const outlet = basket?.outlet.slug ?? '';
  const now = basket && JSON.stringify(cartOf(basket));
  const cart = useSettled(now, TYPING_MS);
  useMenuNews(outlet);
  const key = quoteKey({ property, outlet, cart, guest });
  const read = useQuery<OrderQuote>({
    queryKey: key,
    queryFn: ({ signal }) =>
      api.call(orderContract.quoteOrder, {
        params: { property, outlet },
        // What was written down above, and nothing else.
        body: JSON.parse(cart ?? '') as Cart,
        signal,
        isToastSuppressed: true,
      }),
    enabled: cart !== null && outlet !== '',
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    refetchOnMount: 'always',
    // While a change is counted anew, what was counted before stands.
    placeholderData: (before) => before,
  });
  return {
    quote: basket === null ? undefined : read.data,
    /** The figures are of what was asked before. */
    isCounting: cart !== now || read.isFetching,
    hasFailed: read.isError,
    retry: () => void read.refetch(),
    /** A refusal to place it has brought a newer quote along. */
    replace: (quote: OrderQuote) => queries.setQueryData(key, quote),
  };
}
