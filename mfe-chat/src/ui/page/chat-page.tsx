import { TextProvider, useHost } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useProperty } from '@guest/shared/property/use-property';
import { useState, type ComponentType } from 'react';
import type { ChatSource } from '../../client/chat-source';
import { useChatSource } from '../context/chat-source-context';
import { ChatProvider } from '../context/chat-context';
import { ChatIntroPage } from '../intro/chat-intro-page';
import { useIsSignedIn } from '../intro/use-is-signed-in';
import { useText } from '../../texts';
import { TalkSkeleton } from './talk-skeleton';
import styles from './chat-page.module.css';
import { loadTalkTexts } from './talk-texts';

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
  if (isKnown) return isSignedIn ? <Talk /> : <ChatIntroPage />;
  return (
    <>
      <div className={styles.ofStranger}>
        <ChatIntroPage />
      </div>
      <div className={styles.ofGuest}>
        <TalkSkeleton />
      </div>
    </>
  );
}

function Talk() {
  const { lang } = useHost();
  const source = useChatSource();
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
    <LatePart
      load={() => loadTalk(source, lang)}
      isWanted
      with={{}}
      waiting={<TalkSkeleton />}
      onFailure={() => setFailed(true)}
    />
  );
}

/** Loads the pages, their texts and the chat in parallel. */
async function loadTalk(source: ChatSource, lang: Lang): Promise<ComponentType> {
  const [{ TalkPage }, messages, chat] = await Promise.all([
    import(/* webpackChunkName: "chat-talk" */ './talk-page'),
    loadTalkTexts(lang),
    source.load(),
  ]);
  return () => (
    <TextProvider lang={lang} messages={messages}>
      <ChatProvider value={chat}>
        <TalkPage />
      </ChatProvider>
    </TextProvider>
  );
}
