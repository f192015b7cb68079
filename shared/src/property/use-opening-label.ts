import { useHost } from '@guest/shared';
import { serviceStatus } from '../contracts/opening-hours/opening-hours';
import type { OpeningHours } from '../contracts/opening-hours/opening-hours.schema';
import { openingLabel, type OpeningLabel } from '../format/opening-label';
import { useNow } from '../page/use-now';
import { useProperty } from './use-property';

/** Returns the label for the opening hours of an outlet and keeps it up to date. */
export function useOpeningLabel(hours: OpeningHours): OpeningLabel {
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const now = useNow();
  return openingLabel(serviceStatus(hours, now, timeZone), { now, timeZone, lang });
}
