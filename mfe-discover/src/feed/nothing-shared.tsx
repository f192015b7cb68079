import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import Hash from 'lucide/dist/esm/icons/hash.mjs';
import { useText } from '../texts';

/** The empty state of the feed or of the selected tag. */
export function NothingShared({ tag }: { tag: string | undefined }) {
  const text = useText();
  const property = usePathParam('property');
  if (tag !== undefined) {
    return (
      <EmptyState
        icon={Hash}
        heading={text('Nothing here with this tag')}
        action={
          <ButtonLink to="property-discover" params={{ property }}>
            {text('Show everything')}
          </ButtonLink>
        }
      >
        {text('Other posts may still tell you what you are looking for.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Camera}
      heading={text('Nobody has shared anything yet')}
      action={
        <ButtonLink to="property-activities-index" params={{ property }}>
          {text('See the activities')}
        </ButtonLink>
      }
    >
      {text('The first moments will appear here. Until then, have a look at what is on.')}
    </EmptyState>
  );
}
