import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button-link';
import { EmptyState } from '@guest/shared/ui/empty-state';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import { useText } from '../texts';

/** A directory that the hotel has yet to fill, and who knows the answer until then. */
export function NothingWritten() {
  const text = useText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={BookOpen}
      heading={text('Nothing to look up yet')}
      action={
        <ButtonLink to="property-chat-intro" params={{ property }}>
          {text('Ask reception')}
        </ButtonLink>
      }
    >
      {text('The hotel is still writing this. Reception knows the answer in the meantime.')}
    </EmptyState>
  );
}
