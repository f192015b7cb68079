import { useHost } from '@guest/shared';
import {
  roomCareContract,
  type DoNotDisturbState,
} from '@guest/shared/contracts/room-care/room-care.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

/** Reads whether the room must not be disturbed, follows every change, and turns the state on and off. */
export function useDoNotDisturb() {
  const host = useHost();
  const { api, queries, realtime, now } = host;
  const params = { property: usePathParam('property') };
  const isConnected = useStore(realtime.state, ({ connection }) => connection === 'connected');
  const query = readQuery(host, roomCareContract.getDoNotDisturb, { params });
  const [url] = query.queryKey;
  const read = useQuery({
    ...query,
    refetchOnMount: 'always',
    // The state ends by itself, and a page without a connection gets no push about it.
    refetchInterval: ({ state }) => {
      const until = state.data?.current?.until;
      return until === undefined ? false : Math.max(1_000, Date.parse(until) - now());
    },
  });
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    const reread = () => void queries.invalidateQueries({ queryKey: [url] });
    // Pushes were missed while the page was disconnected.
    if (isConnected) reread();
    return realtime.on('doNotDisturbUpdated', reread);
  }, [isConnected, queries, realtime, url]);

  async function change(send: () => Promise<DoNotDisturbState>): Promise<void> {
    setIsBusy(true);
    try {
      queries.setQueryData(query.queryKey, await send());
    } catch {
      // The guest has seen the reason as a toast. The shown state may be out of date, so it is read again.
      await read.refetch();
    } finally {
      setIsBusy(false);
    }
  }
  return {
    state: read.data,
    isBusy,
    turnOn: (until: string) =>
      void change(() => api.call(roomCareContract.turnOnDoNotDisturb, { params, body: { until } })),
    turnOff: () => void change(() => api.call(roomCareContract.turnOffDoNotDisturb, { params })),
  };
}
