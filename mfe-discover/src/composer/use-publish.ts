import { useHost } from '@guest/shared';
import { postingContract, type PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import type { PrivateKind } from '@guest/shared/contracts/share/find-private-details';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { limitChecks, replyInTime } from '../confirm/reply-in-time';
import { useOwnShare } from '../confirm/use-own-share';
import type { DraftEditor } from '../drafts/draft-editor';
import { toPopulated } from '../drafts/merge-populated';
import { tagsIn, type PostDraft } from '../drafts/post-draft';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { addPost } from '../outbox/add-post';
import type { WaitingPost } from '../outbox/post-body';
import { shareOf } from '../outbox/share';
import { faultOf, privateKindsIn, type PostFault } from './post-check';
import { wordsFaultOf } from './words-fault';

/** The question that the guest has to answer before the post is sent. */
export type PublishStep =
  | { name: 'writing' }
  | { name: 'private'; kinds: PrivateKind[] }
  | { name: 'needs'; needs: PostingNeed[] };

interface PublishInput {
  editor: DraftEditor;
  property: string;
  onFault: (fault: PostFault) => void;
  /** Called if the guest may not post now; the form says why, and the draft stays. */
  onObstacle: () => void;
}

/** Publishes a draft: checks it, asks for what is missing, and hands it to the outbox. */
export function usePublish({ editor, property, onFault, onObstacle }: PublishInput) {
  const host = useHost();
  const text = useLazyText();
  const requireGuest = useRequireGuest();
  const navigateTo = useNavigateTo();
  const [fault, setFault] = useState<PostFault | undefined>(() => {
    const { draft } = editor.get();
    return wordsFaultOf(writtenIn(draft), draft.refused ?? []);
  });
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<PublishStep>({ name: 'writing' });
  const isGuest = useStore(host.session, ({ token }) => token !== null);
  const { obstacle, check } = useOwnShare(property, isGuest);
  /** Aborted when the guest discards the draft or leaves the form before the post is in the outbox. */
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  /** Returns the words that the hotel does not allow. Without an answer the server tells it when the post arrives. */
  async function checkWords({ typedTags, ...words }: WrittenDraft, limit: AbortSignal) {
    const body = { ...words, lang: host.lang };
    const reply = await replyInTime(limit, (options) =>
      host.api.send(postingContract.checkWords, { params: { property }, body, ...options }),
    );
    return wordsFaultOf({ ...words, typedTags }, reply?.marks ?? []);
  }

  function showFault(found: PostFault): void {
    setStep({ name: 'writing' });
    setFault(found);
    onFault(found);
  }

  async function publish({ isAnyway = false }: { isAnyway?: boolean }): Promise<void> {
    const { signal } = (attempt.current = new AbortController());
    setBusy(true);
    try {
      // The guest may type on, or add more photos, while the post waits for those that are being read.
      await editor.photosAdded();
      // The draft must be on the device before the guest leaves to sign in.
      await editor.flush();
      if (signal.aborted) return;
      const { draft } = editor.get();
      const written = writtenIn(draft);
      const found = faultOf(written);
      setFault(found);
      if (found) return showFault(found);
      host.signUp.getState().postFilePicked(firstFile(draft));
      const isGone = await requireGuest('create-post', undefined, { populatedPost: toPopulated(draft.text) });
      if (isGone) return;
      const limit = limitChecks();
      const [words, status] = await Promise.all([checkWords(written, limit), check(limit)]);
      if (signal.aborted) return;
      if (status.obstacle) {
        setStep({ name: 'writing' });
        return onObstacle();
      }
      if (words) return showFault(words);
      const outbox = await shareOf(host).open();
      if (!outbox) return setStep({ name: 'writing' });
      if (signal.aborted) return;
      // Another tab may have posted or discarded the draft meanwhile, so that the editor shows another one by now. What is
      // typed after this line stays in the form, so nothing may wait between it and the outbox.
      const { draft: latest, isAddingPhotos } = editor.get();
      const isSameDraft = latest.postKey === draft.postKey;
      const sent = isSameDraft ? latest : draft;
      const foundSince = faultOf(writtenIn(sent));
      if (foundSince) return showFault(foundSince);
      const kinds = isAnyway ? [] : privateKindsIn(writtenIn(sent));
      if (kinds.length > 0) return setStep({ name: 'private', kinds });
      if (status.needs.length > 0) return setStep({ name: 'needs', needs: status.needs });
      const body = toWaitingPost(sent, { property, lang: host.lang, isAnyway });
      // The post is stored in the outbox before the draft goes.
      await addPost(outbox, draft.postKey, body);
      if (isSameDraft && isAddingPhotos)
        host.toast('error', text("Some photos weren't ready in time, so your post is without them."));
      if (editor.get().draft.postKey === sent.postKey) editor.discard();
      await editor.flush();
      // The guest who has left the form since stays where they are.
      if (signal.aborted) return;
      // An open question ends with the page; closing it first would go back in the history and cancel the navigation.
      navigateTo('property-discover', { property });
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }

  function stop(): void {
    attempt.current?.abort();
    setBusy(false);
  }

  return { publish, stop, fault, obstacle, isBusy, step, leave: () => setStep({ name: 'writing' }) };
}

interface WrittenDraft {
  text: string;
  tags: string[];
  alts: string[];
  typedTags: string;
}

const writtenIn = ({ text, tags, photos }: PostDraft): WrittenDraft => ({
  text,
  tags: tagsIn(tags),
  alts: photos.map(({ alt }) => alt),
  typedTags: tags,
});

function toWaitingPost(
  draft: PostDraft,
  { property, lang, isAnyway }: Pick<WaitingPost, 'property' | 'lang' | 'isAnyway'>,
): WaitingPost {
  const { text, tags, photos, place } = draft;
  return {
    property,
    text,
    tags: tagsIn(tags),
    photos: photos.map(({ blob, alt, width, height }) => ({ blob, alt, width, height })),
    ...(place && { place }),
    lang,
    isAnyway,
  };
}

const firstFile = ({ photos: [first] }: PostDraft): File | null =>
  first ? new File([first.blob], 'photo.jpg', { type: first.blob.type }) : null;
