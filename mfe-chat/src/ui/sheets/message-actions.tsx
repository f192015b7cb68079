import { useHost } from '@guest/shared';
import { dateLabel } from '@guest/shared/format/day-label';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Flag from 'lucide/dist/esm/icons/flag.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { useChat, useChatState } from '../context/chat-context';
import { useListView, useListViewStore } from '../context/list-view-context';
import type { ShownMessage } from '../../model/message/shown-message';
import { useMessage } from '../context/use-messages';
import { useTranslation, useTranslatedText } from '../context/use-translated-text';
import { useSender } from '../context/use-sender';
import { useText } from '../../texts';
import { ActionRow } from './action-row';
import { canDelete } from './can-delete';
import styles from './message-actions.module.css';
import { ReportForm } from './report-form';

/** The actions for one message. */
export function MessageActions({ roomId, acting }: { roomId: string; acting: string | null }) {
  const text = useText();
  const view = useListViewStore();
  const message = useMessage(roomId, acting ?? '');
  const isReporting = useListView((it) => it.isReporting);
  const isPrivate = useChatState(({ rooms }) => rooms[roomId]?.roomType === 'private_guest');
  const close = () => view.getState().actionsClosed();
  return (
    <Sheet
      isOpen={message !== undefined}
      heading={text(isReporting ? 'Report this message' : 'Message')}
      close={text('Close')}
      onClose={close}
    >
      {message && isReporting && (
        <ReportForm messageId={message.messageId} isPrivate={isPrivate} onDone={close} />
      )}
      {message && !isReporting && (
        <Actions
          message={message}
          onDone={close}
          onReport={() => view.getState().reportOpened(message.key)}
        />
      )}
    </Sheet>
  );
}

function Actions(props: { message: ShownMessage; onDone: () => void; onReport: () => void }) {
  const { message, onDone, onReport } = props;
  const text = useText();
  const chat = useChat();
  const { lang, now, toast } = useHost();
  const view = useListViewStore();
  const { name, isOwn } = useSender(message);
  const { shownText } = useTranslatedText(message);
  const translation = useTranslation(message);
  const { sending } = message;
  const isBeingDeleted = useChatState(({ deletingIds }) => deletingIds.includes(message.messageId));
  const isStuck = sending === 'failed' || sending === 'held';

  async function copy() {
    onDone();
    await navigator.clipboard.writeText(shownText);
    toast('success', text('Copied'));
  }

  return (
    <>
      <p className={styles.about}>
        <bdi>{isOwn ? text('You') : name}</bdi>
        <time dateTime={message.createdTime}>{`${dateLabel(message.date, lang)}, ${message.time}`}</time>
      </p>
      <ul role="list" className={styles.actions}>
        {isStuck && (
          <ActionRow icon={RotateCw} onClick={() => (chat.retry(message.key), onDone())}>
            {text('Try again')}
          </ActionRow>
        )}
        {shownText !== '' && (
          <ActionRow icon={Copy} onClick={() => void copy().catch(reportError)}>
            {text('Copy text')}
          </ActionRow>
        )}
        {translation && (
          <ActionRow
            icon={Languages}
            onClick={() => (view.getState().translationTurned(message.key), onDone())}
          >
            {text(shownText === message.originalText ? 'Show translation' : 'Show original')}
          </ActionRow>
        )}
        {isOwn && sending !== undefined && (
          <ActionRow icon={Trash} isDestructive onClick={() => (chat.discard(message.key), onDone())}>
            {text('Delete')}
          </ActionRow>
        )}
        {canDelete(message, isOwn, now()) && !isBeingDeleted && (
          <ActionRow
            icon={Trash}
            isDestructive
            onClick={() => (chat.deleteMessage(message.messageId), onDone())}
          >
            {text('Delete for everyone')}
          </ActionRow>
        )}
        {!isOwn && (
          <ActionRow icon={Flag} isDestructive onClick={onReport}>
            {text('Report to the hotel')}
          </ActionRow>
        )}
      </ul>
    </>
  );
}
