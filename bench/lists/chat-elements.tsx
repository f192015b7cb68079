import 'react-chat-elements/dist/main.css';
import { createRef } from 'react';
import { MessageList } from 'react-chat-elements';
import type { ListSubject } from './subject';
import { createLineStore } from './line-store';

export function chatElementsList(): ListSubject {
  const { show, append, useLines } = createLineStore();
  const box = createRef<HTMLDivElement>();

  function ChatElements() {
    return (
      <MessageList
        referance={box}
        className="elements"
        lockable
        toBottomHeight="100%"
        // The types of the library require more properties than its documentation; the cast avoids them.
        dataSource={
          useLines().map(({ seq, text, isOwn, at }) => ({
            id: seq,
            position: isOwn ? 'right' : 'left',
            type: 'text',
            title: isOwn ? 'You' : 'Iris',
            text,
            date: new Date(at),
            focus: false,
            titleColor: '#000',
            forwarded: false,
            replyButton: false,
            removeButton: false,
            status: 'sent',
            notch: true,
            retracted: false,
          })) as never
        }
      />
    );
  }
  return { show, append, render: () => <ChatElements />, box: () => document.querySelector('.rce-mlist') };
}
