import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { isOrderActive } from '@guest/shared/contracts/menu/order-status';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { keepNewest, keepNewestOptions } from '@guest/shared/reads/keep-newest';

/** The polling interval for an active order without a connection. */
const POLL_MS = 15_000;

/** Returns an order that is updated by pushes and refetched whenever a push may have been missed. */
export function useOrder(uuid: string) {
  const host = useHost();
  const { queries, realtime } = host;
  const property = usePathParam('property');
  const isConnected = useStore(realtime.state, ({ connection }) => connection === 'connected');
  const query = readQuery(host, orderContract.getOrder, { params: { property, order: uuid } });
  const [url] = query.queryKey;
  const read = useQuery({
    ...query,
    ...keepNewestOptions,
    refetchInterval: ({ state }) =>
      !isConnected && state.data && isOrderActive(state.data.status) ? POLL_MS : false,
  });
  const update = (order: Order) =>
    queries.setQueryData<Order>(query.queryKey, (known) => keepNewest(known, order));

  useEffect(
    () =>
      realtime.on('orderUpdated', ({ order }) => {
        if (order.uuid !== uuid) return;
        queries.setQueryData<Order>([url, host.lang], (known) => keepNewest(known, order));
      }),
    [realtime, queries, url, host.lang, uuid],
  );
  useEffect(() => {
    // Pushes were missed while the page was disconnected.
    if (isConnected) void queries.invalidateQueries({ queryKey: [url] });
  }, [isConnected, queries, url]);

  return { order: read.data, error: read.error, retry: () => void read.refetch(), update };
}
