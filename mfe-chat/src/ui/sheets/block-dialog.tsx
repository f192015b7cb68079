import { useHost } from '@guest/shared';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { useState } from 'react';
import { useChat } from '../context/chat-context';
import { useListViewStore } from '../context/list-view-context';
import type { Room } from '../../model/state/room';
import { errorTextOf } from '../../format/error-text';
import { useText } from '../../texts';

/** Asks for confirmation before a guest is blocked, and offers to report them. */
export function BlockDialog(props: {
  room: Room;
  isOpen: boolean;
  /** The key of the message that the report refers to. */
  reportable: string | undefined;
  onClose: () => void;
}) {
  const { room, isOpen, reportable, onClose } = props;
  const text = useText();
  const chat = useChat();
  const { toast } = useHost();
  const view = useListViewStore();
  const [isReported, setReported] = useState(false);

  function block() {
    onClose();
    chat.block(room.id).catch((error: unknown) => toast('error', errorTextOf(error, text)));
    if (isReported && reportable !== undefined) view.getState().reportOpened(reportable);
  }

  return (
    <Dialog
      isOpen={isOpen}
      heading={text('Block this guest?')}
      cancel={text('Cancel')}
      confirm={text('Block')}
      onCancel={onClose}
      onConfirm={block}
    >
      <p>
        {text('Neither of you will be able to write. Earlier messages stay. You can unblock at any time.')}
      </p>
      {reportable !== undefined && (
        <Toggle
          label={text('Also report to the hotel')}
          help={text("Reports the last message. You'll choose a reason next.")}
          checked={isReported}
          onChange={(event) => setReported(event.target.checked)}
        />
      )}
    </Dialog>
  );
}
