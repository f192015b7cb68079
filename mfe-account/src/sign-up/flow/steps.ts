import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { unmetRequirements, missingRequirements } from '@guest/shared/contracts/sign-up/requirements';
import type { ServiceType } from '@guest/shared/contracts/sign-up/service-types';
import type { VerificationType } from '@guest/shared/contracts/sign-up/sign-up.contract';
import type { RouteName } from '@guest/shared/routes/routes';

export type Step = 'address' | 'code' | 'language' | 'name' | 'stay';

/** These services do not need the stay, but offer the step as optional. */
const SERVICES_WITH_STAY_STEP: readonly ServiceType[] = ['signup', 'reservations', 'directories'];

/** Returns the missing steps of a verified guest in order. The step for the stay includes the room. */
export function remainingSteps(service: ServiceType, user: Partial<User>): Step[] {
  const missing = missingRequirements(user);
  const isStayOpen =
    isStayNeeded(service, user) || (SERVICES_WITH_STAY_STEP.includes(service) && missing.includes('stay'));
  const steps: [Step, boolean][] = [
    ['language', missing.includes('lang')],
    ['name', missing.includes('firstName')],
    ['stay', isStayOpen],
  ];
  return steps.flatMap(([step, isOpen]) => (isOpen ? [step] : []));
}

/** Returns whether the service requires the stay or the room and the guest has not provided it. */
export const isStayNeeded = (service: ServiceType, user: Partial<User>): boolean =>
  unmetRequirements(service, user).some((requirement) => requirement === 'stay' || requirement === 'room');

/**
 * Returns the steps for an unknown visitor. The language step is left out because the language of the page is
 * used.
 */
export const plannedSteps = (service: ServiceType): Step[] => [
  'address',
  'code',
  ...remainingSteps(service, { lang: 'known' }),
];

/** Returns the route of a step. */
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
