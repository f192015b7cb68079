import { IconButton } from '@guest/shared/ui/button/icon-button';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { useText } from '../../texts';
import styles from './actions-button.module.css';
import { useListViewStore } from '../context/list-view-context';
import type { ShownMessage } from '../../model/message/shown-message';

/**
 * Opens the actions of a message. The button is not in the tab order, which would add dozens of stops; the
 * arrow keys reach it from the list.
 */
export function ActionsButton(props: { message: ShownMessage; name: string; isOwn: boolean }) {
  const { message, name, isOwn } = props;
  const text = useText();
  const view = useListViewStore();
  const { time } = message;
  return (
    <IconButton
      icon={Ellipsis}
      name={
        isOwn
          ? text('Actions for your message, {time}', { time })
          : text("Actions for {name}'s message, {time}", { name, time })
      }
      tabIndex={-1}
      aria-haspopup="dialog"
      data-actions={message.key}
      className={styles.actions}
      onClick={() => view.getState().actionsOpened(message.key)}
    />
  );
}
