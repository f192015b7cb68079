import { useProperty } from '@guest/shared/property/use-property';
import type { PlanTextKey } from '../reservations/day-plan/texts/plan-texts';
import { useStayState } from './use-stay-state';

interface Suggestion {
  to: 'property-activities-schedule' | 'property-directories-outlets' | 'property-request-create';
  name: PlanTextKey;
  line: PlanTextKey;
}

/** Returns suggestions for the rest of the day, limited to the services of this hotel. */
export function useSuggestions(today: string): Suggestion[] {
  const { features } = useProperty();
  if (useStayState(today) !== 'IN') return [];
  const suggestions: (Suggestion | false)[] = [
    features.activities && {
      to: 'property-activities-schedule',
      name: "See what's on today",
      line: 'Activities and events',
    },
    features.tableBooking && {
      to: 'property-directories-outlets',
      name: 'Book a table',
      line: 'Restaurants and bars',
    },
    features.requests && {
      to: 'property-request-create',
      name: 'Request something',
      line: 'Towels, a taxi, a repair',
    },
  ];
  return suggestions.filter((one) => one !== false);
}
