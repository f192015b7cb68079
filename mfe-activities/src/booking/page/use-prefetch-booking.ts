import { useHost } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { prefetchStart } from '../model/start-queries';
import { noteStartReads } from './load-booking';

/** Returns the function that reads what the booking of an offer starts with, for a link to its page. */
export function usePrefetchBooking(activityId: string): (bookableActivityId: string) => void {
  const host = useHost();
  const property = usePathParam('property');
  return (bookableActivityId) => {
    const reads = prefetchStart(host, { property, activityId, bookableActivityId });
    noteStartReads(reads.catch(reportBackgroundError));
  };
}
