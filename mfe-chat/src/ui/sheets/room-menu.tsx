import { useHost } from '@guest/shared';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { usePathParam } from '@guest/shared/page/path-param';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import Ban from 'lucide/dist/esm/icons/ban.mjs';
import Flag from 'lucide/dist/esm/icons/flag.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import { useState } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { kindOf, roomTitle } from '../../model/state/room-kind';
import { useListView, useListViewStore } from '../context/list-view-context';
import type { Room } from '../../model/state/room';
import { errorTextOf } from '../../format/error-text';
import { useText } from '../../texts';
import { ActionRow } from './action-row';
import { BlockDialog } from './block-dialog';
import { lastMessageOfOthers } from './last-message-of-others';
import { People } from './people';
import styles from './room-menu.module.css';

type Question = 'leave' | 'block' | null;

/** The menu of a room, with its people and available actions. */
export function RoomMenu({ room, isOpen, onClose }: { room: Room; isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const chat = useChat();
  const go = useNavigateTo();
  const { toast } = useHost();
  const property = usePathParam('property');
  const view = useListViewStore();
  const prefersOriginals = useListView((it) => it.prefersOriginals);
  const hasTranslations = useListView((it) => it.translations.size > 0);
  const reported = useChatState((it) => lastMessageOfOthers(it, room.id));
  const [question, setQuestion] = useState<Question>(null);
  const kind = kindOf(room);
  const { id, muted, hasBlockedByYou } = room;

  /** Refusals are shown in the server's own words. */
  const withErrorToast = (request: Promise<void>) =>
    request.catch((error: unknown) => toast('error', errorTextOf(error, text)));
  const open = (next: Question) => {
    onClose();
    setQuestion(next);
  };

  return (
    <>
      <Sheet
        isOpen={isOpen}
        heading={<bdi>{roomTitle(room, text)}</bdi>}
        close={text('Close')}
        onClose={onClose}
      >
        {!room.isFake && (
          <div className={styles.choices}>
            <Toggle
              label={text('Mute')}
              help={text('No sound and no notifications. Unread messages are still counted.')}
              checked={muted}
              onChange={() => void withErrorToast(muted ? chat.unmute(id) : chat.mute(id))}
            />
            {hasTranslations && (
              <Toggle
                label={text('Show original messages')}
                help={text('Without translation.')}
                checked={prefersOriginals}
                onChange={() => view.getState().originalsPreferred(!prefersOriginals)}
              />
            )}
          </div>
        )}
        {kind !== 'guest' && <People room={room} onDone={onClose} />}
        <ul role="list" className={styles.actions}>
          {reported !== undefined && (
            <ActionRow
              icon={Flag}
              isDestructive
              onClick={() => (onClose(), view.getState().reportOpened(reported))}
            >
              {text('Report the last message')}
            </ActionRow>
          )}
          {kind === 'guest' && !room.isFake && (
            <ActionRow
              icon={Ban}
              isDestructive
              onClick={() =>
                hasBlockedByYou ? (onClose(), void withErrorToast(chat.unblock(id))) : open('block')
              }
            >
              {text(hasBlockedByYou ? 'Unblock' : 'Block this guest')}
            </ActionRow>
          )}
          {kind === 'group' && (
            <ActionRow icon={LogOut} isDestructive onClick={() => open('leave')}>
              {text('Leave this group')}
            </ActionRow>
          )}
        </ul>
      </Sheet>
      <BlockDialog
        room={room}
        isOpen={question === 'block'}
        reportable={reported}
        onClose={() => setQuestion(null)}
      />
      <Dialog
        isOpen={question === 'leave'}
        heading={text('Leave this group?')}
        cancel={text('Cancel')}
        confirm={text('Leave')}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          void withErrorToast(chat.leave(id)).then(() => go('property-chat', { property }));
        }}
      >
        <p>{text("You'll no longer get messages from this group. To rejoin, you'll need an invitation.")}</p>
      </Dialog>
    </>
  );
}
