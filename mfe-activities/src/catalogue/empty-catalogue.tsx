import { usePathParam } from '@guest/shared/page/path-param';
import { ChatLink } from '@guest/shared/session/chat-link';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import Compass from 'lucide/dist/esm/icons/compass.mjs';
import { useText } from '../texts';

/** The empty state of the catalogue or of the selected category. */
export function EmptyCatalogue({ isFiltered }: { isFiltered: boolean }) {
  const text = useText();
  const property = usePathParam('property');
  if (isFiltered) {
    return (
      <EmptyState
        icon={Compass}
        heading={text('No activities in this category')}
        action={
          <ButtonLink to="property-activities-index" params={{ property }}>
            {text('Show all')}
          </ButtonLink>
        }
      >
        {text("There's more to do at the hotel.")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Compass}
      heading={text('No activities yet')}
      action={<ChatLink>{text('Ask reception')}</ChatLink>}
    >
      {text("We're still planning. Reception can tell you what's on nearby.")}
    </EmptyState>
  );
}
