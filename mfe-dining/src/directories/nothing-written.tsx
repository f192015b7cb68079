import { usePathParam } from '@guest/shared/page/path-param';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import { useText } from '../texts';

/** The empty state of a directory, with a link to reception. */
export function NothingWritten() {
  const text = useText();
  const property = usePathParam('property');
  const chatEntry = useChatEntry();
  return (
    <EmptyState
      icon={BookOpen}
      heading={text('No information yet')}
      action={
        <ButtonLink to="property-chat" params={{ property }} {...chatEntry}>
          {text('Ask reception')}
        </ButtonLink>
      }
    >
      {text("We're still preparing this. Reception is happy to help.")}
    </EmptyState>
  );
}
