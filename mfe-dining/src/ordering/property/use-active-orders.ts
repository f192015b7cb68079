import { useHost } from '@guest/shared';
import { orderContract, type OrderSummary } from '@guest/shared/contracts/order/order.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';

/** Returns the active orders, refetched after every order event and every reconnect. */
export function useActiveOrders(): OrderSummary[] {
  const host = useHost();
  const { queries, realtime } = host;
  const property = usePathParam('property');
  const isConnected = useStore(realtime.state, ({ connection }) => connection === 'connected');
  const query = readQuery(host, orderContract.listOrders, {
    params: { property },
    query: { state: 'active' },
  });
  const [url] = query.queryKey;
  const read = useQuery(query);
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: [url] });
    if (isConnected) refresh();
    return realtime.on('orderUpdated', refresh);
  }, [isConnected, queries, realtime, url]);
  return read.data?.items ?? [];
}
