import { useHost } from '@guest/shared';
import { timelineContract } from '@guest/shared/contracts/timeline/timeline.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useState } from 'react';

/** The calendar of the guest with its changes. The address is known only where it was created. */
export function useCalendarFeed(onFailure: () => void) {
  const host = useHost();
  const params = { property: usePathParam('property') };
  const read = useQuery({
    ...readQuery(host, timelineContract.getCalendarFeed, { params }),
    refetchOnMount: 'always',
  });
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function change(send: () => Promise<string | null>): Promise<void> {
    setIsBusy(true);
    try {
      setUrl(await send());
      await read.refetch();
    } catch {
      onFailure();
    } finally {
      setIsBusy(false);
    }
  }
  const input = { params, isToastSuppressed: true };
  return {
    read,
    url,
    isBusy,
    create: () =>
      void change(async () => (await host.api.call(timelineContract.createCalendarFeed, input)).url),
    revoke: () =>
      void change(async () => {
        await host.api.call(timelineContract.revokeCalendarFeed, input);
        return null;
      }),
  };
}
