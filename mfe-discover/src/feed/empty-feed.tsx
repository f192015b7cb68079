import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import Hash from 'lucide/dist/esm/icons/hash.mjs';
import { useLazyText } from '../lazy-texts/lazy-texts';

/** The empty state of the feed or of the selected tag. */
export function EmptyFeed({ tag }: { tag: string | undefined }) {
  const text = useLazyText();
  const property = usePathParam('property');
  if (tag !== undefined) {
    return (
      <EmptyState
        icon={Hash}
        heading={text('No posts with this tag')}
        action={
          <ButtonLink to="property-discover" params={{ property }}>
            {text('Show all posts')}
          </ButtonLink>
        }
      >
        {text("You may find what you're looking for in other posts.")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Camera}
      heading={text('No posts yet')}
      action={
        <ButtonLink to="property-activities-index" params={{ property }}>
          {text('View activities')}
        </ButtonLink>
      }
    >
      {text("The first posts will appear here. Until then, see what's on.")}
    </EmptyState>
  );
}
