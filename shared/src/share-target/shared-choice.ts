import { deviceStorage } from '../storage/device-storage';

/** Where what another app has shared belongs. */
export type SharedTarget = 'post' | 'chat';

/** The choice lasts while the guest signs in. The shell deletes what begins with `draft` at sign-out. */
const nameOf = (property: string) => `draft-shared ${property}`;

export const chooseSharedTarget = (property: string, target: SharedTarget | null): void =>
  void deviceStorage.setItem(nameOf(property), target);

export const isSharedInto = (property: string, target: SharedTarget): boolean =>
  deviceStorage.getItem(nameOf(property)) === target;
