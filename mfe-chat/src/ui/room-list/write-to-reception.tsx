import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { useChat } from '../context/chat-context';
import { useText } from '../../texts';

/** Opens the guest's own room with the staff, which the first message creates. */
export function WriteToReception({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const text = useText();
  const chat = useChat();
  const go = useNavigateTo();
  const property = usePathParam('property');
  return (
    <Button look={look} onClick={() => go('property-chat', { property }, { room: chat.startExternalRoom() })}>
      {text('Message reception')}
    </Button>
  );
}
