import { tabStorage } from '../storage/tab-storage';

/** The place to which the content of another app belongs. */
export type SharedTarget = 'post' | 'chat';

/** The choice lasts in its tab while the guest signs in. */
const nameOf = (property: string) => `draft-shared ${property}`;

/** Notes the choice of a guest, or of a visitor without an id; `null` removes it. */
export function chooseSharedTarget(property: string, target: SharedTarget | null, guest = ''): void {
  tabStorage.setItem(nameOf(property), target && `${target} ${guest}`);
}

/** Whether photos were shared into this place by this guest, or by a visitor who may have become this guest. */
export function isSharedInto(property: string, target: SharedTarget, guest = ''): boolean {
  const [chosen, owner = ''] = tabStorage.getItem(nameOf(property))?.split(' ') ?? [];
  return chosen === target && (owner === '' || owner === guest);
}
