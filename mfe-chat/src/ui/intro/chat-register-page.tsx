import { useHost } from '@guest/shared';
import { unmetRequirements, mustSignUp } from '@guest/shared/contracts/sign-up/requirements';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { useStore } from 'zustand';
import { useSignInQuery } from './use-sign-in-query';
import { useText } from '../../texts';
import styles from './chat-register-page.module.css';

/** Asks for the data that the hotel needs to reply: who writes and in which language. */
export function ChatRegisterPage() {
  const text = useText();
  const property = usePathParam('property');
  const queryWith = useSignInQuery();
  const next = useNextStep();
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Before you chat')} line={text('Three quick steps, just once.')} />
      <FactList>
        <Fact icon={KeyRound} name={text('A code')}>
          {text('Sent to your email or phone, so nobody can write in your name.')}
        </Fact>
        <Fact icon={UserRound} name={text('Your first name')}>
          {text("So we know who we're talking to.")}
        </Fact>
        <Fact icon={Languages} name={text('Your language')}>
          {text('So we can reply in your language.')}
        </Fact>
      </FactList>
      <div className={styles.way}>
        {next === 'chat' ? (
          <ButtonLink look="primary" isWide to="property-chat" params={{ property }}>
            {text('Open chat')}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" isWide to={next} params={{ property }} query={queryWith()}>
            {text('Continue')}
          </ButtonLink>
        )}
        <PageLink to="property-chat-intro" params={{ property }} className={styles.back}>
          {text('Who replies')}
        </PageLink>
      </div>
    </div>
  );
}

/** Anonymous visitors sign in, guests with an incomplete profile complete it, and all others can write. */
function useNextStep(): 'property-signin' | 'property-register' | 'chat' {
  const { session } = useHost();
  const isKnown = useIsSessionKnown();
  return useStore(session, ({ token, user }) => {
    if (!isKnown || token === null || user?.is_verified !== true) return 'property-signin';
    return mustSignUp(user) || unmetRequirements('chat', user).length > 0 ? 'property-register' : 'chat';
  });
}
