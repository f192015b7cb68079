import { useHost } from '@guest/shared';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import type { ButtonLook } from '@guest/shared/ui/button/button-class';
import { useStore } from 'zustand';
import { useText } from '../texts';

/**
 * Links from a page that failed to one that works: the current hotel if there is one, otherwise the list of
 * all hotels.
 */
export function RecoveryLinks({ look }: Pick<ButtonLook, 'look'>) {
  const text = useText();
  const property = useStore(useHost().property, (state) => state.property);
  if (property) {
    return (
      <ButtonLink look={look} to="property" params={{ property: property.identity }}>
        {text('Go to {hotel}', { hotel: property.name })}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink look={look} to="index" params={{}}>
      {text('Our hotels')}
    </ButtonLink>
  );
}
