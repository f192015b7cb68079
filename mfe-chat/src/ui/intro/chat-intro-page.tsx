import { useProperty } from '@guest/shared/property/use-property';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import { Section } from '@guest/shared/ui/section/section';
import MessageCircleOff from 'lucide/dist/esm/icons/message-circle-off.mjs';
import { useText } from '../../texts';
import styles from './chat-intro-page.module.css';
import { Emergency } from './emergency';
import { ConversationStarters } from './conversation-starters';
import { StaffFacts } from './staff-facts';
import { StaffPresence } from './staff-presence';
import { useIsSignedIn } from './use-is-signed-in';
import { SignInPrompt } from './sign-in-prompt';

/** Introduces the chat: who replies, how soon and, for an anonymous visitor, how to sign in. */
export function ChatIntroPage() {
  const text = useText();
  const { name, phone, chatSettings } = useProperty();
  const isSignedIn = useIsSignedIn();
  if (!chatSettings.enabled) {
    return (
      <EmptyState
        level={1}
        icon={MessageCircleOff}
        heading={text("Chat isn't available at this hotel")}
        action={<PhoneLink phone={phone} className={buttonClass({ look: 'primary' })} />}
      >
        {text("Please call reception. We're happy to help.")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.way}>
        <PageHeading
          heading={text('Chat with the hotel')}
          line={text('Message the team at {name} as you would a friend. No calls, no queues.', { name })}
        />
        <StaffPresence />
        <SignInPrompt />
      </div>
      <div className={styles.more}>
        {!isSignedIn && (
          <Section heading={text('What you can ask')}>
            <ConversationStarters />
          </Section>
        )}
        <Section heading={text('Who replies')}>
          <StaffFacts />
        </Section>
        <Emergency />
      </div>
    </div>
  );
}
