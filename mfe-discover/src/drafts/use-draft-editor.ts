import { useHost } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { editorOpening, latePhotosOf, waitForClosedEditors } from './closed-editors';
import { createDraftEditor, type DraftEditor, type DraftState } from './draft-editor';
import { draftOwner, noteDraft } from './draft-note';
import { mergePopulated } from './merge-populated';
import { adoptVisitorDraft, openDrafts } from './open-drafts';

interface DraftEditorInput {
  /** `undefined` for an anonymous visitor. */
  guest: string | undefined;
  property: string;
  /** The text that sign-in has carried to this page. */
  populated: string | undefined;
  /** Called when that text survives the end of the page, unless the guest has left this one. */
  onPopulatedStored: () => void;
}

/** Opens the draft of a new post; `undefined` until it is read from the device. */
export function useDraftEditor({
  guest,
  property,
  populated,
  onPopulatedStored,
}: DraftEditorInput): DraftEditor | undefined {
  const { now } = useHost();
  const [editor, setEditor] = useState<DraftEditor>();
  // The text is carried once; later changes of the address must not open the draft again.
  const mergeCarriedText = useEffectEvent((opened: DraftEditor, isStale: () => boolean) => {
    if (populated === undefined) return;
    const { text } = opened.get().draft;
    const merged = mergePopulated(text, populated);
    if (merged !== text) opened.change({ text: merged });
    const tell = () => !isStale() && opened.get().isPersisted && onPopulatedStored();
    opened.flush().then(tell, reportBackgroundError);
  });

  useEffect(() => {
    let isStale = false;
    let opened: DraftEditor | undefined;
    const owner = draftOwner(guest, property);
    const visitor = draftOwner(undefined, property);
    async function open() {
      await Promise.all([owner, visitor].map(waitForClosedEditors));
      const opening = openDraft();
      for (const one of [owner, visitor]) editorOpening(one, opening);
      await opening;
    }
    async function openDraft() {
      let isPersisted = true;
      const options = {
        now,
        onStorageFailed: () => {
          isPersisted = false;
          opened?.storageFailed();
        },
      };
      const store = await openDrafts({ guest, property }, options);
      if (guest !== undefined) {
        const visited = await openDrafts({ guest: undefined, property }, options);
        await adoptVisitorDraft(store, visited);
        visited.close();
        noteDraft(visitor, false);
      }
      const draft = await store.load();
      noteDraft(owner, draft !== undefined);
      if (isStale) return store.close();
      const adoptedFrom = guest === undefined ? undefined : visitor;
      opened = createDraftEditor(draft, { store, owner, adoptedFrom, now });
      if (!isPersisted) opened.storageFailed();
      for (const late of [owner, visitor].map(latePhotosOf)) if (late) opened.isAdding(late);
      mergeCarriedText(opened, () => isStale);
      setEditor(opened);
    }
    open().catch(reportBackgroundError);
    return () => {
      isStale = true;
      opened?.close();
      setEditor(undefined);
    };
  }, [guest, property, now]);

  return editor;
}

export const useDraftState = (editor: DraftEditor): DraftState =>
  useSyncExternalStore(editor.subscribe, editor.get, editor.get);
