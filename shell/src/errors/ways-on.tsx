import { useHost } from '@guest/shared';
import { ButtonLink } from '@guest/shared/ui/button-link';
import { useStore } from 'zustand';
import { useText } from '../texts';

/** From a page that failed to one that works: the hotel that the guest was in, and all of them. */
export function WaysOn() {
  const text = useText();
  const property = useStore(useHost().property, (state) => state.property);
  return (
    <>
      {property && (
        <ButtonLink look="primary" to="property" params={{ property: property.identity }}>
          {text('To {hotel}', { hotel: property.name })}
        </ButtonLink>
      )}
      <ButtonLink look={property ? 'secondary' : 'primary'} to="index" params={{}}>
        {text('Our hotels')}
      </ButtonLink>
    </>
  );
}
