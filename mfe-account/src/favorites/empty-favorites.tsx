import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import { useExtraText } from '../extra-texts/extra-texts';

/** Explains how to add favorites and leads to where they can be found. */
export function EmptyFavorites() {
  const text = useExtraText();
  const property = usePathParam('property');
  const { features } = useProperty();
  return (
    <EmptyState
      icon={Heart}
      level={2}
      heading={text('No favourites yet')}
      action={
        <>
          <ButtonLink look="primary" to="property-directories-outlets" params={{ property }}>
            {text('Browse restaurants')}
          </ButtonLink>
          {features.activities && (
            <ButtonLink look="secondary" to="property-activities-index" params={{ property }}>
              {text('Browse activities')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{text('Tap the heart on a restaurant, bar or activity to find it here again.')}</p>
    </EmptyState>
  );
}
