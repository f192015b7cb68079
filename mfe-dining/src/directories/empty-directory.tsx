import { ChatLink } from '@guest/shared/session/chat-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import { useText } from '../texts';

/** The empty state of a directory, with a link to reception. */
export function EmptyDirectory() {
  const text = useText();
  return (
    <EmptyState
      icon={BookOpen}
      heading={text('No information yet')}
      action={<ChatLink>{text('Ask reception')}</ChatLink>}
    >
      {text("We're still preparing this. Reception is happy to help.")}
    </EmptyState>
  );
}
