import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import { useText } from '../texts';

/** The empty state of a day without sessions, or without further sessions. */
export function EmptyDay({ isOver, nextDay }: { isOver: boolean; nextDay: string }) {
  const text = useText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={CalendarX}
      level={3}
      heading={isOver ? text('Nothing else today') : text('Nothing planned for this day')}
      action={
        <>
          <ButtonLink
            look="primary"
            to="property-activities-schedule"
            params={{ property }}
            query={{ from: nextDay }}
          >
            {text('View next day')}
          </ButtonLink>
          <ButtonLink to="property-activities-index" params={{ property }}>
            {text('View all activities')}
          </ButtonLink>
        </>
      }
    >
      {text('See the next day or browse all activities.')}
    </EmptyState>
  );
}
