import { TextProvider, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { loadOwnTexts } from '../profile/texts/own-texts';

/** The pages of a signed-in guest, with texts that the sign-up pages do not load. */
export function ownPages(lang: Lang, texts: MountedRemote['texts']): MountedRemote['pages'] {
  const withOwnTexts = async (load: Promise<ComponentType>): Promise<ComponentType> => {
    const [Page, own] = await Promise.all([load, loadOwnTexts(lang)]);
    const messages = { ...texts, ...own };
    return function OwnPage() {
      return (
        <TextProvider lang={lang} messages={messages}>
          <Page />
        </TextProvider>
      );
    };
  };
  return {
    'property-profile': () =>
      withOwnTexts(
        import(/* webpackChunkName: "page-property-profile" */ '../profile/page/profile-page').then(
          (it) => it.ProfilePage,
        ),
      ),
    'property-reservations': () =>
      withOwnTexts(
        import(/* webpackChunkName: "page-property-reservations" */ '../reservations/reservations-page').then(
          (it) => it.ReservationsPage,
        ),
      ),
  };
}
