import type { MountedRemote } from '@guest/shared';

/** The pages of the sign-up, each in its own chunk. */
export const registerPages: MountedRemote['pages'] = {
  'property-signin': () =>
    import(/* webpackChunkName: "page-property-signin" */ '../sign-in/sign-in-page').then(
      (it) => it.SignInPage,
    ),
  'property-register': () =>
    import(/* webpackChunkName: "page-property-register" */ '../sign-up/page/register-page').then(
      (it) => it.RegisterPage,
    ),
  'property-register-email': () =>
    import(/* webpackChunkName: "page-property-register-email" */ '../sign-up/page/email-page').then(
      (it) => it.EmailPage,
    ),
  'property-register-phone': () =>
    import(/* webpackChunkName: "page-property-register-phone" */ '../sign-up/page/phone-page').then(
      (it) => it.PhonePage,
    ),
  'property-register-verification': () =>
    import(
      /* webpackChunkName: "page-property-register-verification" */ '../sign-up/page/verification-page'
    ).then((it) => it.VerificationPage),
  'property-register-otp': () =>
    import(/* webpackChunkName: "page-property-register-otp" */ '../sign-up/page/otp-page').then(
      (it) => it.OtpPage,
    ),
  'property-register-language': () =>
    import(/* webpackChunkName: "page-property-register-language" */ '../sign-up/page/language-page').then(
      (it) => it.LanguagePage,
    ),
  'property-register-profile': () =>
    import(/* webpackChunkName: "page-property-register-profile" */ '../sign-up/page/name-page').then(
      (it) => it.NamePage,
    ),
  'property-register-stay': () =>
    import(/* webpackChunkName: "page-property-register-stay" */ '../sign-up/page/stay-page').then(
      (it) => it.StayPage,
    ),
};
