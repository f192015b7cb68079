import { newAddress } from '../anonymous-visitors';

// Bodies of requests that pass validation, for tests of who may send them.

export const invalidCode = () => ({ otp_request_token: 'x'.repeat(43), code: '123456' });
export const orderBody = () => ({
  mode: 'room',
  lines: [],
  requestedFor: null,
  paymentMethod: 'pay_on_delivery',
  quoteToken: 'x',
});
export const start = () => ({
  verification_type: 'email',
  email: newAddress(),
  lang: 'en',
  acceptTerms: true,
  termsVersion: '1',
  marketing: false,
  serviceType: 'signup',
});

export const joinBody = () => ({
  firstName: 'Ada',
  lastName: 'Byron',
  acceptTerms: true,
  termsVersion: '1',
});

export const foreignPushService = () => ({
  endpoint: 'https://elsewhere.example/push/1',
  keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
  lang: 'en',
  userAgentClass: 'phone',
});
