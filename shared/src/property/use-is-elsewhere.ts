import { useHost } from '@guest/shared';
import { useEffect, useState } from 'react';
import { localDateTimeAt } from '../contracts/local-time';
import { useProperty } from './use-property';

/** Whether this device's clock shows another time than the house's; known once the page answers. */
export function useIsElsewhere(): boolean {
  const { now } = useHost();
  const { timeZone } = useProperty();
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const moment = now();
    // Not by the name of the zone: two zones may keep the same time.
    setIsElsewhere(localDateTimeAt(moment, here) !== localDateTimeAt(moment, timeZone));
  }, [now, timeZone]);
  return isElsewhere;
}
