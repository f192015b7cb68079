import { contract } from '../core/endpoint';

export type { ShareTranslation, TranslatableItem } from './share-translation.schema';

export const shareTranslationContract = contract(
  () => import('./share-translation.schema').then((it) => it.shareTranslationChecks),
  {
    translateShare: {
      method: 'POST',
      path: '/web/property/:property/share/translations',
      summary: 'Translates posts and comments; a visitor gets the translations that exist already',
    },
  },
);
