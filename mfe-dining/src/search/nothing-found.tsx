import { usePathParam } from '@guest/shared/page/path-param';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { useLateText } from '../late-texts/late-texts';

/**
 * The empty state of a search. Its link to reception passes the query on, so that the guest need not type it
 * again.
 */
export function NothingFound({ query }: { query: string }) {
  const text = useLateText();
  const property = usePathParam('property');
  const chatEntry = useChatEntry({ populatedMessage: query });
  return (
    <EmptyState
      icon={SearchX}
      heading={text('No results')}
      action={
        <>
          <ButtonLink to="property-chat" params={{ property }} {...chatEntry}>
            {text('Ask reception')}
          </ButtonLink>
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
