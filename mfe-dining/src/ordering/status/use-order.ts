import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { isOrderActive } from '@guest/shared/contracts/menu/order-steps';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { newest, staysNewest } from '../../format/newest';

/** Without the connection, an order that is on its way is looked at so often. */
const POLL_MS = 15_000;

/** An order as it is: told over the connection at once, and read again whenever something may have been missed. */
export function useOrder(uuid: string) {
  const host = useHost();
  const { queries, realtime } = host;
  const property = usePathParam('property');
  const isConnected = useStore(realtime.state, ({ connection }) => connection === 'connected');
  const query = readQuery(host, orderContract.getOrder, { params: { property, order: uuid } });
  const [url] = query.queryKey;
  const read = useQuery({
    ...query,
    ...staysNewest,
    refetchInterval: ({ state }) =>
      !isConnected && state.data && isOrderActive(state.data.status) ? POLL_MS : false,
  });
  const update = (order: Order) =>
    queries.setQueryData<Order>(query.queryKey, (known) => newest(known, order));

  useEffect(
    () =>
      realtime.on('orderUpdated', ({ order }) => {
        if (order.uuid !== uuid) return;
        queries.setQueryData<Order>([url, host.lang], (known) => newest(known, order));
      }),
    [realtime, queries, url, host.lang, uuid],
  );
  useEffect(() => {
    // What was said while nobody listened.
    if (isConnected) void queries.invalidateQueries({ queryKey: [url] });
  }, [isConnected, queries, url]);

  return { order: read.data, error: read.error, retry: () => void read.refetch(), update };
}
