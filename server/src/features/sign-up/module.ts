import type { Module } from '../../platform/module/module';
import type { ConsentRepository } from '../consent/consent.repository';
import type { Identity } from '../identity/module';
import type { ServesInProperty } from '../property/module';
import type { Challenges } from '../verification/challenges';
import { createSignIn } from './sign-in';
import { signUpRoutes } from './sign-up.routes';

interface SignUpModuleDeps {
  challenges: Challenges;
  consents: ConsentRepository;
  identity: Identity;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** Registration and sign-in of guests. */
export function createSignUpModule(deps: SignUpModuleDeps): Module {
  const { challenges, consents, identity, servesInProperty, now } = deps;
  const signIn = createSignIn({ challenges, consents, ...identity });
  return { routes: (app) => signUpRoutes(servesInProperty(app), { challenges, signIn, now }) };
}
