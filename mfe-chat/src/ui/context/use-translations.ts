import { useHost } from '@guest/shared';
import { useProperty } from '@guest/shared/property/use-property';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { useChat, useChatState } from './chat-context';
import { logOf } from '../../model/state/chat-state';
import { reportFailure } from '../../sync/report-failure';
import type { ListViewStore } from './list-view.store';
import { EMPTY_LOG } from '../../model/message/log';
import { messageIn } from '../../model/message/message-map';

/** Collects the messages of this period into one request. */
const BATCH_DELAY_MS = 150;
const MAX_PER_REQUEST = 25;

/**
 * Requests translations of other people's messages if the property offers translation: the newest first, each
 * once while the room is open. Messages show their original text meanwhile.
 */
export function useTranslations(roomId: string, view: ListViewStore): void {
  const chat = useChat();
  const { lang, realtime } = useHost();
  const isLive = useStore(realtime.state, ({ connection }) => connection === 'connected');
  const { translates } = useProperty().chatSettings;
  const keys = useChatState((it) => logOf(it, roomId).keys);
  const requestedIds = useRef(new Set<string>());

  const requestTranslations = useEffectEvent(async () => {
    for (;;) {
      const messageIds = missingIds();
      if (messageIds.length === 0) return;
      for (const id of messageIds) requestedIds.current.add(id);
      try {
        const found = await chat.translate({ roomId, messageIds, lang });
        if (found.length > 0) view.getState().translated(found);
      } catch (error) {
        // The next message or reconnection requests them again.
        for (const id of messageIds) requestedIds.current.delete(id);
        return reportFailure(error);
      }
    }
  });

  function missingIds(): string[] {
    const { me, logs } = chat.store.getState();
    const log = logs[roomId] ?? EMPTY_LOG;
    return log.keys
      .flatMap((key) => messageIn(log.byKey, key) ?? [])
      .filter((it) => !it.sending && it.from !== me?.chat_uuid && it.originalText !== '' && !it.status)
      .map((it) => it.messageId)
      .filter((id) => !requestedIds.current.has(id))
      .slice(-MAX_PER_REQUEST);
  }

  useEffect(() => {
    if (!translates || !isLive) return;
    const timer = setTimeout(() => void requestTranslations(), BATCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [translates, isLive, keys]);
}
