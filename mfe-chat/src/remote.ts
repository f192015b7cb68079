import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { ChatIntroPage } from './intro/chat-intro-page';
import { reads } from './reads';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  mount: async ({ lang }) => ({
    pages: {
      'property-chat': async () => ChatIntroPage,
      'property-chat-intro': async () => ChatIntroPage,
      'property-chat-register': () =>
        import(/* webpackChunkName: "page-property-chat-register" */ './register/chat-register-page').then(
          (it) => it.ChatRegisterPage,
        ),
    },
    reads,
    texts: await loadTexts(lang),
  }),
};
