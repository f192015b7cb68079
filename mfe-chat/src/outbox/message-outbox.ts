import type { Host } from '@guest/shared';
import type { ChatStore } from '../chat.store';
import { createMessageSender } from './message-sender';
import { sendMessages } from './send-messages';
import { startOutbox } from './start-outbox';
import { createUpload } from './upload-file';

/** The outbox of the guest who is signed in now. It opens in its own time; what is asked of it before waits for that. */
export function messageOutbox(host: Pick<Host, 'realtime' | 'session' | 'now'>, store: ChatStore) {
  const { realtime, now } = host;
  const { user } = host.session.getState();
  const opening = startOutbox({
    ...{ realtime, now, whose: `${user?.uuid} ${user?.hotel_identity}` },
    senders: { message: createMessageSender(realtime) },
    upload: createUpload(realtime),
  }).then((outbox) => ({ outbox, messages: sendMessages(store, outbox) }));
  opening.catch(reportError);

  return {
    /** Whether the device keeps what is unsent, to be followed. */
    device: opening.then(({ outbox }) => outbox.device),
    sender: {
      send: (key: string) => void opening.then(({ messages }) => messages.send(key)),
      retry: (key: string) => void opening.then(({ messages }) => messages.retry(key)),
      discard: (key: string) => void opening.then(({ messages }) => messages.discard(key)),
    },
    flush: () => opening.then(({ outbox }) => outbox.flush()),
    stop: () =>
      void opening.then(({ outbox, messages }) => {
        messages.stop();
        outbox.close();
      }),
  };
}
