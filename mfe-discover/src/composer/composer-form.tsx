import { POST_LIMITS } from '@guest/shared/contracts/feed/post-limits';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Notice } from '@guest/shared/ui/state/notice';
import Info from 'lucide/dist/esm/icons/info.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NeedsSheet } from '../confirm/needs-sheet';
import { useObstacleText } from '../confirm/obstacle';
import { PrivateQuestion } from '../confirm/private-question';
import type { DraftEditor } from '../drafts/draft-editor';
import { isEmptyDraft } from '../drafts/post-draft';
import { useDraftState } from '../drafts/use-draft-editor';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { notAllowedText } from '../refused/refused-words';
import { CharacterCount } from './character-count';
import styles from './composer-form.module.css';
import { PhotosField } from './photos-field';
import { PlaceField } from './place-field';
import type { PostFault } from './post-check';
import { usePublish } from './use-publish';

export function ComposerForm({ editor }: { editor: DraftEditor }) {
  const text = useLazyText();
  const property = usePathParam('property');
  const { draft, isPersisted, isChangedElsewhere, isAddingPhotos, hasNoRoom } = useDraftState(editor);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  /** The fault that has stopped the last attempt. Without one, the notice says what has stopped it. */
  const [stop, setStop] = useState<{ fault?: PostFault }>();
  const [restore, setRestore] = useState<() => void>();
  const {
    publish,
    stop: stopPublishing,
    fault,
    obstacle,
    isBusy,
    step,
    leave,
  } = usePublish({
    editor,
    property,
    onFault: (found) => setStop({ fault: found }),
    onObstacle: () => setStop({}),
  });
  const showRefused = useEffectEvent(() => fault && showIn(form.current, fault));
  useEffect(() => void showRefused(), []);
  // A question that was open gives the focus back to its button when it closes, so the focus moves afterwards.
  useEffect(() => {
    if (stop?.fault) showIn(form.current, stop.fault);
    else if (stop) notice.current?.focus();
  }, [stop]);
  const faultText = useFaultText();
  const obstacleText = useObstacleText();
  const errorOf = (field: PostFault['field']) => (fault?.field === field ? faultText(fault) : undefined);

  function discard(): void {
    stopPublishing();
    const undo = editor.discard();
    setRestore(() => undo);
  }

  return (
    <>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void publish({});
        }}
      >
        {isChangedElsewhere && (
          <Notice icon={Info} isAnnounced>
            {text('Changed in another tab')}
          </Notice>
        )}
        <div>
          <TextArea
            name="text"
            label={text('What was your moment?')}
            rows={6}
            value={draft.text}
            error={errorOf('text')}
            onChange={({ target }) => editor.change({ text: target.value })}
          />
          <CharacterCount text={draft.text} limit={POST_LIMITS.text} />
        </div>
        <PhotosField
          editor={editor}
          photos={draft.photos}
          isAdding={isAddingPhotos}
          hasNoRoom={hasNoRoom}
          altErrorOf={(number) => errorOf(`alt-${number}`)}
        />
        {!isPersisted && draft.photos.length > 0 && (
          <Notice icon={Info} tone="warning" isAnnounced>
            {text('These photos will be lost if you close this page.')}
          </Notice>
        )}
        <TextField
          name="tags"
          label={text('Tags')}
          note={text('optional')}
          help={text('Up to five words, such as sea or breakfast.')}
          value={draft.tags}
          error={errorOf('tags')}
          autoCapitalize="none"
          onChange={({ target }) => editor.change({ tags: target.value })}
        />
        <PlaceField property={property} place={draft.place} onChange={(place) => editor.change({ place })} />
        {obstacle && (
          <div ref={notice} tabIndex={-1}>
            <Notice icon={Info} tone="warning" isAnnounced>
              {obstacleText(obstacle, 'post')}
            </Notice>
          </div>
        )}
        <div className={styles.actions}>
          <Button type="submit" look="primary" isWide isBusy={isBusy}>
            {text('Post')}
          </Button>
          {!isEmptyDraft(draft) && (
            <Button look="quiet" isWide onClick={discard}>
              {text('Discard draft')}
            </Button>
          )}
          {restore && isEmptyDraft(draft) && (
            <p role="status" className={styles.discarded}>
              {text('Draft discarded')}
              {/* The pressed button is gone, so the focus moves on, and back to the text afterwards. */}
              <Button
                autoFocus
                look="quiet"
                onClick={() => {
                  restore();
                  setRestore(undefined);
                  form.current?.querySelector('textarea')?.focus();
                }}
              >
                {text('Undo')}
              </Button>
            </p>
          )}
        </div>
      </form>
      <PrivateQuestion
        kinds={step.name === 'private' ? step.kinds : []}
        onCancel={leave}
        onConfirm={() => void publish({ isAnyway: true })}
      />
      <NeedsSheet
        property={property}
        heading={text('Before your first post')}
        send={text('Post')}
        agreeAndSend={text('Agree and post')}
        needs={step.name === 'needs' ? step.needs : []}
        onClose={leave}
        onDone={() => void publish({ isAnyway: true })}
      />
    </>
  );
}

/** Moves the focus to the field of a fault, and marks the words that are not allowed. */
function showIn(form: HTMLFormElement | null, fault: PostFault): void {
  const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${fault.field}"]`);
  field?.focus();
  if (fault.code === 'words') field?.setSelectionRange(fault.from, fault.to);
}

function useFaultText() {
  const text = useLazyText();
  return (fault: PostFault): string => {
    if (fault.code === 'empty') return text('Write something or add a photo.');
    if (fault.code === 'words') return notAllowedText(text, fault.words);
    if (fault.code === 'tags') return text('Up to 5 tags, each of one word with at most 30 characters.');
    if (fault.code === 'too-many-photos') return text('Up to 4 photos per post.');
    return text('{count, plural, one {# character over the limit.} other {# characters over the limit.}}', {
      count: fault.over,
    });
  };
}
