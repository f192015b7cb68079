import { useHost } from '@guest/shared';
import { useNow } from '@guest/shared/page/use-now';
import { useEffect, useEffectEvent } from 'react';

/** Reads again, each half minute, while the shown reply is outdated, such as that of a day which ended on the open page. */
export function useReadWhenOutdated(queryKey: readonly unknown[], isOutdated: boolean): void {
  const { queries } = useHost();
  const now = useNow();
  const readAgain = useEffectEvent(() => void queries.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (isOutdated) readAgain();
  }, [now, isOutdated]);
}
