import type { CaseAction } from '@guest/shared/contracts/moderation/reasons';
import { UsageError, type Command, type DeskContext } from '../../core/command';
import { findFeedGuest, findOrOpenCase, openCase } from './find-subject';
import { reasonOption, uphold } from './uphold';

type FindCase = (desk: DeskContext['desk'], query: string) => ReturnType<typeof findOrOpenCase>;

/** Creates a command that decides a case in one step, and opens one for what nobody has reported. */
const actionCommand = (
  name: string,
  action: CaseAction,
  { args, summary, find = findOrOpenCase }: { args: string; summary: string; find?: FindCase },
): Command => ({
  name,
  args,
  summary,
  options: [reasonOption(), '--note <for the author>'],
  run: async ({ desk }, [query = ''], options) => uphold(desk, await find(desk, query), action, options),
});

const PUBLISHED = '<case-or-post-or-comment>';

export const warn = actionCommand('warn', 'none', {
  args: PUBLISHED,
  summary: 'leaves it in the feed, and sends the author the reason and the note',
});

export const hide = actionCommand('hide', 'hide', {
  args: PUBLISHED,
  summary: 'hides a post or comment with a reason; its author still sees it, with its state',
});

export const remove = actionCommand('remove', 'remove', {
  args: PUBLISHED,
  summary: 'removes a post or comment with a reason',
});

export const takePhoto = actionCommand('take-photo', 'take_photo_away', {
  args: '<case-or-post-or-guest>',
  summary: 'takes the photos of a post away, or the profile photo of a guest',
  find: (desk, query) =>
    findOrOpenCase(desk, query).catch((error: unknown) => {
      if (error instanceof UsageError) return findGuestCase(desk, query);
      throw error;
    }),
});

export const askNickName = actionCommand('ask-nickname', 'ask_other_nick_name', {
  args: '<guest>',
  summary: 'has a guest choose another nickname before publishing again',
  find: findGuestCase,
});

/** Finds the case about a guest, who is named by their nickname or by the start of their id. */
async function findGuestCase(desk: DeskContext['desk'], query: string) {
  const { guestUuid } = await findFeedGuest(desk, query);
  return openCase(desk, 'guest', guestUuid);
}
