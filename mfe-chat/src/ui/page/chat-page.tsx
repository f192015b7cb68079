import { TextProvider, useHost } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useProperty } from '@guest/shared/property/use-property';
import { useState, type ComponentType } from 'react';
import type { ChatLoader } from '../../client/chat-loader';
import { useChatLoader } from '../context/chat-loader-context';
import { ChatProvider } from '../context/chat-context';
import { ChatIntroPage } from '../intro/chat-intro-page';
import { useIsSignedIn } from '../intro/use-is-signed-in';
import { useText } from '../../texts';
import { ConversationSkeleton } from './conversation-skeleton';
import styles from './chat-page.module.css';
import { loadConversationTexts } from './conversation-texts';

/**
 * Shows the chat to guests and the sign-in prompt to anonymous visitors. The document is rendered without a
 * session, so it contains both the visitor's page and a skeleton, and the device chooses which one is
 * visible.
 */
export function ChatPage() {
  const isKnown = useIsSessionKnown();
  const isSignedIn = useIsSignedIn();
  const { enabled } = useProperty().chatSettings;
  if (!enabled) return <ChatIntroPage />;
  if (isKnown) return isSignedIn ? <LazyConversationPage /> : <ChatIntroPage />;
  return (
    <>
      <div className={styles.ofStranger}>
        <ChatIntroPage />
      </div>
      <div className={styles.ofGuest}>
        <ConversationSkeleton />
      </div>
    </>
  );
}

function LazyConversationPage() {
  const { lang } = useHost();
  const loader = useChatLoader();
  const text = useText();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <ErrorState
        level={1}
        heading={text("Couldn't load your conversations")}
        retry={text('Try again')}
        onRetry={() => setFailed(false)}
      >
        {text('Nothing is lost. Check your connection and try again.')}
      </ErrorState>
    );
  }
  return (
    <LazyPart
      load={() => loadConversationPage(loader, lang)}
      isWanted
      with={{}}
      waiting={<ConversationSkeleton />}
      onFailure={() => setFailed(true)}
    />
  );
}

/** Loads the pages, their texts and the chat in parallel. */
async function loadConversationPage(loader: ChatLoader, lang: Lang): Promise<ComponentType> {
  const [{ ConversationPage }, messages, chat] = await Promise.all([
    import(/* webpackChunkName: "chat-talk" */ './conversation-page'),
    loadConversationTexts(lang),
    loader.load(),
  ]);
  return () => (
    <TextProvider lang={lang} messages={messages}>
      <ChatProvider value={chat}>
        <ConversationPage />
      </ChatProvider>
    </TextProvider>
  );
}
