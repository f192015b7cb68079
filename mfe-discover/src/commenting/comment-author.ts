import type { Host } from '@guest/shared';
import type { WaitingComment } from '../outbox/comment-body';

/** Returns the guest as the author of a comment that the server does not have yet. */
export function commentAuthor({ session }: Pick<Host, 'session'>): WaitingComment['author'] {
  const { user } = session.getState();
  return {
    uuid: user?.guest_uuid ?? '',
    nickName: user?.username ?? user?.firstName ?? '',
    ...(user?.profilePhoto && { profilePic: user.profilePhoto }),
  };
}
