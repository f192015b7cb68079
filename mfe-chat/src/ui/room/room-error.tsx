import { ErrorState } from '@guest/shared/ui/state/error-state';
import { useChat } from '../context/chat-context';
import { useText } from '../../texts';
import { useTryAgain } from '../room-parts/use-is-connection-lost';

/** Shown when the messages of a room failed to load. */
export function RoomError() {
  const text = useText();
  const chat = useChat();
  const tryAgain = useTryAgain(() => chat.reload());
  return (
    <ErrorState heading={text("Couldn't load messages")} retry={text('Try again')} onRetry={tryAgain}>
      {text('Nothing is lost. Check your connection and try again.')}
    </ErrorState>
  );
}
