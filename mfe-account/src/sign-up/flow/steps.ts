import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { blockingFor, missingOf } from '@guest/shared/contracts/sign-up/requirements';
import type { ServiceType } from '@guest/shared/contracts/sign-up/service-types';
import type { VerificationType } from '@guest/shared/contracts/sign-up/sign-up.contract';
import type { RouteName } from '@guest/shared/routes/routes';

export type Step = 'address' | 'code' | 'language' | 'name' | 'stay';

/** Those who come for nothing that needs it are asked for their stay too, and may leave it for later. */
const STAY_IS_OFFERED: readonly ServiceType[] = ['signup', 'reservations'];

/** What a verified guest has yet to be asked, in order. The room is asked for together with the stay. */
export function openSteps(service: ServiceType, user: Partial<User>): Step[] {
  const missing = missingOf(user);
  const isStayOpen =
    isStayNeeded(service, user) || (STAY_IS_OFFERED.includes(service) && missing.includes('stay'));
  const steps: [Step, boolean][] = [
    ['language', missing.includes('lang')],
    ['name', missing.includes('firstName')],
    ['stay', isStayOpen],
  ];
  return steps.flatMap(([step, isOpen]) => (isOpen ? [step] : []));
}

/** Whether the service cannot do without the stay or the room, which this guest has not told. */
export const isStayNeeded = (service: ServiceType, user: Partial<User>): boolean =>
  blockingFor(service, user).some((requirement) => requirement === 'stay' || requirement === 'room');

/** What somebody of whom nobody knows anything is going to be asked; the language they use is the page's. */
export const plannedSteps = (service: ServiceType): Step[] => [
  'address',
  'code',
  ...openSteps(service, { lang: 'known' }),
];

/** The page of a step. */
export function pageOf(step: Step, verification: VerificationType) {
  const pages = {
    address: `property-register-${verification}`,
    code: 'property-register-otp',
    language: 'property-register-language',
    name: 'property-register-profile',
    stay: 'property-register-stay',
  } as const satisfies Record<Step, RouteName>;
  return pages[step];
}
