import { isLang, directionOf, type Lang } from '@guest/shared/contracts/core/languages';
import type { PushPayload } from '@guest/shared/contracts/notification/push-payload';
import { pathTo } from '@guest/shared/routes/routes';
import type { PushNotice } from '../../../platform/db/tables/schema';
import type { AnnouncementRepository } from '../../announcement/announcement.repository';
import { scopeOf, type PropertyRow } from '../../property/property-scope';
import { isPushTextKey, privateTextOf, pushText } from '../notices/push-texts';
import { textAt } from '../notices/text-at';
import type { QueuedMessage } from '../queue/queue.repository';
import type { UnreadRooms } from './unread-room';

/** The payload must stay below 4 KB, and a notification shows no more than a few lines. */
const MAX_BODY_LENGTH = 240;
const MAX_TITLE_LENGTH = 180;

export interface Recipient {
  guestId: string;
  chatUuid: string;
  lang: string | null;
  hasPrivatePreviews: boolean;
  property: PropertyRow;
}

interface ComposeDeps {
  announcements: AnnouncementRepository;
  unreadRoom: UnreadRooms;
  now: () => number;
}

/** Set if the content is in another language than the guest's, because the hotel does not offer that one. */
type Content = Pick<PushPayload, 'title' | 'body' | 'path' | 'unread'> & { lang?: string };

/**
 * Returns a function that writes a message from the state at the moment of sending. It returns `undefined` if the
 * message is no longer needed, for example because the guest has read it meanwhile.
 */
export function createComposeMessage({ announcements, unreadRoom, now }: ComposeDeps) {
  return async (message: QueuedMessage, to: Recipient): Promise<PushPayload | undefined> => {
    const lang = isLang(to.lang) ? to.lang : 'en';
    const content = await contentOf(message, to, lang);
    if (!content) return undefined;
    const { id, revision, subject, happenedAt } = message;
    return {
      id: `${id}:${revision}`,
      title: shorten(content.title, MAX_TITLE_LENGTH),
      ...(content.body && { body: shorten(content.body, MAX_BODY_LENGTH) }),
      tag: `${to.property.slug}:${subject}`,
      path: content.path,
      lang: content.lang ?? lang,
      dir: directionOf(content.lang ?? lang),
      at: happenedAt.getTime(),
      ...(content.unread !== undefined && { unread: content.unread }),
    };
  };

  async function contentOf(message: QueuedMessage, to: Recipient, lang: Lang): Promise<Content | undefined> {
    const { notice } = message;
    if (notice.kind === 'room') return roomContent(notice, to, lang);
    if (notice.kind === 'announcement') return announcementContent(notice, to, lang);
    const text = textAt(notice, now());
    if (!isPushTextKey(text)) return undefined;
    const title = to.hasPrivatePreviews
      ? pushText(privateTextOf(message.class, text), lang)
      : pushText(text, lang, notice.values);
    return { title, body: houseName(to, lang), path: notice.path };
  }

  async function roomContent(
    { roomId }: Extract<PushNotice, { kind: 'room' }>,
    { chatUuid, property, hasPrivatePreviews }: Recipient,
    lang: Lang,
  ): Promise<Content | undefined> {
    const unread = await unreadRoom(roomId, chatUuid);
    if (!unread) return undefined;
    const path = pathTo('property-chat', { property: property.slug }, { room: roomId });
    const { isFromStaff, senderName, text, count, total } = unread;
    const more = count > 1 ? pushText('unread', lang, { count: String(count) }) : '';
    if (hasPrivatePreviews) {
      const title = pushText(isFromStaff ? 'private_staff_message' : 'private_guest_message', lang);
      return { title, body: more, path, unread: total };
    }
    const name = senderName || scopeOf(property, [lang]).localize(property.name);
    const title = pushText(isFromStaff ? 'staff_message' : 'guest_message', lang, { name });
    const preview = shorten(text, MAX_BODY_LENGTH - more.length - 1);
    return { title, body: [preview, more].filter(Boolean).join('\n'), path, unread: total };
  }

  async function announcementContent(
    { announcementId }: Extract<PushNotice, { kind: 'announcement' }>,
    to: Recipient,
    lang: Lang,
  ): Promise<Content | undefined> {
    const scope = scopeOf(to.property, [lang]);
    const active = await announcements.active(scope, now(), { guestId: to.guestId });
    const found = active.find((one) => one.announcementId === announcementId);
    if (!found || found.acknowledgedAt) return undefined;
    const path = pathTo('property', { property: to.property.slug });
    if (to.hasPrivatePreviews && found.severity !== 'safety') {
      return { title: pushText('private_announcements', lang), body: houseName(to, lang), path };
    }
    return { title: found.title, body: found.text, path, lang: scope.lang };
  }
}

const houseName = ({ property }: Recipient, lang: Lang) => scopeOf(property, [lang]).localize(property.name);

/** Cuts a text between characters, never within one. */
function shorten(text: string, length: number): string {
  const characters = [...text.trim()];
  return characters.length <= length ? text.trim() : `${characters.slice(0, length - 1).join('')}…`;
}
