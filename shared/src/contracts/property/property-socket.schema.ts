import * as z from '@guest/shared/contracts/zod';

const MAX_APPS = 5;

/** Contains the team and the bundle of an app for iOS, such as `A1B2C3D4E5.com.hotel.guest`. */
const iosAppId = z.string().check(z.regex(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]{1,155}$/));
const packageName = z.string().check(z.maxLength(200), z.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/));
/** Identifies by SHA-256 a certificate that signs the app. */
const fingerprint = z.string().check(z.regex(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/));

/** An app for one system at least. */
const mobileAppSchema = z.strictObject({
  /** Whether pages open in the app by themselves, or only offer it in a banner. */
  opens: z.enum(['link', 'banner']),
  iosAppIds: z.array(iosAppId).check(z.maxLength(MAX_APPS)),
  androidApps: z
    .array(
      z.strictObject({
        packageName,
        fingerprints: z.array(fingerprint).check(z.minLength(1), z.maxLength(MAX_APPS)),
      }),
    )
    .check(z.maxLength(MAX_APPS)),
});
/** The app of a hotel, as the systems of the phones know it. */
export type MobileApp = z.infer<typeof mobileAppSchema>;

const setting = z.object({
  /** `null` for a hotel without an app of its own. */
  app: z.nullable(mobileAppSchema),
});

export const propertyRequestChecks = {
  loadMobileApp: {
    ask: z.strictObject({}),
    answer: z.extend(setting, {
      /** The address of the links that open the app, which belongs to the server and not to a hotel. */
      deepLinkBase: z.string(),
    }),
  },
  changeMobileApp: { ask: z.strictObject({ app: z.nullable(mobileAppSchema) }), answer: setting },
};
