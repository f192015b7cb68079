import { usePathParam } from '@guest/shared/page/path-param';
import { ChatLink } from '@guest/shared/session/chat-link';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { useLazyText } from '../lazy-texts/lazy-texts';

/**
 * The empty state of a search. Its link to reception passes the query on, so that the guest need not type it
 * again.
 */
export function EmptyResults({ query }: { query: string }) {
  const text = useLazyText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={SearchX}
      heading={text('No results')}
      action={
        <>
          <ChatLink populatedMessage={query}>{text('Ask reception')}</ChatLink>
          <ButtonLink look="quiet" to="property-directories" params={{ property }}>
            {text('View full directory')}
          </ButtonLink>
        </>
      }
    >
      {text('Try another word or ask us.')}
    </EmptyState>
  );
}
