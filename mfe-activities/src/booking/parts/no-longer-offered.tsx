import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import { useText } from '../../texts';

/** Shown instead of the questions of a booking that cannot be made any more. */
export function NoLongerOffered() {
  const text = useText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={CalendarX}
      heading={text('No longer offered')}
      action={
        <ButtonLink to="property-activities-index" params={{ property }}>
          {text('View activities')}
        </ButtonLink>
      }
    />
  );
}
