import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { buttonClass } from '@guest/shared/ui/button/button-look';
import { Icon } from '@guest/shared/ui/base/icon';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { useText } from '../texts';

/** Links to reception, which takes bookings. */
export function JoinActions() {
  const text = useText();
  const property = usePathParam('property');
  const chatEntry = useChatEntry();
  const { phone } = useProperty();
  return (
    <ActionBar>
      <ButtonLink look="primary" to="property-chat" params={{ property }} {...chatEntry}>
        <Icon of={MessageCircle} size={20} />
        {text('Ask reception')}
      </ButtonLink>
      <PhoneLink phone={phone} className={buttonClass({})} />
    </ActionBar>
  );
}
