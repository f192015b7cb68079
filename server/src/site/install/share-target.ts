import { SHARED_FIELD, SHARED_TYPES, sharedPhotosPath } from '@guest/shared/contracts/share/shared-photos';
import type { PropertyRow } from '../../features/property/property-scope';

/** The system posts photos to this address, which the service worker answers. */
export const shareTarget = (property: string) => ({
  action: sharedPhotosPath(property),
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { title: 'title', text: 'text', url: 'url', files: [{ name: SHARED_FIELD, accept: SHARED_TYPES }] },
});

/** Photos can be shared into a post or into the chat with reception, if the hotel has one of them. */
export const hasShareTarget = ({
  features,
  isChatEnabled,
}: Pick<PropertyRow, 'features' | 'isChatEnabled'>): boolean =>
  features.feed || (features.chat && isChatEnabled);
