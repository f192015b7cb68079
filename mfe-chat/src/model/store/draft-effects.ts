import type { ChatState, Effect } from '../state/chat-state';
import type { Draft, DraftFile } from '../state/room';

const EMPTY_DRAFT: Draft = { text: '' };

/** Effects on drafts: unsent text and files. */
export const draftEffects = {
  /** Changes only the text; files of the draft are kept. */
  draftSaved: (chat, { roomId, draft }) =>
    withDraft(chat, draftKeyOf(chat, roomId), ({ files }) => ({
      ...(draft ?? EMPTY_DRAFT),
      ...(files && { files }),
    })),

  fileAttached: (chat, { roomId, file }) =>
    withDraft(chat, draftKeyOf(chat, roomId), (before) => ({
      ...before,
      files: [...(before.files ?? []), file],
    })),

  /** Files were removed in this tab or another one of the guest. */
  filesDetached: (chat, keys) =>
    Object.keys(chat.drafts).reduce<Partial<ChatState>>((after, key) => {
      const isIn = chat.drafts[key]?.files?.some((file) => keys.includes(file.key));
      if (!isIn) return after;
      const drafts = after.drafts ?? chat.drafts;
      return withDraft({ drafts }, key, ({ files = [], ...rest }) => ({
        ...rest,
        files: files.filter((file) => !keys.includes(file.key)),
      }));
    }, {}),

  /** Files were restored from the device. They are placed before files added since. */
  draftFilesFound: ({ drafts }, found) =>
    found.toReversed().reduce(
      (after, { room, key, attachment }) =>
        withDraft(after, room, (before) => ({
          ...before,
          files: [{ key, attachment }, ...(before.files ?? [])],
        })),
      { drafts },
    ),
} satisfies {
  draftSaved: Effect<{ roomId: string; draft: Omit<Draft, 'files'> | null }>;
  fileAttached: Effect<{ roomId: string; file: DraftFile }>;
  filesDetached: Effect<readonly string[]>;
  draftFilesFound: Effect<readonly (DraftFile & { room: string })[]>;
};

const draftKeyOf = ({ rooms }: ChatState, roomId: string): string => rooms[roomId]?.key ?? roomId;

/** Removes a draft without text and files. */
function withDraft(
  { drafts }: Pick<ChatState, 'drafts'>,
  key: string,
  change: (before: Draft) => Draft,
): Pick<ChatState, 'drafts'> {
  const { [key]: before = EMPTY_DRAFT, ...others } = drafts;
  const { files = [], ...rest } = change(before);
  const draft = files.length > 0 ? { ...rest, files } : rest;
  return { drafts: rest.text === '' && files.length === 0 ? others : { ...others, [key]: draft } };
}
