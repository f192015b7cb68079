import { useHost } from '@guest/shared';
import { useSyncExternalStore } from 'react';
import { localDateTimeAt } from '../contracts/local-time';
import { useProperty } from './use-property';

/** Whether the guest's device keeps another time than the hotel; false until that can be known. */
export function useIsElsewhere(): boolean {
  const { now } = useHost();
  const { timeZone } = useProperty();
  return useSyncExternalStore(
    nothingToFollow,
    () => {
      const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const moment = now();
      // Not by the name of the zone: two zones may keep the same time.
      return localDateTimeAt(moment, here) !== localDateTimeAt(moment, timeZone);
    },
    () => false,
  );
}

const nothingToFollow = () => () => {};
