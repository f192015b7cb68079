import { useHost } from '@guest/shared';
import { dateLabel } from '@guest/shared/format/day-label';
import { Button } from '@guest/shared/ui/button/button';
import { SearchField } from '@guest/shared/ui/form/field/search-field';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useState } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { logOf } from '../../model/state/chat-state';
import { matchesSearch } from '../room-parts/matches-search';
import { useListView, useListViewStore } from '../context/list-view-context';
import { messageIn } from '../../model/message/message-map';
import type { ShownMessage } from '../../model/message/shown-message';
import { translationOf, useTranslatedText } from '../context/use-translated-text';
import { useSender } from '../context/use-sender';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';
import styles from './room-search.module.css';

/** A limit for the shown results. */
const MAX_RESULTS = 50;
/** The number of older pages that one tap loads. */
const PAGES_AT_ONCE = 8;

/**
 * Searches the messages of a room in the original and the translation. The browser's own search finds only
 * rendered rows.
 */
export function RoomSearch({ room, isOpen, onClose }: { room: Room; isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} heading={text('Search in conversation')} close={text('Close')} onClose={close}>
      <SearchField label={text('Search messages')} clear={text('Clear search')} onSearch={setTyped} />
      {typed.trim() !== '' && <SearchResults room={room} typed={typed} onChosen={close} />}
    </Sheet>
  );
}

function SearchResults({ room, typed, onChosen }: { room: Room; typed: string; onChosen: () => void }) {
  const text = useText();
  const chat = useChat();
  const view = useListViewStore();
  const listView = useListView((it) => it);
  const log = useChatState((it) => logOf(it, room.id));
  const [isBusy, setBusy] = useState(false);
  const found = log.keys
    .flatMap((key) => messageIn(log.byKey, key) ?? [])
    .filter(
      (it) =>
        it.messageType !== 'status' &&
        matchesSearch(typed, [
          translationOf(it, listView)?.text ?? '',
          it.originalText,
          it.fileData?.name ?? '',
        ]),
    )
    .slice(-MAX_RESULTS)
    .toReversed();

  async function searchEarlier() {
    setBusy(true);
    try {
      for (let page = 0; page < PAGES_AT_ONCE; page++) await chat.loadOlder(room.id);
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p role="status" className={styles.count}>
        {text('{count, plural, =0 {No results} one {# message} other {# messages}}', {
          count: found.length,
        })}
      </p>
      <ul role="list" className={styles.found}>
        {found.map((message) => (
          <li key={message.key}>
            <button
              type="button"
              className={styles.hit}
              onClick={() => {
                onChosen();
                view.getState().found(message.key);
              }}
            >
              <SearchResult message={message} />
            </button>
          </li>
        ))}
      </ul>
      {!room.isFetchComplete && (
        <Button look="quiet" isWide isBusy={isBusy} onClick={() => void searchEarlier()}>
          {text('Search earlier messages')}
        </Button>
      )}
    </>
  );
}

function SearchResult({ message }: { message: ShownMessage }) {
  const text = useText();
  const { lang } = useHost();
  const { name, isOwn } = useSender(message);
  const { shownText } = useTranslatedText(message);
  return (
    <>
      <span className={styles.about}>
        <bdi>{isOwn ? text('You') : name}</bdi>
        <span>{`${dateLabel(message.date, lang)}, ${message.time}`}</span>
      </span>
      <span dir="auto" className={styles.words}>
        {shownText || message.fileData?.name}
      </span>
    </>
  );
}
