import { SearchField } from '@guest/shared/ui/form/field/search-field';
import { Button } from '@guest/shared/ui/button/button';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { useState } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { useIsUnreachable, useTryAgain } from '../room-parts/use-is-connection-lost';
import { useRoomIds, useRoomsLoad } from '../context/use-rooms';
import { reportFailure } from '../../sync/report-failure';
import { useText } from '../../texts';
import { RoomListSkeleton } from './room-list-skeleton';
import styles from './room-list.module.css';
import { RoomRow } from './room-row';
import { matchesSearch } from '../room-parts/matches-search';
import { roomTitle } from '../../model/state/room-kind';
import { WriteToReception } from './write-to-reception';

/** The search field appears from this number of rooms on. */
const SEARCH_SHOWN_FROM = 4;

/** The guest's rooms, the most recently active first. */
export function RoomList({ current }: { current: string | undefined }) {
  const text = useText();
  const chat = useChat();
  const load = useRoomsLoad();
  const ids = useRoomIds();
  const [typed, setTyped] = useState('');
  const shown = useFoundRooms(ids, typed);
  const isUnreachable = useIsUnreachable();
  const tryAgain = useTryAgain(() => chat.reload());
  const hasMore = useChatState(({ roomsCursor }) => roomsCursor !== null);

  if (ids.length === 0 && (load === 'error' || (load !== 'ready' && isUnreachable))) {
    return (
      <ErrorState
        heading={text("Couldn't load your conversations")}
        retry={text('Try again')}
        onRetry={tryAgain}
      >
        {text('Nothing is lost. Check your connection and try again.')}
      </ErrorState>
    );
  }
  if (ids.length === 0 && load !== 'ready') return <RoomListSkeleton />;
  if (ids.length === 0) {
    return (
      <EmptyState icon={MessageCircle} heading={text('No conversations yet')} action={<WriteToReception />}>
        {text("Towels, a table, a late check-out: ask reception, and we'll reply here.")}
      </EmptyState>
    );
  }
  return (
    <>
      {ids.length >= SEARCH_SHOWN_FROM && (
        <SearchField label={text('Search conversations')} clear={text('Clear search')} onSearch={setTyped} />
      )}
      <VisuallyHidden>
        <span role="status">
          {typed !== '' &&
            text('{count, plural, =0 {No conversation found} one {# conversation} other {# conversations}}', {
              count: shown.length,
            })}
        </span>
      </VisuallyHidden>
      {shown.length === 0 && <p className={styles.none}>{text('No conversation matches your search.')}</p>}
      <ul role="list" aria-label={text('Conversations')} className={styles.rooms}>
        {shown.map((id) => (
          <RoomRow key={id} roomId={id} isCurrent={id === current} />
        ))}
      </ul>
      {hasMore && typed === '' && (
        <Button look="quiet" isWide onClick={() => void chat.loadMoreRooms().catch(reportFailure)}>
          {text('Older conversations')}
        </Button>
      )}
    </>
  );
}

/** Returns the rooms whose title, people or last message match the search. */
function useFoundRooms(ids: readonly string[], typed: string): readonly string[] {
  const text = useText();
  const rooms = useChatState((chat) => chat.rooms);
  if (typed.trim() === '') return ids;
  return ids.filter((id) => {
    const room = rooms[id];
    if (!room) return false;
    const people = room.participants.map(({ name }) => name);
    return matchesSearch(typed, [roomTitle(room, text), room.lastMessage?.text ?? '', ...people]);
  });
}
