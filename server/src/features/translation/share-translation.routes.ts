import { shareTranslationContract } from '@guest/shared/contracts/feed/share-translation.contract';
import type { ServeInProperty } from '../property/serve-in-property';
import type { createTranslateShare } from './translate-share';

const CALLS_PER_MINUTE = 30;

interface ShareTranslationDeps {
  translateShare: ReturnType<typeof createTranslateShare>;
  now: () => number;
}

export function shareTranslationRoutes(
  serveInProperty: ServeInProperty,
  { translateShare, now }: ShareTranslationDeps,
): void {
  serveInProperty(
    shareTranslationContract.translateShare,
    ({ body, guest }, { property }) =>
      translateShare({ propertyId: property.id, viewerId: guest?.id ?? null, ...body }),
    { perMinute: CALLS_PER_MINUTE, now },
  );
}
