import { useHost } from '@guest/shared';
import { useEffect, useState } from 'react';
import { adoptCommentDraft, loadCommentDraft, saveCommentDraft, type CommentDraft } from './comment-draft';
import { draftNameOf, type CommentDraftOwner } from './stored-draft';

interface InitialDraft {
  /** The initial text if no draft is stored. */
  initialText: string;
  /** An unsent comment that returns to the field. The text of a stored draft stays below it. */
  returned: Pick<CommentDraft, 'text' | 'replyTo'> | undefined;
}

/**
 * Returns the draft of a comment, which is stored with each key. The owner must not change while the component is
 * mounted.
 */
export function useCommentDraft(owner: CommentDraftOwner, { initialText, returned }: InitialDraft) {
  const { now } = useHost();
  const { guest, property, subjectId } = owner;
  const load = (): CommentDraft => loadCommentDraft(owner, now()) ?? { text: initialText, savedAt: 0 };
  const [draft, setDraft] = useState(() => {
    if (guest !== undefined) adoptCommentDraft({ ...owner, guest }, now());
    const stored = load();
    if (!returned) return stored;
    const draft = { ...withReturned(stored, returned), savedAt: now() };
    saveCommentDraft(owner, draft);
    return draft;
  });
  /** Another tab has saved the draft since; its text is read when this tab gets the focus. */
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);

  useEffect(() => {
    const name = draftNameOf({ guest, property, subjectId });
    const noteChange = ({ key }: StorageEvent) => void (key === name && setChangedElsewhere(true));
    addEventListener('storage', noteChange);
    return () => removeEventListener('storage', noteChange);
  }, [guest, property, subjectId]);

  function replace(replacing: CommentDraft): void {
    setDraft(replacing);
    saveCommentDraft(owner, replacing);
  }

  return {
    draft,
    isChangedElsewhere,
    reload(): void {
      if (!isChangedElsewhere) return;
      setChangedElsewhere(false);
      setDraft(load());
    },
    change(facts: Partial<Omit<CommentDraft, 'savedAt'>>): void {
      const { text } = { ...draft, ...facts };
      // The server refuses a request with this character.
      const changed = { ...draft, ...facts, text: text.replaceAll('\0', ''), savedAt: now() };
      replace(changed);
    },
    clear: () => replace({ text: '', savedAt: now() }),
    /** Removes the text that was sent. What the guest has typed since stays. */
    clearSent(sent: string): void {
      const { text } = load();
      const rest = text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
      replace({ text: rest, savedAt: now() });
    },
  };
}

function withReturned(
  draft: CommentDraft,
  { text, replyTo }: NonNullable<InitialDraft['returned']>,
): Omit<CommentDraft, 'savedAt'> {
  const isIncluded = draft.text.startsWith(text);
  const joined = [text, draft.text].filter((one) => one.trim() !== '').join('\n\n');
  return { text: isIncluded ? draft.text : joined, replyTo: replyTo ?? draft.replyTo };
}
