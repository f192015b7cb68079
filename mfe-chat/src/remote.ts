import type { Host, MountedRemote, RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { announcementPage } from './announcements/announcement-page';
import { createAnnouncements } from './announcements/announcements';
import { createChatLoader } from './client/chat-loader';
import { withChatLoader } from './ui/context/with-chat-loader';
import { reads } from './reads';
import { requestPages } from './requests/request-pages';
import { createRequests } from './requests/model/requests';
import { refreshOnFocus } from './sync/refresh-on-focus';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  async mount(host: Host): Promise<MountedRemote> {
    const { lang, realtime } = host;
    const texts = await loadTexts(lang);
    const requests = createRequests(host);
    const announcements = createAnnouncements(host);
    const others = [...requests.steps, ...announcements.steps];
    const chat = createChatLoader(host, { texts, others, follow: requests.follow });
    return {
      pages: {
        'property-chat': () =>
          import(/* webpackChunkName: "page-property-chat" */ './ui/page/chat-page').then((it) =>
            withChatLoader(chat, it.ChatPage),
          ),
        'property-chat-intro': () =>
          import(/* webpackChunkName: "page-property-chat-intro" */ './ui/intro/chat-intro-page').then(
            (it) => it.ChatIntroPage,
          ),
        'property-chat-register': () =>
          import(/* webpackChunkName: "page-property-chat-register" */ './ui/intro/chat-register-page').then(
            (it) => it.ChatRegisterPage,
          ),
        'property-chat-announcements': () => announcementPage(lang, texts, announcements),
        ...requestPages(lang, texts, requests),
      },
      reads,
      texts,
      start() {
        const stops = [
          requests.listen(),
          announcements.listen(),
          chat.start(),
          refreshOnFocus(realtime, () => Promise.all([requests.reload(), announcements.reload()])),
        ];
        return () => stops.forEach((stop) => stop());
      },
    };
  },
};
