import type { ReactNode } from 'react';
import { usePathParam } from '../page/path-param';
import { ButtonLink } from '../ui/button/button-link';
import type { ButtonLook } from '../ui/button/button-class';
import { useChatEntry } from './use-chat-entry';

/** A button that leads to the chat with reception, with the message that the guest may want to send. */
export function ChatLink(props: {
  look?: ButtonLook['look'];
  populatedMessage?: string;
  children: ReactNode;
}) {
  const { populatedMessage, ...link } = props;
  const property = usePathParam('property');
  const chatEntry = useChatEntry({ populatedMessage });
  return <ButtonLink to="property-chat" params={{ property }} {...chatEntry} {...link} />;
}
