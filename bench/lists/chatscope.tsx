import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { Message, MessageList } from '@chatscope/chat-ui-kit-react';
import type { ListSubject } from './subject';
import { createLineStore } from './line-store';

export function chatscopeList(): ListSubject {
  const { show, append, useLines } = createLineStore();

  function Chatscope() {
    return (
      <MessageList autoScrollToBottomOnMount scrollBehavior="auto">
        {useLines().map(({ seq, text, isOwn, at }) => (
          <Message
            key={seq}
            model={{
              message: text,
              sentTime: at.slice(11, 16),
              sender: isOwn ? 'You' : 'Iris',
              direction: isOwn ? 'outgoing' : 'incoming',
              position: 'single',
            }}
          >
            <Message.Footer sentTime={at.slice(11, 16)} />
          </Message>
        ))}
      </MessageList>
    );
  }
  return {
    show,
    append,
    render: () => <Chatscope />,
    box: () => document.querySelector('.cs-message-list__scroll-wrapper'),
  };
}
