import { usePathParam } from '@guest/shared/page/path-param';
import { ChatLink } from '@guest/shared/session/chat-link';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import UtensilsCrossed from 'lucide/dist/esm/icons/utensils-crossed.mjs';
import { useText } from '../texts';

/** The empty state of the outlets or of the selected kind. */
export function EmptyOutlets({ isFiltered }: { isFiltered: boolean }) {
  const text = useText();
  const property = usePathParam('property');
  if (isFiltered) {
    return (
      <EmptyState
        icon={UtensilsCrossed}
        heading={text('Nothing of this type')}
        action={
          <ButtonLink to="property-directories-outlets" params={{ property }}>
            {text('Show all')}
          </ButtonLink>
        }
      >
        {text("There's more to eat and drink at the hotel.")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={UtensilsCrossed}
      heading={text('No restaurants or bars yet')}
      action={<ChatLink>{text('Ask reception')}</ChatLink>}
    >
      {text('Reception can recommend places nearby.')}
    </EmptyState>
  );
}
