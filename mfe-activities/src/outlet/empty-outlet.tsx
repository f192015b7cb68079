import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import Compass from 'lucide/dist/esm/icons/compass.mjs';
import { useText } from '../texts';

/** The empty state of an outlet without activities. */
export function EmptyOutlet() {
  const text = useText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={Compass}
      level={3}
      heading={text('No activities here')}
      action={
        <ButtonLink to="property-activities-index" params={{ property }}>
          {text('View all activities')}
        </ButtonLink>
      }
    >
      {text("There's more to do at the hotel.")}
    </EmptyState>
  );
}
