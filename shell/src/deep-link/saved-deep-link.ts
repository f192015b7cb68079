import * as z from '@guest/shared/contracts/zod';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { DEEP_LINK_KEY } from './deep-link-key';

const savedSchema = z.object({
  version: z.literal(1),
  state: z.object({
    isIosAppInstalled: z.boolean(),
    lastIosCheckTime: z.nullable(z.number()),
    staysInBrowserUntil: z.nullable(z.number()),
  }),
});

/** The state of opening the hotel's app that this device keeps. Times are in milliseconds of its clock. */
export type SavedDeepLink = z.infer<typeof savedSchema>['state'];

const INITIAL: SavedDeepLink = {
  isIosAppInstalled: false,
  lastIosCheckTime: null,
  staysInBrowserUntil: null,
};

/** It is read from the device each time, because other tabs change it, too. */
export function savedDeepLink(): SavedDeepLink {
  try {
    const saved: unknown = JSON.parse(deviceStorage.getItem(DEEP_LINK_KEY) ?? 'null');
    return savedSchema.safeParse(saved).data?.state ?? INITIAL;
  } catch {
    // Other code stored something that is not JSON under this key.
    return INITIAL;
  }
}

/** Changes some of it. The rest stays as another tab may have left it. */
export function saveDeepLink(change: Partial<SavedDeepLink>): void {
  const saved = { state: { ...savedDeepLink(), ...change }, version: 1 };
  deviceStorage.setItem(DEEP_LINK_KEY, JSON.stringify(saved));
}
